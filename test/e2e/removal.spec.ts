/** Deleting documents: the consequences are shown before, and everything can be restored. */
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { choose as press, entry, openMenu, tools } from './detail.ts'
import { signIn } from './sign-in.ts'

const BILLS = '/sales/billsales/data/list'

interface Made {
  id: string
  number: string
}

/** Creates a bill of two bags; `more` can contain an immediate payment. */
const makeBill = async (page: Page, more: object = {}): Promise<Made> => {
  const { ListItem: customers } = await ask<{ ListItem: { Id: string }[] }>(page, 'Customer/getlistShort?nItem=1')
  const { ListItem: goods } = await ask<{ ListItem: { Id: string }[] }>(page, 'Product/getlistShort?nItem=1')
  const saved = await ask<{ s_ID: string; NumberID: string; Description: string }>(page, 'Order/UpdateDB', {
    Object_ID: customers[0]!.Id,
    confirm: ['stockShort', 'creditLimit', 'belowCost'],
    lines: [{ Product_ID: goods[0]!.Id, Qty: 1, Price: 100000, VAT: 0 }],
    ...more,
  })
  expect(saved.Description).toBe('ok')
  return { id: saved.s_ID, number: saved.NumberID }
}
const openBills = async (page: Page): Promise<void> => {
  await page.goto(BILLS)
  await expect(page.getByRole('gridcell').first()).toBeVisible()
}
const choose = (page: Page, { number }: Made) =>
  page
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('checkbox')
    .check()
const bar = (page: Page) => page.getByRole('toolbar', { name: /đã chọn/ })
const dialog = (page: Page) => page.getByRole('alertdialog')

test(
  'deleting a paid bill names the receipt voucher deleted with it, and the notice restores the bill',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const bill = await makeBill(page, { paid: 40000, Method: 1 })
    await openBills(page)
    await choose(page, bill)
    await page.keyboard.press('Delete')
    await expect(dialog(page).getByRole('heading', { name: `Xóa hóa đơn bán hàng ${bill.number}?` })).toBeVisible()
    await expect(dialog(page).getByText(/Phiếu thu PT\d{6} · 40\.000 · .+ sẽ bị xóa theo/)).toBeVisible()
    await expect(dialog(page).getByText('100.000')).toBeVisible()
    // Enter does nothing harmful: the focus is on the button that cancels.
    await expect(dialog(page).getByRole('button', { name: 'Bỏ qua' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog(page).getByRole('button', { name: 'Xóa hẳn' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Xóa hoàn tất ${bill.number}`).first()).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(bill.number) })).toHaveCount(0)
    await page.getByRole('button', { name: 'Khôi phục' }).last().click()
    await expect(page.getByText(`Khôi phục hoàn tất ${bill.number}`).first()).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(bill.number) })).toContainText('Đã ghi sổ')
  },
)

test('cancelling is proposed before deleting, only for posted bills, and Escape changes nothing', async ({ page }) => {
  await signIn(page)
  const [first, second] = [await makeBill(page), await makeBill(page)]
  await openBills(page)
  await choose(page, first)
  await choose(page, second)
  await expect(bar(page).getByRole('button', { name: 'Khôi phục' })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Xóa', exact: true }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Xóa 2 hóa đơn bán hàng?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Xóa', exact: true }).click()
  await dialog(page)
    .getByRole('checkbox', { name: `Chọn ${second.number}` })
    .uncheck()
  await dialog(page).getByRole('button', { name: 'Hủy chứng từ (1)' }).click()
  await expect(page.getByText(`Hủy hoàn tất ${first.number}`).first()).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(first.number) })).toContainText('Đã hủy')
  await expect(page.getByRole('row', { name: new RegExp(second.number) })).toContainText('Đã ghi sổ')
  await choose(page, first)
  await expect(bar(page).getByRole('button', { name: 'Hủy', exact: true })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Khôi phục' }).click()
  await expect(page.getByRole('row', { name: new RegExp(first.number) })).toContainText('Đã ghi sổ')
})

test(
  'a bill that cannot be deleted shows the voucher that prevents it, with a link to it',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const bill = await makeBill(page)
    const info = await ask<{ Object_ID: string }>(page, `Order/getInfo?s_ID=${bill.id}`)
    const receipt = await ask<{ NumberID: string }>(page, 'Income/UpdateDB', {
      iType: 1,
      Object_ID: info.Object_ID,
      Method: 1,
      lines: [{ voucherModule: 'Order', voucherId: bill.id, amount: 25000 }],
    })
    await page.goto(`/sales/billsales/detail/${bill.id}`)
    await press(page, 'Xóa')
    const link = dialog(page).getByRole('link', { name: new RegExp(`Phiếu thu ${receipt.NumberID}`) })
    await expect(link).toBeVisible()
    await expect(dialog(page).getByRole('button', { name: 'Xóa hẳn' })).toBeDisabled()
    await link.click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/sales\/income\//)
    await expect(page.getByText(receipt.NumberID, { exact: true }).first()).toBeVisible()
  },
)

test('deleted bills are found in the trash and restored one by one or together', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const mark = `Thùng ${Date.now() % 100_000}`
  const bills = [await makeBill(page, { Description: mark }), await makeBill(page, { Description: mark })]
  const third = await makeBill(page, { Description: mark })
  const ids = [...bills, third].map((one) => one.id)
  await ask(page, 'Order/DeleteDB', ids)
  await page.goto(`/system/trash?module=Order&q=${encodeURIComponent(mark)}`)
  const table = page.getByRole('table', { name: 'Thùng rác' })
  await expect(table.getByRole('row')).toHaveCount(4)
  await page.getByRole('button', { name: `Khôi phục ${third.number}` }).click()
  await expect(page.getByText(`Khôi phục hoàn tất ${third.number}`).first()).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Chọn tất cả' }).check()
  await page.getByRole('button', { name: 'Khôi phục (2)' }).click()
  await expect(page.getByText('Không có chứng từ đã xóa nào khớp')).toBeVisible()
  await openBills(page)
  for (const bill of [...bills, third])
    await expect(page.getByRole('row', { name: new RegExp(bill.number) })).toContainText('Đã ghi sổ')
})

test('on a phone a bill is deleted and restored from the trash', { tag: detail }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const bill = await makeBill(page, { Description: 'Trên điện thoại' })
  await page.goto(`/sales/billsales/detail/${bill.id}`)
  await press(page, 'Xóa')
  await dialog(page).getByRole('button', { name: 'Xóa hẳn' }).click()
  await expect(page.getByText(`Xóa hoàn tất ${bill.number}`).first()).toBeVisible()
  await page.goto('/system/trash')
  const card = page.getByRole('list', { name: 'Thùng rác' }).getByRole('listitem').filter({ hasText: bill.number })
  await card.getByRole('button', { name: `Khôi phục ${bill.number}` }).click()
  await expect(card).toHaveCount(0)
  // Nothing is wider than the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test(
  'a double click on the button of the dialog does not reach the list below it',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const bill = await makeBill(page)
    await openBills(page)
    await choose(page, bill)
    await page.keyboard.press('Delete')
    const button = dialog(page).getByRole('button', { name: 'Xóa hẳn' })
    await expect(button).toBeEnabled()
    // A row of the list lies below the button.
    const box = (await button.boundingBox())!
    const under = await page.evaluate(
      ([x, y]) => document.elementsFromPoint(x!, y!).some((element) => element.closest('[role="row"]') !== null),
      [box.x + box.width / 2, box.y + box.height / 2],
    )
    expect(under).toBe(true)
    await button.dblclick()
    await expect(page.getByText(`Xóa hoàn tất ${bill.number}`).first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${BILLS}$`))
    await expect(bar(page)).toHaveCount(0)
    // The next click counts again.
    await page
      .getByRole('row', { name: /BH\d{6}/ })
      .first()
      .dblclick()
    await expect(page).toHaveURL(/\/detail\//)
  },
)

test('restoring a deleted bill offline fails and can be tried again', { tag: detail }, async ({ page, context }) => {
  await signIn(page)
  const bill = await makeBill(page)
  await openBills(page)
  await choose(page, bill)
  await page.keyboard.press('Delete')
  await dialog(page).getByRole('button', { name: 'Xóa hẳn' }).click()
  const restore = page.getByRole('button', { name: 'Khôi phục' }).last()
  await expect(restore).toBeVisible()
  await context.setOffline(true)
  await restore.click()
  const again = page.getByRole('alert').getByRole('button', { name: 'Thử lại' })
  await expect(again).toBeVisible()
  await context.setOffline(false)
  await again.click()
  await expect(page.getByText(`Khôi phục hoàn tất ${bill.number}`).first()).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(bill.number) })).toContainText('Đã ghi sổ')
})

test(
  'when only some of the selected bills could be deleted, those can be restored',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const [free, named] = [await makeBill(page), await makeBill(page)]
    await openBills(page)
    await choose(page, free)
    await choose(page, named)
    await page.keyboard.press('Delete')
    const button = dialog(page).getByRole('button', { name: 'Xóa hẳn' })
    await expect(button).toBeEnabled()
    // Another user records a payment while the dialog is open.
    const info = await ask<{ Object_ID: string }>(page, `Order/getInfo?s_ID=${named.id}`)
    await ask(page, 'Income/UpdateDB', {
      iType: 1,
      Object_ID: info.Object_ID,
      Method: 1,
      lines: [{ voucherModule: 'Order', voucherId: named.id, amount: 25000 }],
    })
    await button.click()
    await expect(page.getByRole('cell', { name: named.number })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('row', { name: new RegExp(free.number) })).toHaveCount(0)
    await page.getByRole('button', { name: 'Khôi phục' }).last().click()
    await expect(page.getByText(`Khôi phục hoàn tất ${free.number}`).first()).toBeVisible()
  },
)

test('the page of a deleted bill says that it was deleted and restores it', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const bill = await makeBill(page)
  await ask(page, 'Order/DeleteDB', [bill.id])
  await page.goto(`/sales/billsales/detail/${bill.id}`)
  const state = page.getByRole('alert').filter({ hasText: `Hóa đơn bán hàng ${bill.number} đã bị xóa` })
  await expect(state.getByRole('link', { name: 'Thùng rác' })).toHaveAttribute('href', '/system/trash?module=Order')
  await state.getByRole('button', { name: 'Khôi phục' }).click()
  await expect(page.getByRole('button', { name: 'Sửa' })).toBeEnabled()
  // A document that never existed is not reported as deleted.
  await page.goto('/sales/billsales/detail/01900000-0000-7000-8000-000000000000')
  await expect(page.getByRole('alert').filter({ hasText: 'Không tìm thấy dữ liệu' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Khôi phục' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Về danh sách' }).click()
  await expect(page).toHaveURL(new RegExp(BILLS))
})

test('deleting is disabled while the consequences could not be loaded', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const bill = await makeBill(page)
  await page.route('**/api/Order/getConsequences*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(`/sales/billsales/detail/${bill.id}`)
  await press(page, 'Xóa')
  await expect(dialog(page).getByRole('alert')).toContainText('Chưa xem được những gì sẽ mất theo')
  await expect(dialog(page).getByRole('button', { name: 'Xóa hẳn' })).toBeDisabled()
  await expect(dialog(page).getByRole('button', { name: 'Hủy chứng từ' })).toBeEnabled()
  await page.unroute('**/api/Order/getConsequences*')
  await dialog(page).getByRole('button', { name: 'Thử lại' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Xóa hẳn' })).toBeEnabled()
})

test(
  'after cancelling and restoring the focus is on the toolbar of the page or the rows of the list',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const bill = await makeBill(page)
    await page.goto(`/sales/billsales/detail/${bill.id}`)
    const inside = () => page.evaluate(() => document.activeElement?.closest('[role="toolbar"]') !== null)
    await press(page, 'Hủy')
    await dialog(page).getByRole('button', { name: 'Hủy chứng từ' }).click()
    await expect(tools(page).getByRole('button', { name: 'Sửa' })).toBeDisabled()
    await expect.poll(inside).toBe(true)
    await press(page, 'Khôi phục')
    await expect(tools(page).getByRole('button', { name: 'Sửa' })).toBeEnabled()
    await expect.poll(inside).toBe(true)
    await openMenu(page)
    await expect(entry(page, 'Hủy')).toBeEnabled()
    // In the list the focus returns to the rows.
    await openBills(page)
    await choose(page, bill)
    await bar(page).getByRole('button', { name: 'Hủy', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Hủy chứng từ' }).click()
    await expect(page.getByRole('row', { name: new RegExp(bill.number) })).toContainText('Đã hủy')
    await expect(page.getByRole('grid')).toBeFocused()
  },
)

test('a refused correction of a bill links to the voucher that prevents it', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const bill = await makeBill(page)
  const info = await ask<{ Object_ID: string }>(page, `Order/getInfo?s_ID=${bill.id}`)
  const receipt = await ask<{ NumberID: string }>(page, 'Income/UpdateDB', {
    iType: 1,
    Object_ID: info.Object_ID,
    Method: 1,
    lines: [{ voucherModule: 'Order', voucherId: bill.id, amount: 25000 }],
  })
  await page.goto(`/sales/billsales/detail/${bill.id}`)
  await page.getByRole('button', { name: 'Sửa' }).click()
  const price = page.getByRole('gridcell', { name: '100.000', exact: true }).first()
  await price.click()
  await page.keyboard.type('1000')
  await page.keyboard.press('F9')
  const summary = page.getByRole('alert').filter({ hasText: 'Tổng tiền không được nhỏ hơn số đã thanh toán 25.000' })
  await summary.getByRole('link', { name: `Phiếu thu ${receipt.NumberID}` }).click()
  await expect(page).toHaveURL(/\/sales\/income\//)
})
