/** Quotes: creating one, making orders and bills from it, and importing quotes from a workbook. */
import { readFile } from 'node:fs/promises'
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { button, choose } from './detail.ts'
import { goTo, save } from './keyboard.ts'
import { openHome, signIn } from './sign-in.ts'

const isAccessible = async (page: Page): Promise<void> => {
  expect(await violationsIn(page)).toEqual([])
}
const grid = (page: Page) => page.getByRole('grid', { name: 'Chi tiết' })
const chain = (page: Page) => page.getByRole('navigation', { name: 'Chuỗi chứng từ' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

test('a quote is created, turned into an order and a bill, and links to both', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await openHome(page)
  await goTo(page, 'lap bao gia', 'Lập báo giá')

  await test.step('the quote is saved, valid at least until its own day', async () => {
    await page
      .getByRole('combobox', { name: /Khách hàng/ })
      .first()
      .fill('KH000004')
    await page.getByRole('option').first().click()
    const today = await field(page, 'Ngày lập').inputValue()
    await expect(field(page, 'Hiệu lực đến')).toHaveValue(/^\d\d-\d\d-\d{4}$/)
    await expect(field(page, 'Hiệu lực đến')).not.toHaveValue(today)
    await page.getByPlaceholder(/Quét mã/).fill('SP000020')
    await page.keyboard.press('Enter')
    await expect(grid(page).getByText('SP000020')).toBeVisible()
    await field(page, 'Hiệu lực đến').fill('01-01-2020')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Ngày hiệu lực không được trước ngày lập').first()).toBeVisible()
    await field(page, 'Hiệu lực đến').fill(today)
    await isAccessible(page)
    await save(page)
  })

  await page.goto('/sales/quote/data/list')
  const number =
    (await page
      .getByRole('link', { name: /^BG\d{6}$/ })
      .first()
      .textContent()) ?? ''
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText('Chờ phản hồi').first()).toBeVisible()
  await isAccessible(page)

  await test.step('an order is made from the quote', async () => {
    await button(page, 'Lập đơn').click()
    await expect(page.getByRole('heading', { name: 'Lập đơn đặt hàng' })).toBeVisible()
    await expect(grid(page).getByText('SP000020')).toBeVisible()
    await page.getByText('Thêm thông tin').click()
    await expect(page.getByRole('combobox', { name: 'Báo giá' })).toHaveValue(number)
    await save(page)
  })

  await test.step('a bill is made from the order', async () => {
    await page.goto('/sales/quote/data/list')
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByText('Đã lập đơn').first()).toBeVisible()
    await chain(page)
      .getByRole('link', { name: /^DH\d{6}/ })
      .click()
    await button(page, 'Lập hóa đơn').click()
    await expect(page.getByRole('heading', { name: 'Lập hóa đơn bán hàng' })).toBeVisible()
    await expect(grid(page).getByText('SP000020')).toBeVisible()
    await save(page)
  })

  await test.step('the quote links to both and can no longer be cancelled', async () => {
    await page.goto('/sales/quote/data/list')
    await page.getByRole('link', { name: number }).click()
    await expect(chain(page).getByRole('link', { name: /^BH\d{6}/ })).toBeVisible()
    await choose(page, 'Hủy')
    await expect(page.getByRole('alertdialog').getByText(/Đã lập .*DH\d{6} từ chứng từ này/)).toBeVisible()
  })
})

test('on a phone a bill is made directly from a quote', { tag: detail }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/sales/quote/data/list')
  await page.getByText('BG000003').first().click()
  await expect(page.getByText('Chờ phản hồi').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await choose(page, 'Lập hóa đơn')
  await expect(page.getByRole('heading', { name: 'Lập hóa đơn bán hàng' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('quotes are imported from a workbook with the columns of the template', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/sales/quote/import')
  await expect(page.getByRole('heading', { name: 'Nhập báo giá từ Excel' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tải file mẫu' }).click()
  const template = await (await download).path()
  const chooser = page.waitForEvent('filechooser')
  await page.getByText('Kéo file Excel vào đây').click()
  await (await chooser).setFiles({ name: 'mau.xlsx', mimeType: '', buffer: await readFile(template) })
  await expect(page.getByText('Mã khách hàng').first()).toBeVisible()
})
