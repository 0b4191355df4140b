/** Price levels: making one, putting a customer into it, prices by keyboard and by a formula, and what a bill proposes. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { save } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const isAccessible = async (page: Page): Promise<void> => {
  expect(await violationsIn(page)).toEqual([])
}
const name = 'Đại lý Tân Phát Cần Thơ'
const grid = (page: Page) => page.getByRole('grid', { name: 'Giá hàng hóa' })

test('a level is made, gets a customer and prices, and his bill takes them', { tag: detail }, async ({ page }) => {
  await signIn(page)

  await test.step('a new level with a customer and a price', async () => {
    await page.goto('/system/settingprice/pricelevel/create')
    await page.getByRole('textbox', { name: 'Mã', exact: true }).fill('E2E')
    await page.getByRole('textbox', { name: 'Tên', exact: true }).fill('Khách thân')
    await page.getByPlaceholder('Thêm khách hàng…').fill('Tân Phát Cần Thơ')
    await page.getByRole('option', { name }).click()
    await expect(page.getByRole('button', { name: `Bỏ ${name} khỏi bảng giá` })).toBeVisible()
    await grid(page).getByText('Dòng mới…').click()
    await page.keyboard.type('SP000020')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(grid(page).getByText('SP000020')).toBeVisible()
    await isAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/Thêm thành công/)).toBeVisible()
    await expect(page).toHaveURL(/pricelevel\/update\//)
  })

  await test.step('a formula shows its prices before it sets them', async () => {
    await page.getByRole('button', { name: 'Áp công thức' }).click()
    const dialog = page.getByRole('dialog', { name: 'Áp công thức' })
    await dialog.getByRole('textbox', { name: 'Tăng giảm %' }).fill('-10')
    await dialog.getByRole('button', { name: 'Xem trước' }).click()
    await expect(dialog.getByRole('row')).toHaveCount(2)
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Áp dụng' }).click()
    await expect(page.getByText('Đã đổi 1 dòng giá')).toBeVisible()
    await expect(grid(page).getByText('Dòng mới…')).toBeVisible()
  })
  const row = grid(page).getByRole('row').filter({ hasText: 'SP000020' })
  const cell = row.getByRole('gridcell').last()
  await expect(cell).toHaveText(/\d/)
  const price = await cell.textContent()

  await test.step('it is printed for its customers', async () => {
    await page.getByRole('button', { name: 'In bảng giá' }).click()
    const dialog = page.getByRole('dialog', { name: 'In bảng giá: Khách thân' })
    await expect(dialog.getByText('1 dòng giá, khoảng 1 trang A4')).toBeVisible()
    await isAccessible(page)
    await dialog.getByRole('button', { name: 'Xem trước' }).click()
    const preview = page.getByRole('dialog', { name: 'Bảng giá Khách thân' })
    await expect(preview.locator('canvas[data-drawn]').first()).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('by customer', async () => {
    await page.getByRole('tab', { name: 'Theo khách hàng' }).click()
    const picker = page.getByRole('combobox', { name: /Khách hàng/ })
    await picker.fill('Tân Phát Cần Thơ')
    await page.getByRole('option', { name }).click()
    await expect(grid(page).getByText('SP000020')).toBeVisible()
    await isAccessible(page)
  })

  await test.step('his bill takes the price', async () => {
    await page.goto('/sales/billsales/create')
    await page
      .getByRole('combobox', { name: /Khách hàng/ })
      .first()
      .fill('Tân Phát Cần Thơ')
    await page.getByRole('option', { name }).first().click()
    // The level names the base unit; the goods are proposed in the unit they are usually sold in.
    await page.getByPlaceholder(/Quét mã/).fill('SP000020 kg')
    await expect(page.getByRole('option', { name: /kg/i }).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('grid', { name: 'Chi tiết' }).getByText(price!.trim()).first()).toBeVisible()
    await save(page)
  })
})
