/** Features of single reports: a chart, a ranking, one supplier. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { signIn } from './sign-in.ts'

const rows = (page: Page) => page.getByText(/^[\d.]+ dòng$/)

test.beforeEach(async ({ page }) => {
  await signIn(page)
})

test(
  'monthly sales are shown in four kinds of chart, which read out the values of the rows',
  { tag: detail },
  async ({ page }) => {
    await page.goto('/reports/reportbill/data/statisticsSalesByCustomerMonth')
    await page
      .getByRole('combobox', { name: 'Năm' })
      .or(page.getByRole('button', { name: 'Năm' }))
      .first()
      .waitFor()
    await page.keyboard.press('F9')
    await expect(rows(page)).toHaveText('12 dòng')
    await expect(page.getByRole('main').getByText(/^Năm \d{4}$/)).toBeVisible()
    const chart = page.getByRole('slider', { name: /Tiền tệ \(VNĐ\)/ })
    const figure = page.getByRole('figure')
    for (const kind of ['Cột', 'Đường', 'Tròn', 'Thanh']) {
      await figure.getByRole('radio', { name: kind }).click()
      await expect(figure.getByText('Giá trị(VNĐ)')).toBeVisible()
      await chart.focus()
      await page.keyboard.press('End')
      await expect(chart).toHaveAttribute('aria-valuetext', /^12\/\d{4}: [\d.]+$/)
      await expect(figure.locator('figcaption')).toContainText(/^12\/\d{4}: [\d.]+/)
    }
    // The chart and the row of a month show the same value.
    await page.keyboard.press('Home')
    for (let month = 1; month < 12; month += 1) {
      if (!((await chart.getAttribute('aria-valuetext')) ?? '').endsWith(': 0')) break
      await page.keyboard.press('ArrowRight')
    }
    const told = (await chart.getAttribute('aria-valuetext')) ?? ''
    const first = page.getByRole('row').filter({ hasText: told.split(': ')[0]! })
    await expect(first.getByRole('cell').last()).toHaveText(told.split(': ')[1]!)
    expect(await violationsIn(page, { within: 'figure' })).toEqual([])
    await page.reload()
    await expect(page.getByRole('figure').getByRole('radio', { name: 'Thanh' })).toBeChecked()
  },
)

test(
  'F9 uses the number still being typed, and a ranking without a number is refused in a dialog',
  { tag: detail },
  async ({ page }) => {
    await page.goto('/reports/reportbill/data/customerBuyMost?preset=THISYEAR&nItem=10')
    await expect(rows(page)).toHaveText('10 dòng')
    const top = page.getByRole('textbox', { name: 'Top' })
    await top.fill('3')
    await page.keyboard.press('F9')
    await expect(rows(page)).toHaveText('3 dòng')
    await page.getByRole('button', { name: 'Điều kiện', exact: true }).click()
    await top.fill('')
    await page.keyboard.press('F9')
    const alert = page.getByRole('alertdialog')
    await expect(alert.getByText('Để xem thông tin vui lòng nhập thông tin Top')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(top).toBeFocused()
    await expect(rows(page)).toHaveText('3 dòng')
  },
)

test(
  'the reports of debts to suppliers are shown for all suppliers, and in detail for one',
  { tag: detail },
  async ({ page }) => {
    await page.goto('/pay/report')
    await expect(page.locator('section[data-near]').getByRole('heading')).toHaveText([
      'Công nợ phải trả',
      'Công nợ phải thu',
    ])
    const ready = page.getByRole('button', { name: /^Xem báo cáo/ })
    await page.getByRole('link', { name: 'Báo cáo tổng hợp công nợ phải trả' }).click()
    await expect(ready).toBeEnabled()
    await page.keyboard.press('F9')
    await expect(rows(page)).toBeVisible()
    const open = (await page.getByRole('row').last().getByRole('cell').last().textContent()) ?? ''
    await page.goto('/reports/reportbill/data/overDueDebtsPay')
    await expect(ready).toBeEnabled()
    await page.keyboard.press('F9')
    await expect(rows(page)).toBeVisible()
    await expect(page.getByRole('row').last()).toContainText(open)
    // The row of a supplier unfolds to his vouchers, and to no others.
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Chứng từ của / }) })
      .first()
    const owed = (await row.getByRole('cell').nth(2).textContent()) ?? ''
    await row.getByRole('button', { name: /^Chứng từ của / }).press('Enter')
    const opened = page.getByRole('button', { name: /^Dòng của / })
    await expect(opened.and(page.locator('[aria-expanded="true"]'))).toHaveCount(1)
    await expect(opened.and(page.locator('[aria-expanded="true"]'))).toBeFocused()
    await expect(page.getByRole('row', { name: /^Cộng / }).first()).toContainText(owed)
    await expect(page.getByRole('row').last()).toContainText(open)
    await page.getByRole('button', { name: 'Theo chứng từ' }).click()
    await expect(page.getByRole('menuitem', { name: 'Theo nhà cung cấp' })).toBeVisible()
    expect(await violationsIn(page, { within: '[role=menu]' })).toEqual([])
    await page.getByRole('menuitem', { name: 'Theo nhà cung cấp' }).click()
    await expect(row.getByRole('cell').nth(2)).toHaveText(owed)
    await page.goto('/reports/reportbill/data/detailPayable')
    await expect(ready).toBeEnabled()
    await page.keyboard.press('F9')
    await expect(page.getByRole('status').getByText('Chưa chọn nhà cung cấp')).toBeVisible()
    const supplier = page.getByRole('combobox', { name: 'Nhà cung cấp', exact: true })
    await expect(supplier).toBeFocused()
    await page.keyboard.type('hoa mai')
    await page.keyboard.press('Enter')
    await expect(supplier).toHaveValue(/Hoa Mai/)
    await page.keyboard.press('F9')
    await expect(rows(page)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Mở PN\d{6}$/ }).first()).toBeVisible()
  },
)

test(
  "the report of customers' orders groups lines by order, and the heading of a group opens the order",
  { tag: detail },
  async ({ page }) => {
    await page.goto('/reports/reportbill/data/orderStatistics?preset=THISYEAR')
    await expect(page.getByRole('button', { name: /^Xem báo cáo/ })).toBeEnabled()
    await page.keyboard.press('F9')
    await expect(rows(page)).toBeVisible()
    const order = page.getByRole('button', { name: /^Mở DH\d{6}$/ }).first()
    const number = (await order.textContent()) ?? ''
    await expect(page.getByRole('row', { name: new RegExp(`Mở ${number} · \\d{2}-\\d{2}-\\d{4} · KH`) })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Trạng thái' })).toHaveCount(0)
    await order.click()
    await expect(page.getByRole('dialog').getByText(number).first()).toBeVisible()
  },
)
