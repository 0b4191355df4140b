/** Saving over an interrupted connection: the document is created exactly once, and the user learns the result. */
import { ofKind } from '../support/quarter.ts'
import { detail, expect, test, type Page } from './test.ts'
import { violationsIn } from './accessibility.ts'
import { brokenLine, type Line } from '../support/broken-line.ts'
import { ask, receive } from './calls.ts'
import { place } from './place.ts'
import { cellTo, pick } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const SAVE = 'api/Order/UpdateDB'
let line: Line

test.beforeAll(async () => {
  line = await brokenLine(Number(new URL(place().url).port))
})
test.afterAll(() => line.close())
test.beforeEach(() => line.mend())

/** Number of today's bills. */
const bills = async (page: Page): Promise<number> => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date())
  const path = `Order/getlist?FromDate=${today}&ToDate=${today}&CurrentIndex=0&nItem=1`
  return (await ask<{ TotalCount: number }>(page, path)).TotalCount
}

const newBill = async (page: Page): Promise<void> => {
  await receive(page, 'SP000055')
  await page.goto(`${place().address.replace(/\d+$/, String(line.port))}/sales/billsales/create`)
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
  await pick(page, 'phuc loc', /Phúc Lộc/)
  await pick(page, 'nuoc rua chen', /Nước rửa chén/)
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('gridcell', { name: '1', exact: true }).first()).toBeVisible()
}
const waits = (page: Page) => page.getByText(/Chứng từ đang chờ và sẽ tự gửi lại/)
const refusedLine = (page: Page) => page.getByText('Không thể kết nối máy chủ, vui lòng thử lại').first()

for (const [where, when] of ofKind('where a connection breaks', [
  ['request', 'before the request was sent'],
  ['during', 'while the request was sent'],
  ['answer', 'before the answer arrived'],
] as const)) {
  test(`a bill is saved exactly once although the connection broke ${when}`, async ({ page }) => {
    await signIn(page)
    const before = await bills(page)
    await newBill(page)
    line.cut(where, SAVE)
    await page.keyboard.press('Control+s')
    await expect(refusedLine(page)).toBeVisible()
    await expect(waits(page)).toBeVisible()
    await expect(page.getByText(/1 chứng từ đang chờ gửi/)).toBeVisible()
    expect(await bills(page)).toBe(where === 'answer' ? before + 1 : before)
    line.mend()
    await expect(page.getByText('Lưu thành công').first()).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('heading', { name: /^Hóa đơn bán hàng/ })).toBeVisible()
    await expect(page.getByText(/đang chờ gửi/)).toHaveCount(0)
    expect(await bills(page)).toBe(before + 1)
  })
}

test(
  'a bill changed after the answer of its save was lost is stored once, with the change',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const before = await bills(page)
    await newBill(page)
    line.cut('answer', SAVE)
    await page.keyboard.press('Control+s')
    await expect(waits(page)).toBeVisible()
    await page.getByRole('button', { name: 'Sửa tiếp' }).click()
    await expect(waits(page)).toHaveCount(0)
    await cellTo(page, 'Số lượng')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    line.mend()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/Lưu thành công|Hiệu chỉnh thành công/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Hóa đơn bán hàng/ })).toBeVisible()
    expect(await bills(page)).toBe(before + 1)
    await page
      .getByRole('link', { name: /^BH\d{6}$/ })
      .first()
      .click()
    await expect(page.getByRole('gridcell', { name: '3', exact: true }).first()).toBeVisible()
  },
)

test(
  'the next bill can be typed while one waits for the connection, and a page closed meanwhile loses neither',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const before = await bills(page)
    await newBill(page)
    line.cut('request', SAVE)
    await page.keyboard.press('Control+Shift+s')
    await expect(page.getByText(/1 chứng từ đang chờ gửi/)).toBeVisible()
    await expect(waits(page)).toHaveCount(0)
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await page.reload()
    await expect(page.getByText(/1 chứng từ đang chờ gửi/)).toBeVisible()
    await page.getByRole('button', { name: 'Xem', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Chứng từ chờ gửi' }).getByText(/Phúc Lộc/)).toBeVisible()
    expect(await violationsIn(page, { within: '[role=dialog]' })).toEqual([])
    await page.keyboard.press('Escape')
    line.mend()
    await expect(page.getByText(/Đã lưu chứng từ chờ gửi: Hóa đơn bán hàng BH\d{6}/)).toBeVisible({ timeout: 40_000 })
    expect(await bills(page)).toBe(before + 1)
    // Chosen right before the page was closed. The next test begins without it.
    await expect(page.getByLabel('Khách hàng').first()).toHaveValue(/Phúc Lộc/)
    await page.getByRole('button', { name: 'Bỏ bản nháp' }).click()
    await expect(page.getByLabel('Khách hàng').first()).toHaveValue('')
  },
)

test(
  'a waiting bill that the server refuses when the connection is back can be opened, corrected and saved',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const before = await bills(page)
    await newBill(page)
    await cellTo(page, 'Số lượng')
    await page.keyboard.type('99999')
    await page.keyboard.press('Enter')
    line.cut('request', SAVE)
    await page.keyboard.press('Control+Shift+s')
    await expect(page.getByText(/1 chứng từ đang chờ gửi/)).toBeVisible()
    line.mend()
    await expect(page.getByText(/1 chứng từ chờ gửi cần bạn xem lại/)).toBeVisible({ timeout: 40_000 })
    await page.getByRole('button', { name: 'Xem', exact: true }).click()
    await page.getByRole('button', { name: 'Mở lại' }).click()
    await expect(page.getByRole('gridcell', { name: '99.999', exact: true })).toBeVisible()
    await cellTo(page, 'Số lượng')
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Lưu thành công').first()).toBeVisible()
    expect(await bills(page)).toBe(before + 1)
    await expect(page.getByText(/cần bạn xem lại/)).toHaveCount(0)
  },
)
