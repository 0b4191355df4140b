/** The page of a stored document: one button for the usual next step, and the actions of its kind. */
import { detail, expect, type Page, test } from './test.ts'
import { ask } from './calls.ts'
import { button, choose, entry, openMenu } from './detail.ts'
import { signIn } from './sign-in.ts'
import { selectRow, withSelected } from './rows.ts'

interface Saved {
  s_ID: string
  NumberID: string
  Description: string
}
const first = async (page: Page, path: string): Promise<string> =>
  (await ask<{ ListItem: { Id: string }[] }>(page, path)).ListItem[0]!.Id
const made = async (page: Page, module: string, body: object): Promise<Saved> => {
  const confirm = ['stockShort', 'creditLimit', 'belowCost']
  const saved = await ask<Saved>(page, `${module}/UpdateDB`, { confirm, ...body })
  expect(saved.Description).toBe('ok')
  return saved
}
const line = async (page: Page) => ({
  Product_ID: await first(page, 'Product/getlistShort?nItem=1'),
  Qty: 2,
  Price: 50_000,
  VAT: 0,
})
const bill = async (page: Page, more: object = {}) =>
  made(page, 'Order', {
    Object_ID: await first(page, 'Customer/getlistShort?nItem=1'),
    lines: [await line(page)],
    ...more,
  })

test(
  'the page of an unpaid bill has a button for its receipt voucher, that of a paid bill has none',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const open = await bill(page)
    await page.goto(`/sales/billsales/detail/${open.s_ID}`)
    await button(page, 'Thu tiền').click()
    await expect(page).toHaveURL(new RegExp(`/sales/income/create\\?from=Order&id=${open.s_ID}`))
    await expect(page.getByText(open.NumberID).first()).toBeVisible()
    const paid = await bill(page, { paid: 100_000, Method: 1 })
    await page.goto(`/sales/billsales/detail/${paid.s_ID}`)
    await expect(button(page, 'Sửa')).toBeEnabled()
    await expect(button(page, 'Thu tiền')).toHaveCount(0)
  },
)

test(
  'a complete draft is posted from its page, and an incomplete one opens in the form with its problems',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const whole = await bill(page, { draft: true })
    await page.goto(`/sales/billsales/detail/${whole.s_ID}`)
    await openMenu(page)
    await expect(entry(page, 'Xóa')).toBeVisible()
    await expect(entry(page, 'Hủy')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await button(page, 'Ghi sổ').click()
    const asked = page.getByRole('alertdialog')
    const done = button(page, 'Thu tiền')
    await expect(asked.or(done).first()).toBeVisible()
    if (await asked.isVisible()) await asked.getByRole('button', { name: /^Vẫn / }).click()
    await expect(done).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('banner'))).toContainText([/Đã ghi sổ/])
    const lacking = await made(page, 'Order', { draft: true, lines: [await line(page)] })
    await page.goto(`/sales/billsales/detail/${lacking.s_ID}`)
    await button(page, 'Ghi sổ').click()
    await expect(page.locator('[data-notice]').filter({ hasText: 'Chưa chọn khách hàng' })).toBeVisible()
    await expect(page.locator('[data-way=save]')).toBeVisible()
  },
)

test(
  'a purchase order is received, closed and opened again from its page, and closed from the list',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const order = await made(page, 'PurchaseImport', {
      Object_ID: await first(page, 'Customer/getlistShort?nItem=1&objType=ncc'),
      lines: [await line(page)],
    })
    await page.goto(`/purchase/purchaseimport/detail/${order.s_ID}`)
    await expect(button(page, 'Nhập hàng')).toBeVisible()
    await choose(page, 'Kết thúc đơn')
    await expect(button(page, 'Nhập hàng')).toHaveCount(0)
    await choose(page, 'Mở lại đơn')
    await button(page, 'Nhập hàng').click()
    await expect(page).toHaveURL(new RegExp(`create\\?from=PurchaseImport&id=${order.s_ID}`))
    // The same action on selected rows of the list.
    await page.goto('/purchase/purchaseimport/list')
    await selectRow(page, order.NumberID)
    await withSelected(page, 'Kết thúc đơn')
    await expect(page.getByRole('row', { name: new RegExp(order.NumberID) })).toContainText('Đã nhập hàng')
  },
)
