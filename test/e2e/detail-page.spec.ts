/** The page of a stored document: its amounts, links to the records it names, and its actions. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { button, entry, openMenu, tools } from './detail.ts'
import { signIn } from './sign-in.ts'

interface Bill {
  id: string
  customer: { Id: string; Name: string }
}
/** A bill of 100.000, two thirds of it paid in cash at once. */
const makeBill = async (page: Page): Promise<Bill> => {
  type Found = { ListItem: { Id: string; Name: string }[] }
  const customers = await ask<Found>(page, 'Customer/getlistShort?nItem=1')
  const goods = await ask<Found>(page, 'Product/getlistShort?nItem=1')
  const saved = await ask<{ s_ID: string; Description: string }>(page, 'Order/UpdateDB', {
    Object_ID: customers.ListItem[0]!.Id,
    confirm: ['stockShort', 'creditLimit', 'belowCost'],
    paid: 66_000,
    Method: 1,
    lines: [{ Product_ID: goods.ListItem[0]!.Id, Qty: 1, Price: 100_000, VAT: 0 }],
  })
  expect(saved.Description).toBe('ok')
  return { id: saved.s_ID, customer: customers.ListItem[0]! }
}
const open = async (page: Page, { id }: Bill): Promise<void> => {
  await page.goto(`/sales/billsales/detail/${id}`)
  await expect(figures(page).getByLabel('Tổng thanh toán')).toHaveText('100.000')
}
const figures = (page: Page) => page.getByRole('region', { name: 'Số liệu' })
const head = (page: Page) => page.getByRole('region', { name: 'Thông tin chính' })
const isAccessible = async (page: Page): Promise<void> => {
  expect(await violationsIn(page)).toEqual([])
}
const top = async (page: Page, text: string): Promise<number> =>
  (await page.getByText(text, { exact: true }).first().boundingBox())!.y

test('the page of a bill shows how much of it is paid and links to its customer', { tag: detail }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page)
  const bill = await makeBill(page)
  await open(page, bill)
  await expect(figures(page).getByRole('progressbar', { name: 'Đã thanh toán, cấn trừ 66 %' })).toHaveAttribute(
    'aria-valuenow',
    '66',
  )
  await expect(figures(page).getByText('Đã thanh toán, cấn trừ 66 %')).toBeVisible()
  await expect(figures(page).getByLabel('Còn lại')).toHaveText('34.000')
  await expect(figures(page).getByText(/^Tiền mặt/)).toBeVisible()
  await expect(figures(page).getByLabel('Lãi gộp')).toHaveText(/\d/)
  // Nothing looks editable, and there is no discount where none was given.
  await expect(head(page).locator('input, textarea, button[aria-haspopup]')).toHaveCount(0)
  await expect(page.locator('main').locator(':disabled')).toHaveCount(0)
  await expect(figures(page).getByText(/[Cc]hiết khấu/)).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Tiền CK' })).toHaveCount(0)
  await isAccessible(page)
  // The link is opened with the keyboard.
  const customer = head(page).getByRole('link', { name: bill.customer.Name })
  await customer.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/sales/company/detail/${bill.customer.Id}$`))
})

test('the page of a bill keeps its less frequent actions in a menu', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await open(page, await makeBill(page))
  await expect(tools(page).getByRole('button')).toHaveText(['Thu tiềnCtrl Enter', 'SửaE', 'In', '', 'Thao tác khácM'])
  await openMenu(page)
  // What the primary button creates is not repeated in the menu.
  await expect(page.getByRole('menuitem')).toHaveText([
    'Gửi email',
    'Sao chép',
    'Trả hàng',
    'Chuyển kho',
    'Xuất khác',
    'Lập hóa đơn VAT',
    'Chuyển giao hàng',
    'Hủy',
    'Xóa',
  ])
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Thao tác khác')).toBeFocused()
})

test(
  'a user without rights sees no links to lists he may not read, and disabled actions with the reason',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const bill = await makeBill(page)
    await page.context().clearCookies()
    await signIn(page, 'thukho')
    await page.goto(`/sales/billsales/detail/${bill.id}`)
    await expect(head(page)).toContainText(bill.customer.Name)
    // The phone number is a link that starts a call.
    await expect(head(page).locator('a:not([href^="tel:"])')).toHaveCount(0)
    await expect(button(page, 'Sửa')).toBeDisabled()
    await openMenu(page)
    await expect(entry(page, /^Xóa/)).toBeDisabled()
    await expect(entry(page, /^Xóa/)).toContainText('Cần quyền Xóa · Hóa đơn bán hàng')
  },
)

test(
  'the keys of the page of a bill press its buttons, but not in a dialog and not without the right',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const bill = await makeBill(page)
    await open(page, bill)
    await page.keyboard.press('?')
    const help = page.getByRole('dialog')
    await expect(help.getByRole('region', { name: 'Trang chứng từ' })).toContainText('Ctrl EnterBước tiếp theo')
    await page.keyboard.press('e')
    await expect(help).toBeVisible()
    await page.getByRole('checkbox', { name: 'Dùng phím tắt một chữ cái' }).uncheck()
    await page.keyboard.press('Escape')
    // Without letters, neither they nor their hints are there.
    await expect(tools(page).locator('kbd')).toHaveText(['Ctrl Enter'])
    await page.keyboard.press('e')
    await page.keyboard.press('m')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await page.keyboard.press('?')
    await page.getByRole('checkbox', { name: 'Dùng phím tắt một chữ cái' }).check()
    await page.keyboard.press('Escape')

    // A letter without an entry does nothing behind the menu.
    await page.keyboard.press('m')
    await expect(entry(page, 'Gửi email')).toBeFocused()
    await page.keyboard.press('e')
    await expect(entry(page, 'Gửi email')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await expect(page.locator('[data-way=save]')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Khách hàng' }).first()).toBeFocused()

    await open(page, bill)
    await expect(button(page, 'Thu tiền')).toBeVisible()
    // Ctrl+Enter takes no step of the page behind the menu, nor behind the palette.
    await page.keyboard.press('m')
    await expect(entry(page, 'Gửi email')).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/billsales\/create\?copy=/)
    await open(page, bill)
    await expect(button(page, 'Thu tiền')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type('lap bao gia')
    await expect(page.getByRole('option').first()).toHaveText(/Lập báo giá/)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { name: 'Lập báo giá' })).toBeVisible()
    await expect(page).toHaveURL(/quote\/create$/)

    await open(page, bill)
    await expect(button(page, 'Thu tiền')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(/income\/create/)

    await page.context().clearCookies()
    await signIn(page, 'thukho')
    await page.goto(`/sales/billsales/detail/${bill.id}`)
    await expect(button(page, 'Sửa')).toBeDisabled()
    await page.keyboard.press('e')
    await page.keyboard.press('Control+Enter')
    await openMenu(page)
    await expect(page).toHaveURL(/billsales\/detail/)
    await expect(button(page, 'Sửa')).toBeDisabled()
  },
)

test(
  'the amounts of a bill stand below its lines on a small screen and below its header on a phone',
  { tag: detail },
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await signIn(page)
    await open(page, await makeBill(page))
    const below = await page.getByRole('grid', { name: 'Chi tiết' }).boundingBox()
    expect(await top(page, 'Tổng thanh toán')).toBeGreaterThan(below!.y)

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('grid', { name: 'Chi tiết' })).toHaveCount(0)
    const lines = (await page.getByRole('region', { name: 'Chi tiết' }).boundingBox())!
    expect(await top(page, 'Tổng thanh toán')).toBeLessThan(lines.y)
    // The total and the buttons are visible without scrolling, the buttons in one line.
    expect(await top(page, 'Tổng thanh toán')).toBeLessThan(844)
    const buttons = await tools(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(new Set(buttons).size).toBe(1)
    expect(buttons).toHaveLength(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await isAccessible(page)
    // A line opens in a sheet, as text and not as inputs.
    await page.getByRole('region', { name: 'Chi tiết' }).getByRole('button').first().click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('Đơn giá')).toBeVisible()
    await expect(sheet.locator('input, textarea')).toHaveCount(0)
    await isAccessible(page)
  },
)
