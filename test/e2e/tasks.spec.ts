/** What people do all day, with the keys and clicks it takes beside the text they type. */
import { ask, receive } from './calls.ts'
import { countedHand } from './hand.ts'
import { pieceCode } from './keyboard.ts'
import { signIn } from './sign-in.ts'
import { expect, test, type Page } from './test.ts'

const code = (at: number): string => `SP${String(at).padStart(6, '0')}`
/** Goods whose costs and stock no other test changes. */
const untouched = [10, 11, 13, 17, 18, 21, 22, 23, 24, 27, 28, 29, 30, 32, 33, 34, 35, 36, 38, 39] as const
const cell = (page: Page, name: string) =>
  page.getByLabel(new RegExp(`^${name}, dòng \\d+`)).and(page.locator(':focus'))

test('a bill of 20 lines with a part paid', async ({ page }) => {
  await signIn(page)
  await page.goto('/sales/billsales/data/list')
  await expect(page.getByRole('row', { name: /BH\d{6}/ }).first()).toBeVisible()
  const hand = countedHand(page, 'a bill of 20 lines with a part paid')
  await hand.press('F1')
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
  await hand.pick('phuc loc', /Phúc Lộc/)
  const quantities = untouched.map((_, at) => 1 + (at % 3))
  for (const [at, quantity] of quantities.entries()) {
    // Nothing is waited for: keys pressed while goods are looked for are kept. Bar codes are scanned, codes typed.
    await hand.type(at % 2 === 0 ? pieceCode(untouched[at]!) : code(untouched[at]!))
    await hand.press('Enter')
    await hand.type(String(quantity))
    await hand.press('Enter')
  }
  // What was typed ahead is looked up line by line, which takes a busy machine its time.
  await expect(page.getByLabel('Mã hàng, dòng 21')).toBeFocused({ timeout: 60_000 })
  await expect(page.getByRole('grid', { name: 'Chi tiết' })).toHaveAttribute('aria-rowcount', '22')
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0)
  await expect(page.getByText('20 dòng · SL').locator('..')).toHaveText(`20 dòng · SL${pieces}`)
  const total = (await page.getByLabel('Tổng thanh toán').textContent())!
  await hand.press('F7')
  await hand.type('100000')
  const saved = page.waitForRequest(/Order\/UpdateDB/)
  await hand.press('Control+s')
  const sent = (await saved).postDataJSON() as { paid: number; lines: { Qty: number }[] }
  expect([sent.paid, ...sent.lines.map(({ Qty }) => Qty)]).toEqual([100_000, ...quantities])
  await expect(page.getByText(/Lưu thành công BH\d{6}/).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('row', { name: new RegExp(total.replaceAll('.', '\\.')) }).first()).toBeVisible()
  hand.expectWithinBudget()
})

test('a return of a part', async ({ page }) => {
  await signIn(page)
  await receive(page, 'SP000012')
  const first = async (path: string) => (await ask<{ ListItem: { Id: string }[] }>(page, path)).ListItem[0]!.Id
  const bill = await ask<{ s_ID: string }>(page, 'Order/UpdateDB', {
    Object_ID: await first('Customer/getlistShort?nItem=1&objType=kh'),
    confirm: ['creditLimit', 'belowCost'],
    lines: [{ Product_ID: await first('Product/getlistShort?KeySearch=SP000012'), Qty: 2, Price: 100_000, VAT: 0 }],
  })
  await page.goto(`/sales/billsales/detail/${bill.s_ID}`)
  const hand = countedHand(page, 'a return of a part')
  await hand.click(page.getByRole('toolbar', { name: 'Thao tác' }).getByRole('button', { name: 'Thao tác khác' }))
  await hand.click(page.getByRole('menuitem', { name: 'Trả hàng', exact: true }))
  await expect(page.getByRole('button', { name: 'Trả tất cả' })).toBeVisible()
  await expect(cell(page, 'Số lượng')).toBeVisible()
  await hand.type('1')
  await hand.press('Enter')
  const saved = page.waitForRequest(/ImportReturn\/UpdateDB/)
  await hand.press('Control+s')
  const { lines } = (await saved).postDataJSON() as { lines: { Qty: number }[] }
  expect(lines.map(({ Qty }) => Qty)).toEqual([1])
  await expect(page.getByRole('banner').getByText(/^TH\d{6}$/)).toBeVisible()
  hand.expectWithinBudget()
})

test('the ten goods that earned least', async ({ page }) => {
  await signIn(page)
  await page.goto('/reports/reportbill/data/list')
  await page.getByRole('link', { name: /lợi nhuận theo hàng hóa/i }).click()
  await expect(page.getByRole('button', { name: 'Xem báo cáo', exact: true })).toBeVisible()
  const hand = countedHand(page, 'the ten goods that earned least')
  await hand.press('F9')
  await expect(page.getByRole('row').nth(12)).toBeVisible()
  const profit = page.getByLabel('Lợi nhuận', { exact: true }).and(page.getByRole('columnheader'))
  await hand.click(profit.getByRole('button').first())
  await expect(profit).toHaveAttribute('aria-sort', 'descending')
  await hand.click(profit.getByRole('button').first())
  await expect(profit).toHaveAttribute('aria-sort', 'ascending')
  hand.expectWithinBudget()
})

test('a bill found by a word', async ({ page }) => {
  await signIn(page)
  await page.goto('/sales/billsales/data/list')
  await expect(page.getByRole('row', { name: /BH\d{6}/ }).first()).toBeVisible()
  const hand = countedHand(page, 'a bill found by a word')
  await hand.press('/')
  await hand.type('nuoc mam')
  await expect(page.getByText('Tìm kiếm: nuoc mam')).toBeVisible()
  await expect(page.getByRole('row', { name: /BH\d{6}/ }).first()).toBeVisible()
  hand.expectWithinBudget()
})
