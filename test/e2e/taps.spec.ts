/** How many taps everyday work takes on a phone: selling, beginning a count, sharing what a customer owes. */
import { expect, test, type Locator, type Page } from './test.ts'
import { violationsIn } from './accessibility.ts'
import { receive } from './calls.ts'
import { openHome, signIn } from './sign-in.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const counting = () => {
  let taps = 0
  return {
    tap: async (target: Locator): Promise<void> => {
      taps += 1
      await target.tap()
    },
    taps: () => taps,
  }
}

test('five lines are sold in twelve taps, and a count begins with two', async ({ page }) => {
  await signIn(page)
  await openHome(page)
  const sale = counting()
  const sheet = page.getByRole('dialog')
  await sale.tap(page.getByRole('button', { name: 'Lập nhanh' }))
  await sale.tap(sheet.getByRole('link', { name: 'Hóa đơn bán hàng' }))
  await sale.tap(page.getByRole('button', { name: 'Khách hàng', exact: true }))
  // The field of the sheet has the focus: the customer is named without a tap, whoever else is listed.
  await expect(sheet.getByRole('textbox', { name: 'Tìm kiếm…' })).toBeFocused()
  await page.keyboard.type('KH000001')
  await sale.tap(sheet.getByRole('button', { name: /KH000001/ }))
  await sale.tap(page.getByRole('button', { name: 'Quét mã vạch hoặc tìm hàng…' }))
  const goods = sheet.getByRole('button', { name: /SP0000/ })
  await expect(goods.nth(5)).toBeVisible()
  const codes = (await goods.allTextContents()).map((name) => /SP\d+/.exec(name)![0])
  // Other tests of this tenant sell them too; the first of all goods they also buy, at prices of their own.
  const places = codes.flatMap((code, at) => (code === 'SP000001' ? [] : [at])).slice(0, 5)
  await receive(page, ...places.map((at) => codes[at]!))
  for (const at of places) await sale.tap(goods.nth(at))
  await sale.tap(sheet.getByRole('button', { name: 'Xong' }))
  await sale.tap(page.getByRole('button', { name: 'Lưu', exact: true }))
  await expect(page.getByText('Lưu thành công').first()).toBeVisible()
  expect(sale.taps()).toBeLessThanOrEqual(12)

  const count = counting()
  await openHome(page)
  await count.tap(page.getByRole('button', { name: 'Lập nhanh' }))
  await count.tap(sheet.getByRole('link', { name: 'Kiểm kho' }))
  await expect(page).toHaveURL(/checkstore\/detail\/0$/)
  expect(count.taps()).toBe(2)
  // On their list with one, and from its menu.
  await page.goto('/stock/checkstore/list')
  await expect(page.getByRole('link', { name: 'Lập kiểm kho' })).toHaveAttribute('href', /checkstore\/detail\/0$/)
  await page.getByRole('button', { name: 'Thêm thao tác' }).tap()
  await expect(page.getByRole('menuitem', { name: 'Lập kiểm kho' })).toBeVisible()
})

/** What the browser can hand to other programs; keeps what it was given. */
const canShare = (page: Page, types: readonly string[]): Promise<void> =>
  page.evaluate((able) => {
    const given = globalThis as unknown as { shared?: { text: string; files: string[] } }
    delete given.shared
    const set = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })
    set('canShare', ({ files = [] }: ShareData) => files.every(({ type }) => able.includes(type)))
    set('share', ({ text = '', files = [] }: ShareData) => {
      given.shared = { text, files: files.map(({ name, size }) => `${name} ${size > 1000}`) }
      return Promise.resolve()
    })
  }, types)
const shared = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shared?: { text: string; files: string[] } }).shared)

test('what a customer owes is shared in four taps, as a file, as pictures, or as text to copy', async ({ page }) => {
  await signIn(page)
  await page.goto('/sales/company/list')
  await expect(page.getByRole('link', { name: 'Đại lý Minh Tâm' })).toBeVisible()
  await canShare(page, ['application/pdf', 'image/png'])
  const work = counting()
  await work.tap(page.getByRole('link', { name: 'Đại lý Minh Tâm' }))
  await work.tap(page.getByRole('button', { name: 'Gửi công nợ' }))
  const sheet = page.getByRole('dialog', { name: 'Gửi công nợ: Đại lý Minh Tâm' })
  await expect(sheet.getByLabel('Lời nhắn')).toHaveValue(/Kính gửi Đại lý Minh Tâm,[^]+còn nợ .+ [\d.]+ đ\./)
  expect(await violationsIn(page)).toEqual([])
  await work.tap(sheet.getByRole('button', { name: 'Chia sẻ PDF' }))
  await expect.poll(() => shared(page)).toMatchObject({ files: [expect.stringMatching(/\.pdf true$/)] })
  expect((await shared(page))!.text).toContain('Đại lý Minh Tâm')
  expect(work.taps()).toBeLessThanOrEqual(4)

  await test.step('as pictures where the browser shares nothing else', async () => {
    await page.keyboard.press('Escape')
    await canShare(page, ['image/png'])
    await page.getByRole('button', { name: 'Gửi công nợ' }).tap()
    await expect(sheet.getByRole('button', { name: 'Chia sẻ PDF' })).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Chia sẻ ảnh' }).tap()
    await expect.poll(() => shared(page)).toMatchObject({ files: [expect.stringMatching(/-1\.png true$/)] })
  })
  await test.step('as a download and as text to copy where it shares nothing', async () => {
    await page.keyboard.press('Escape')
    await page.evaluate(() => {
      for (const name of ['share', 'canShare']) Object.defineProperty(navigator, name, { value: undefined })
    })
    await page.getByRole('button', { name: 'Gửi công nợ' }).tap()
    await expect(sheet.getByRole('button', { name: 'Tải PDF' })).toBeFocused()
    await expect(sheet.getByRole('button', { name: 'Sao chép lời nhắn' })).toBeVisible()
  })
})

test('suppliers show what they are owed, and a second one of the same name is asked about', async ({ page }) => {
  await signIn(page)
  await page.goto('/purchase/company/list')
  await expect(page.getByText(/^Còn phải trả [\d.]+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Thêm nhà cung cấp' }).tap()
  await page.getByRole('textbox', { name: /^Tên/ }).fill('công ty cp thực phẩm HẢO VỊ')
  await page.getByRole('button', { name: 'Lưu', exact: true }).tap()
  const question = page.getByRole('alertdialog', { name: 'Lưu tên đã có?' })
  await expect(question).toContainText('NCC000001')
  await expect(question.getByRole('button', { name: 'Xem lại' })).toBeFocused()
})
