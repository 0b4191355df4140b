/**
 * Returned goods and the vouchers that documents maintain: proposed lines, what can still be returned, where vouchers
 * are changed.
 */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { choose, entry, openMenu, button as tool } from './detail.ts'
import { signIn } from './sign-in.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Chi tiết' })
const texts = (page: Page, column: string) =>
  grid(page)
    .getByRole('row')
    .evaluateAll((rows, name) => {
      const at = [...rows[0]!.querySelectorAll('[role="columnheader"]')]
        .find((cell) => cell.textContent === name)
        ?.getAttribute('aria-colindex')
      return rows
        .slice(1)
        .map((row) => row.querySelector(`[aria-colindex="${at ?? ''}"]`)?.textContent ?? '')
        .filter((text) => text !== '')
    }, column)

/** More lines than this may not fit into the form, which draws those that do. */
const FEW_LINES = 10

/** Opens a posted bill with several lines, all of which fit into a form; `at`: how many such bills are passed over. */
const openBill = async (page: Page, at = 0): Promise<void> => {
  const { ListItem } = await ask<{ ListItem: { s_ID: string; iStat: number }[] }>(page, 'Order/getlist?nItem=100')
  let before = at
  for (const { s_ID } of ListItem.filter(({ iStat }) => iStat === 1)) {
    const { lines } = await ask<{ lines: unknown[] }>(page, `Order/getInfo?s_ID=${s_ID}`)
    if (lines.length < 2 || lines.length > FEW_LINES || (before -= 1) >= 0) continue
    await page.goto(`/sales/billsales/detail/${s_ID}`)
    return expect(tool(page, 'Thao tác khác')).toBeVisible()
  }
  throw new Error('No bill has a few lines.')
}
const makeReturn = async (page: Page): Promise<void> => {
  await choose(page, 'Trả hàng')
  await expect(page.getByRole('heading', { name: 'Lập khách trả hàng' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Trả tất cả' })).toBeVisible()
}

test(
  'a return from a bill starts with zero quantities, shows what can be returned and saves only the lines typed',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await openBill(page)
    const sold = await texts(page, 'Số lượng')
    await makeReturn(page)
    expect(await texts(page, 'Còn trả được')).toEqual(sold)
    expect(new Set(await texts(page, 'Số lượng'))).toEqual(new Set(['0']))

    await test.step('a return without quantities is refused at its lines', async () => {
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('region', { name: 'Chi tiết' }).getByRole('alert')).toContainText(
        'Chưa nhập số lượng trả',
      )
    })

    await test.step('all is returned at once and undone', async () => {
      const all = page.getByRole('button', { name: 'Trả tất cả' })
      await all.click()
      expect(await texts(page, 'Số lượng')).toEqual(sold)
      await expect(all).toBeDisabled()
      await expect(page.getByRole('region', { name: 'Chi tiết' }).getByRole('alert')).toHaveCount(0)
      await page.getByRole('button', { name: 'Hoàn tác' }).first().click()
      expect(new Set(await texts(page, 'Số lượng'))).toEqual(new Set(['0']))
    })

    await test.step('the line with a quantity is saved, the others are left out', async () => {
      const column = await grid(page)
        .getByRole('columnheader', { name: 'Số lượng', exact: true })
        .getAttribute('aria-colindex')
      await grid(page).getByRole('row').nth(1).locator(`[aria-colindex="${column}"]`).click()
      await page.keyboard.type('1')
      await page.keyboard.press('Enter')
      expect(await violationsIn(page)).toEqual([])
      await page.keyboard.press('Control+s')
      // Made on the page of the bill, it leads to its own.
      await expect(page.getByRole('banner').getByText(/^TH\d{6}$/)).toBeVisible()
      await expect(tool(page, 'Thao tác khác')).toBeVisible()
      expect(await texts(page, 'Số lượng')).toEqual(['1'])
    })
  },
)

test('on a phone the quantities of a return are changed with + and −', { tag: detail }, async ({ page }) => {
  await signIn(page)
  // A bill without earlier returns.
  await openBill(page, 3)
  await page.setViewportSize({ width: 390, height: 844 })
  await makeReturn(page)
  await expect(page.getByText(/^Còn trả được: \d/).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Thêm một / })
    .first()
    .click()
  await page
    .getByRole('button', { name: /^Bớt một / })
    .first()
    .click()
  await page.getByRole('button', { name: 'Trả tất cả' }).click()
  await expect(page.getByRole('button', { name: 'Trả tất cả' })).toBeDisabled()
})

test(
  'a receipt voucher created by a bill cannot be changed and links to the bill',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    type Vouchers = { ListItem: { s_ID: string; auto: boolean; NumberID: string }[] }
    const { ListItem: vouchers } = await ask<Vouchers>(page, 'Income/getlist?nItem=200')
    const answer = vouchers.find((one) => one.auto)!
    await page.goto(`/sales/income/update/${answer.s_ID}`)
    await expect(page.getByText('Phiếu này được lập tự động')).toBeVisible()
    await expect(tool(page, 'Sửa')).toBeDisabled()
    await openMenu(page)
    for (const name of ['Hủy', 'Xóa']) {
      const refused = entry(page, new RegExp(`^${name}`))
      await expect(refused).toBeDisabled()
      await expect(refused).toContainText('Sửa và xóa ở chứng từ gốc')
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: /^Hóa đơn bán hàng BH\d{6}$/ }).click()
    await expect(page).toHaveURL(/\/sales\/billsales\/detail\//)

    await page.goto('/sales/income/data/list')
    await page.getByRole('searchbox').first().fill(answer.NumberID)
    await page.keyboard.press('Enter')
    await page
      .getByRole('row', { name: new RegExp(answer.NumberID) })
      .getByRole('checkbox')
      .check()
    const bar = page.getByRole('toolbar', { name: /đã chọn$/ })
    await expect(bar.getByRole('button', { name: 'Xóa' })).toBeDisabled()
    await expect(bar.getByRole('button', { name: 'In' })).toBeEnabled()
  },
)

test(
  'a return to a supplier is made from a receipt, together with the receipt voucher of the refund',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const first = async (path: string) => (await ask<{ ListItem: { Id: string }[] }>(page, path)).ListItem[0]!.Id
    const receipt = await ask<{ s_ID: string }>(page, 'Import/UpdateDB', {
      Object_ID: await first('Customer/getlistShort?nItem=1&objType=ncc'),
      lines: [{ Product_ID: await first('Product/getlistShort?nItem=1'), Qty: 4, Price: 20_000, VAT: 0 }],
    })
    await page.goto(`/purchase/listimport/detail/${receipt.s_ID}`)
    await expect(tool(page, 'Thao tác khác')).toBeVisible()
    await choose(page, 'Trả hàng')
    await expect(page.getByRole('heading', { name: 'Lập trả hàng nhà cung cấp' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Trả tất cả' })).toBeVisible()
    expect(await texts(page, 'Còn trả được')).toEqual(['4'])
    const column = await grid(page)
      .getByRole('columnheader', { name: 'Số lượng', exact: true })
      .getAttribute('aria-colindex')
    await grid(page).getByRole('row').nth(1).locator(`[aria-colindex="${column}"]`).click()
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await page.keyboard.press('F6')
    await page.getByLabel('Nhà cung cấp hoàn tiền').fill('5000')
    await page.keyboard.press('Tab')
    expect(await violationsIn(page)).toEqual([])
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('banner').getByText(/^THN\d{6}$/)).toBeVisible()
    const chain = page.getByRole('navigation', { name: 'Chuỗi chứng từ' })
    await expect(chain.getByRole('link', { name: /^PN\d{6} trả lại 25 %/ })).toBeVisible()
    await expect(chain.getByRole('link', { name: /^PT\d{6}/ })).toBeVisible()

    await test.step('on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await chain.getByRole('link', { name: /^PN\d{6}/ }).click()
      await choose(page, 'Trả hàng')
      await expect(page.getByText(/^Còn trả được: \d/).first()).toBeVisible()
      await page.getByRole('button', { name: 'Trả tất cả' }).click()
      await expect(page.getByRole('button', { name: 'Trả tất cả' })).toBeDisabled()
    })
  },
)
