/** The chart of monthly sales on the screen and on paper, the year it shows, and long reports as workbooks. */
import { readFileSync } from 'node:fs'
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { importLimits, readWorkbook } from '#output/xlsx/xlsx-read.ts'
import { signIn } from './sign-in.ts'

const YEAR = '/reports/reportbill/data/statisticsSalesByCustomerMonth'
/** The demo tenant sells on each day up to today, so this month has sales for certain. */
const THIS_MONTH = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date()).slice(5, 7)
const rows = (page: Page) => page.getByText(/^[\d.]+ dòng$/)
/** The rows below the chart: its own table has the same. */
const chartOf = (page: Page) => page.getByRole('figure')

test.beforeEach(async ({ page }) => {
  await signIn(page)
})

test(
  'the point that is looked at is marked, by mouse and by keyboard, and a table has all points',
  { tag: detail },
  async ({ page }) => {
    await page.goto(`${YEAR}?preset=THISYEAR&Product_ID=`)
    const chart = chartOf(page)
    await expect(chart).toBeVisible()
    const looked = chart.locator('path[data-looked]')
    await expect(looked).toHaveCount(0)
    await chart.locator('rect').nth(9).hover()
    await expect(looked).toHaveCount(1)
    await expect(chart.locator('figcaption')).toContainText(/^10\/\d{4}: [\d.]+/)
    await chart.getByRole('slider').focus()
    await page.keyboard.press('ArrowRight')
    await expect(chart.locator('figcaption')).toContainText(/^11\/\d{4}: /)
    await expect(looked).toHaveCount(1)
    const table = chart.getByRole('table', { name: 'THỐNG KÊ BÁN HÀNG THEO THÁNG' })
    await expect(table.getByRole('rowheader')).toHaveCount(12)
    const november = table.getByRole('row').nth(11)
    await expect(november.getByRole('cell')).toHaveText(
      (await chart.getByRole('slider').getAttribute('aria-valuetext'))!.split(': ')[1]!,
    )
    expect(await violationsIn(page, { within: 'figure' })).toEqual([])
  },
)

test('the kind on the screen is the kind on paper, as vectors', { tag: detail }, async ({ page }) => {
  await page.goto(`${YEAR}?preset=THISYEAR&Product_ID=`)
  await chartOf(page).getByRole('radio', { name: 'Tròn' }).click()
  const printed = page.waitForRequest((request) => request.url().endsWith('/pdf/print') && request.method() === 'POST')
  const tab = page.waitForEvent('popup')
  await page.keyboard.press('Control+p')
  const request = await printed
  expect((request.postDataJSON() as { info: { chart: number } }).info.chart).toBe(3)
  expect((await request.response())!.headers()['content-type']).toBe('application/pdf')
  await (await tab).close()
  await page.getByRole('radio', { name: 'Trang in' }).click()
  const paper = page.frameLocator('iframe[title="Trang in"]')
  const drawing = paper.getByRole('img', { name: 'THỐNG KÊ BÁN HÀNG THEO THÁNG, Tiền tệ (VNĐ)' })
  await expect(drawing).toBeVisible()
  await expect(
    drawing.locator('text').filter({ hasText: new RegExp(`^${THIS_MONTH}/\\d{4}: [\\d.]+ \\([\\d,]+%\\)$`) }),
  ).toHaveCount(1)
  await page.getByRole('radio', { name: 'Bảng' }).click()
  await chartOf(page).getByRole('radio', { name: 'Cột' }).click()
  await page.getByRole('radio', { name: 'Trang in' }).click()
  await expect(drawing.locator('text').filter({ hasText: new RegExp(`^${THIS_MONTH}/\\d{4}$`) })).toHaveCount(1)
})

test(
  'the year is picked with the keyboard and on a phone, and asked for where it is missing',
  { tag: detail },
  async ({ page }) => {
    const thisYear = new Date().getFullYear()
    const said = (year: number) => page.getByRole('main').getByText(`Năm ${year}`, { exact: true })
    const months = (year: number) => page.getByRole('row').filter({ hasText: `12/${year}` })
    await page.goto(YEAR)
    const picker = page.getByRole('form', { name: 'Điều kiện' }).getByLabel('Năm')
    await picker.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type(String(thisYear - 1))
    await page.keyboard.press('Enter')
    await expect(picker).toContainText(String(thisYear - 1))
    await page.keyboard.press('F9')
    await expect(
      said(thisYear - 1)
        .or(months(thisYear - 1).first())
        .first(),
    ).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(YEAR)
    await picker.click()
    await page.getByRole('option', { name: String(thisYear) }).click()
    await expect(picker).toContainText(String(thisYear))
    const box = (await picker.boundingBox())!
    expect(box.height).toBeGreaterThanOrEqual(40)

    await page.goto(`${YEAR}?preset=CUSTOM&fromDate=&toDate=&Product_ID=`)
    await expect(picker).toBeVisible()
    await page.getByRole('button', { name: /^Xem báo cáo/ }).click()
    await expect(page.getByText('Chưa chọn năm').first()).toBeVisible()
    await expect(chartOf(page)).toHaveCount(0)
  },
)

test('a long report becomes a workbook beside the page, which can be cancelled', { tag: detail }, async ({ page }) => {
  const COUNT = 30_000
  const ListItem = Array.from({ length: COUNT }, (_, at) => ({
    Ordinal: at + 1,
    NumberID: `BH${at}`,
    dtDate: '2026-11-20',
    ObjID: `KH${at % 700}`,
    ObjName: `Đại lý ${at % 700}`,
    ProductID: `SP${at}`,
    ProductName: 'Nước ngọt có ga',
    Unit: 'Thùng',
    Qty: 2.5,
    Price: 1000,
    Discount: 0,
    Total: 2500,
    StoreName: 'Kho chính',
  }))
  const arrSUM = ['Qty', 'Discount', 'Total'].map((Name) => ({ Name, Total: 5 }))
  await page.route('**/rptDetailOrder*', (route) =>
    route.fulfill({
      json: { ErrorCode: 0, ErrorMessage: '', Message: '', Data: { ListItem, TotalCount: COUNT, arrSUM } },
    }),
  )
  await page.goto('/reports/reportbill/data/detailMoneySaleCustomer?preset=THISMONTH&Product_ID=')
  await expect(rows(page)).toHaveText('30.000 dòng')
  const begin = async () => {
    await page.getByRole('button', { name: 'Xuất' }).click()
    const started = page.waitForEvent('worker')
    await page.getByRole('menuitem', { name: 'Excel' }).click()
    return started
  }
  const worker = await begin()
  const ended = new Promise((resolve) => worker.once('close', resolve))
  await expect(page.getByText(/^Đang tạo Excel… \d+%$/)).toBeVisible()
  await page.getByRole('button', { name: 'Hủy tải BaoCaoChiTietKhachHang.xlsx' }).click()
  await ended
  await expect(page.getByText('Đã hủy').first()).toBeVisible()

  await page.route('**/workbook-worker-*', (route) => route.abort())
  await page.getByRole('button', { name: 'Xuất' }).click()
  await page.getByRole('menuitem', { name: 'Excel' }).click()
  await expect(page.getByText('Không tạo được tệp Excel')).toBeVisible()
  await page.unroute('**/workbook-worker-*')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Tải lại BaoCaoChiTietKhachHang.xlsx' }).click()
  const path = await (await file).path()
  const [sheet] = await readWorkbook(new Uint8Array(readFileSync(path)), { ...importLimits, maxRows: 2 * COUNT }, [])
  expect(sheet!.rows).toHaveLength(COUNT)
  expect(sheet!.rows.at(-1)).toContain(`BH${COUNT - 1}`)
  expect(sheet!.headings.slice(0, 3)).toEqual(['STT', 'Số chứng từ', 'Ngày'])
})
