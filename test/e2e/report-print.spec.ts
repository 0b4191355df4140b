/** Reports as print pages, PDF and Excel: the preview shows the pages, and the PDF is printed. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { ownPage } from './shared-page.ts'
import { signIn } from './sign-in.ts'

const ASKED = '/reports/reportbill/data/detailMoneySaleCustomer?preset=THISMONTH&Product_ID='
const rows = (page: Page) => page.getByText(/^[\d.]+ dòng$/)

test.beforeEach(async ({ page }) => {
  await signIn(page)
})

test(
  'the print preview shows the pages of a report, which are zoomed, turned, printed as PDF and downloaded',
  { tag: [ownPage, detail] },
  async ({ page }) => {
    // Browsers without a PDF viewer, as on phones, open prints in a new tab.
    await page.addInitScript('Object.defineProperty(navigator, "pdfViewerEnabled", { get: () => false })')
    await page.goto(ASKED)
    await expect(rows(page)).toBeVisible()
    await page.getByRole('button', { name: 'Xem trước, chọn mẫu' }).click()
    const preview = page.getByRole('dialog', { name: 'BÁO CÁO CHI TIẾT BÁN HÀNG THEO KHÁCH HÀNG' })
    const sheet = (number: number) => preview.getByRole('img', { name: new RegExp(`^Trang ${number}/`) })
    await expect(sheet(1)).toHaveAttribute('data-drawn', 'true')
    const strip = preview.getByRole('navigation', { name: 'Các trang' })
    await strip.getByRole('button', { name: /^Trang 2\// }).click()
    await expect(strip.getByRole('button', { name: /^Trang 2\// })).toHaveAttribute('aria-current', 'page')
    await expect(sheet(2)).toBeInViewport()
    const wide = (await sheet(2).boundingBox())!.width
    await preview.getByRole('button', { name: 'Thu nhỏ' }).click()
    await expect.poll(async () => (await sheet(2).boundingBox())!.width).toBeLessThan(wide)
    await preview.getByLabel('Hướng giấy').click()
    await page.getByRole('option', { name: 'Dọc' }).click()
    await expect
      .poll(async () => {
        const box = await sheet(1).boundingBox()
        return box !== null && box.height > box.width
      })
      .toBe(true)
    const tab = page.waitForEvent('popup')
    await page.keyboard.press('Control+p')
    await (await tab).close()
    const file = page.waitForEvent('download')
    await preview.getByRole('button', { name: 'Tải về' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
  },
)

test(
  'a report is shown as pages instead of a table, without losing a row, and the next report too',
  { tag: detail },
  async ({ page }) => {
    await page.goto(ASKED)
    await expect(rows(page)).toBeVisible()
    const told = Number((await rows(page).textContent())!.replace(/\D/g, ''))
    await page.getByRole('radio', { name: 'Trang in' }).click()
    const frame = page.frameLocator('iframe[title="Trang in"]')
    const pages = frame.locator('.vp')
    await expect(frame.getByRole('heading', { name: 'BÁO CÁO CHI TIẾT BÁN HÀNG THEO KHÁCH HÀNG' })).toBeVisible()
    const count = await pages.count()
    expect(count).toBeGreaterThan(1)
    // No row is lost between pages, each page has the heading row, and nothing exceeds its page.
    const numbers = await frame.locator('tbody tr:not(.g):not(.s) td:first-child').allTextContents()
    expect(numbers).toEqual(Array.from({ length: told }, (_, at) => String(at + 1)))
    await expect(frame.locator('thead')).toHaveCount(await frame.locator('table:has(thead)').count())
    const beyond = await pages.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length)
    expect(beyond).toBe(0)
    await expect(frame.getByText(`Trang ${count}/${count}`)).toHaveCount(1)
    await expect(frame.getByText('Người lập biểu')).toHaveCount(1)
    expect(await violationsIn(page, { without: 'iframe' })).toEqual([])

    await page.goto('/reports/reportbill/data/sumReceivableDebts?preset=THISMONTH')
    await expect(frame.getByRole('heading', { name: 'BÁO CÁO TỔNG HỢP CÔNG NỢ PHẢI THU' })).toBeVisible()
    await page.route('**/pdf/html', (route) =>
      route.fulfill({ status: 503, json: { ErrorCode: -1, ErrorMessage: 'Bận', Message: 'Bận', Data: null } }),
    )
    await page.keyboard.press('F9')
    await expect(page.getByRole('alert').getByText('Bận')).toBeVisible()
    await page.unroute('**/pdf/html')
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(frame.getByText(/^Trang 1\//)).toBeVisible()
    await page.getByRole('radio', { name: 'Bảng' }).click()
    await expect(rows(page)).toBeVisible()
  },
)

test('printing opens a tab with the PDF on the paper chosen last, or the preview when the browser blocks the tab', async ({
  page,
}) => {
  const asked = async (press: () => Promise<void>) => {
    const [request, tab] = await Promise.all([
      page.context().waitForEvent('request', (one) => one.url().endsWith('/pdf/print') && one.method() === 'POST'),
      page.waitForEvent('popup'),
      press(),
    ])
    expect((await request.response())!.headers()['content-type']).toBe('application/pdf')
    await tab.close()
    // One print at a time: until the page has received this one, the keys ask for no other.
    await expect(page.getByRole('button', { name: 'In', exact: true })).toBeEnabled()
    return request.postDataJSON() as { orientation: string; size?: string; info: Record<string, unknown> }
  }
  await page.goto(ASKED)
  await expect(rows(page)).toBeVisible()
  const first = await asked(() => page.keyboard.press('Control+p'))
  expect(first.orientation).toBe('landscape')
  const { groups, customers, totals } = first.info as Record<string, { rows: unknown[] }[]>
  expect(groups!.length).toBeGreaterThan(1)
  expect(customers!.map((one) => one.rows.length)).toEqual(groups!.map((one) => one.rows.length))
  expect(Object.keys(totals!)).toEqual(['Qty', 'Discount', 'Total'])

  await page.getByRole('button', { name: 'Xem trước, chọn mẫu' }).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('img').first()).toHaveAttribute('data-drawn', 'true')
  await preview.getByLabel('Khổ giấy').click()
  await page.getByRole('option', { name: 'A5' }).click()
  await page.keyboard.press('Escape')
  await expect(preview).toHaveCount(0)
  const again = await asked(() => page.getByRole('button', { name: 'In', exact: true }).click())
  expect([again.size, again.orientation]).toEqual(['A5', 'landscape'])

  // A failed print leaves no empty tab behind. A tab that is closed before the browser tells of it is never told of.
  const opened = page.waitForEvent('popup')
  await page.route('**/pdf/print', async (route) => {
    await opened
    await route.fulfill({ status: 503, json: { ErrorCode: -1, ErrorMessage: 'Bận', Message: 'Bận', Data: null } })
  })
  const closed = opened.then((tab) => tab.waitForEvent('close'))
  await page.keyboard.press('Control+p')
  await closed
  await expect(page.getByText('Bận').first()).toBeVisible()
  await page.unroute('**/pdf/print')

  await page.evaluate(() => {
    window.open = () => null
  })
  await page.keyboard.press('Control+p')
  await expect(page.getByText('Trình duyệt không cho mở tab mới, bản in hiện ở đây').first()).toBeVisible()
  await expect(preview.getByRole('img').first()).toHaveAttribute('data-drawn', 'true')
})

test('several selected bills are shown in one print preview', { tag: detail }, async ({ page }) => {
  await page.goto('/sales/billsales/data/list')
  await expect(page.getByRole('link', { name: /^BH\d{6}$/ }).first()).toBeVisible()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'In', exact: true }).click()
  // One file, in the order of the list.
  const preview = page.getByRole('dialog', { name: /^Hóa đơn bán hàng .+ và 1 chứng từ khác$/ })
  await expect(preview.getByRole('img', { name: 'Trang 1/2' })).toHaveAttribute('data-drawn', 'true')
  await expect(preview.getByRole('button', { name: /^Trang \d\/2$/ })).toHaveCount(2)
  await expect(preview.getByLabel('Mẫu in')).toBeVisible()
  await expect(preview.getByRole('button', { name: 'Tải về' })).toBeEnabled()
  expect(await violationsIn(page)).toEqual([])
})

test('a report is exported as an Excel file', { tag: detail }, async ({ page }) => {
  await page.goto(ASKED)
  await expect(rows(page)).toBeVisible()
  await page.getByRole('button', { name: 'Xuất' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
})

test(
  'what stands on the letterhead is set on the page of all reports; leaving changes asks',
  { tag: detail },
  async ({ page }) => {
    await page.goto('/reports/reportbill/data/list')
    const dialog = page.getByRole('dialog', { name: 'Cài đặt bản in' })
    const fax = dialog.getByRole('checkbox', { name: 'Hiện điện thoại/fax' })
    const open = () => page.getByRole('button', { name: 'Cài đặt bản in' }).click()
    const cancel = () => dialog.getByRole('button', { name: 'Bỏ qua' }).click()
    const question = page.getByRole('alertdialog', { name: 'Thông báo' })
    await open()
    for (const name of ['Hiện logo', 'Hiện tên công ty', 'Hiện email/website', 'Hiện địa chỉ'])
      await expect(dialog.getByRole('checkbox', { name })).toBeVisible()
    const wasShown = await fax.isChecked()
    // Changed and changed back: nothing to ask.
    await fax.click()
    await fax.click()
    await expect(dialog.getByRole('button', { name: 'Lưu' })).toBeDisabled()
    await cancel()
    await expect(dialog).toHaveCount(0)

    await open()
    await fax.click()
    await cancel()
    await expect(question).toContainText('Bạn đang thay đổi cấu hình báo cáo, bạn có muốn thoát không?')
    await question.getByRole('button', { name: 'Bỏ qua' }).click()
    await expect(fax).toBeChecked({ checked: !wasShown })
    await cancel()
    await question.getByRole('button', { name: 'Đồng ý' }).click()
    await expect(dialog).toHaveCount(0)
    // The saved values are back.
    await open()
    await expect(fax).toBeChecked({ checked: wasShown })
    for (const shown of [!wasShown, wasShown]) {
      await fax.click()
      await dialog.getByRole('button', { name: 'Lưu' }).click()
      await expect(page.getByText('Lưu cấu hình thành công').last()).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await open()
      await expect(fax).toBeChecked({ checked: shown })
    }
  },
)
