/** Documents made from the rows of a list: one voucher from several bills, bills from orders, and from the preview. */
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { save } from './keyboard.ts'
import { signIn } from './sign-in.ts'

interface Row {
  s_ID: string
  NumberID: string
}
const first = async (page: Page, path: string): Promise<string> =>
  (await ask<{ ListItem: { Id: string }[] }>(page, path)).ListItem[0]!.Id
/** Goods of the demo company, which are in stock; those that other tests create are not. */
const goods = async (page: Page): Promise<string> => {
  const { ListItem } = await ask<{ ListItem: { Id: string; Code: string }[] }>(page, 'Product/getlist?nItem=500')
  return ListItem.find(({ Code }) => Code === 'SP000001')!.Id
}
const made = async (page: Page, module: string, customer: string, price: number): Promise<Row> => {
  const answer = await ask<Row & { Description: string }>(page, `${module}/UpdateDB`, {
    Object_ID: customer,
    Store_ID: await first(page, 'ApiListStore/getlist'),
    lines: [{ Product_ID: await goods(page), Qty: 1, Price: price, VAT: 0 }],
  })
  expect(answer.Description).toBe('ok')
  return answer
}
const select = async (page: Page, rows: readonly Row[]): Promise<void> => {
  for (const { NumberID } of rows)
    await page
      .getByRole('row', { name: new RegExp(NumberID) })
      .getByRole('checkbox')
      .check()
}
const bar = (page: Page) => page.getByRole('toolbar', { name: /đã chọn/ })

test('one receipt voucher is made from several selected bills of a customer', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const customer = await first(page, 'Customer/getlistShort?nItem=1&objType=kh')
  const bills = [await made(page, 'Order', customer, 700_000), await made(page, 'Order', customer, 800_000)]
  await page.goto('/sales/billsales/data/list')
  await select(page, bills)
  await expect(bar(page).getByRole('button', { name: 'Trả hàng' })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Thu tiền' }).click()
  await expect(page.getByRole('heading', { name: 'Lập phiếu thu' })).toBeVisible()
  for (const { NumberID } of bills) await expect(page.getByRole('row', { name: new RegExp(NumberID) })).toBeVisible()
  await expect(page.getByText('1.500.000').first()).toBeVisible()
  await save(page)
  const open = await ask<{ remaining: number }>(page, `Order/getInfo?s_ID=${bills[1]!.s_ID}`)
  expect(open.remaining).toBe(0)
})

test(
  'one bill for each customer is made from selected orders, and an order below cost is reported and left',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const { ListItem } = await ask<{ ListItem: { Id: string }[] }>(page, 'Customer/getlistShort?nItem=3&objType=kh')
    const [one, two, three] = ListItem.map(({ Id }) => Id) as [string, string, string]
    const orders = [
      await made(page, 'PurchaseOrder', one, 900_000),
      await made(page, 'PurchaseOrder', one, 900_000),
      await made(page, 'PurchaseOrder', two, 900_000),
      await made(page, 'PurchaseOrder', three, 1),
    ]
    await page.goto('/sales/purchaseorder/data/list')
    await select(page, orders)
    await bar(page).getByRole('button', { name: 'Lập hóa đơn' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Lập 3 chứng từ từ 4 dòng đã chọn?')
    await question.getByRole('button', { name: 'Lập hóa đơn' }).click()
    // A price below cost is not agreed to, so no bill is made from that order.
    await page.getByRole('alertdialog', { name: 'Bán dưới giá vốn?' }).getByRole('button', { name: 'Bỏ qua' }).click()
    const outcome = page.getByRole('dialog').or(question).filter({ hasText: 'Đã lập 2, chưa lập 1' })
    await expect(outcome.getByRole('row', { name: new RegExp(`${orders[3]!.NumberID}.*giá vốn`) })).toBeVisible()
    await page.keyboard.press('Escape')
    for (const { NumberID } of orders.slice(0, 3))
      await expect(page.getByRole('row', { name: new RegExp(NumberID) })).toContainText('Đã xuất hàng')
    await expect(page.getByRole('row', { name: new RegExp(orders[3]!.NumberID) })).toContainText('Đang đặt hàng')

    // The bill of two orders names both. Bills of other tests may have other numbers.
    const bills = await ask<{ ListItem: { s_ID: string }[] }>(page, 'Order/getlist?nItem=20')
    const infos = await Promise.all(
      bills.ListItem.map(({ s_ID }) => ask<{ salesOrderNumber: string }>(page, `Order/getInfo?s_ID=${s_ID}`)),
    )
    const both = `${orders[0]!.NumberID} · ${orders[1]!.NumberID}`
    const at = infos.findIndex(({ salesOrderNumber }) =>
      [both, both.split(' · ').toReversed().join(' · ')].includes(salesOrderNumber),
    )
    expect(at).toBeGreaterThanOrEqual(0)
    await page.goto(`/sales/billsales/detail/${bills.ListItem[at]!.s_ID}`)
    for (const { NumberID } of orders.slice(0, 2))
      await expect(page.getByRole('link', { name: NumberID }).first()).toBeVisible()
  },
)

test('the preview of an order in the list links to the bill to be made from it', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const customer = await first(page, 'Customer/getlistShort?nItem=1&objType=kh')
  const order = await made(page, 'PurchaseOrder', customer, 900_000)
  await page.goto('/sales/purchaseorder/data/list')
  await page.getByRole('row', { name: new RegExp(order.NumberID) }).click()
  await page.keyboard.press('Space')
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('link')).toHaveText(['Lập hóa đơn', 'Mở đầy đủ'])
  await preview.getByRole('button', { name: 'Thêm' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Thu tiền', 'In', 'Sửa'])
  await page.keyboard.press('Escape')
  await preview.getByRole('link', { name: 'Lập hóa đơn' }).click()
  await expect(page).toHaveURL(new RegExp(`billsales/create\\?from=PurchaseOrder&id=${order.s_ID}`))
})
