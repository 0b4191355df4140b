/** The home page: what each kind of user sees, and that every figure links to what it counts. */
import { detail, expect, test, type Page } from './test.ts'
import { ofKind } from '../support/quarter.ts'
import { openHome, signIn } from './sign-in.ts'

const tile = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const amount = (text: string | null): number => Number((text ?? '').replaceAll('.', ''))
const total = async (page: Page): Promise<number> =>
  amount((/Tổng số ([\d.]+)/.exec((await page.getByText(/^Hiển thị/).textContent()) ?? '') ?? [])[1] ?? '')

test("every figure and every row of the owner's home page opens a page with the same figure", async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page)
  await openHome(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Tổng quan' })).toBeVisible()
  const back = async () => {
    await page.goto('/')
    await expect(tile(page, 'Doanh thu hôm nay')).toBeVisible()
  }

  for (const name of ofKind('revenue', ['Doanh thu hôm nay', 'Doanh thu trong kỳ'])) {
    await back()
    const bills = tile(page, name).getByRole('link', { name: /hóa đơn$/ })
    const count = amount(/^([\d.]+)/.exec((await bills.textContent()) ?? '')![1]!)
    await bills.click()
    await expect(page.getByText(/^Hiển thị/)).toBeVisible()
    await expect.poll(() => total(page)).toBe(count)

    await back()
    const value = tile(page, name).getByRole('link').first()
    const revenue = (await value.textContent())!
    await value.click()
    await expect(page).toHaveURL(/detailMoneySaleCustomer/)
    await expect(page.getByText(revenue, { exact: true }).first()).toBeVisible()
  }

  for (const [name, address] of ofKind('figures of the home page', [
    ['Lợi nhuận trong kỳ', /profitProduct/],
    ['Tiền', /pay\/cashflow/],
    ['Tồn kho', /detailImportInventory/],
  ] as const)) {
    await back()
    const value = tile(page, name).locator('a').first()
    await expect(value).toHaveText(/^-?[\d.]+$/)
    const figure = (await value.textContent())!
    await value.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible()
  }

  await back()
  await expect(tile(page, 'Lợi nhuận trong kỳ').getByText(/Kỳ trước/)).toBeVisible()
  const moved = await page.evaluate(
    () =>
      new Promise<number>((told) => {
        new PerformanceObserver((list) =>
          told(list.getEntries().reduce((sum, one) => sum + (one as PerformanceEntry & { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true })
        // Nothing is told where nothing moved.
        setTimeout(() => told(0), 500)
      }),
  )
  expect(moved).toBeLessThan(0.1)

  await expect(
    tile(page, 'Doanh thu trong kỳ').getByText(/Kỳ trước \d\d-\d\d-\d{4} – \d\d-\d\d-\d{4}: [\d.]+/),
  ).toBeVisible()
  const todo = page.getByRole('region', { name: 'Việc cần làm' }).getByRole('link')
  const waiting = await todo.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href')!, link.lastElementChild!.textContent!] as const),
  )
  expect(waiting.length).toBeGreaterThan(0)
  // A list says how many rows it has; the page of invoices to look at shows all of them.
  const shown = (path: string): Promise<number> =>
    path === '/invoice/check' ? page.getByRole('main').getByRole('listitem').count() : total(page).catch(() => -1)
  for (const [path, count] of ofKind('what waits', waiting)) {
    await page.goto(path)
    await expect.poll(() => shown(path)).toBe(amount(count))
  }

  // Every link on the page leads to an existing page.
  await back()
  const paths = await page
    .locator('#page a')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!.split('?')[0]!))])
  expect(paths.length).toBeGreaterThan(8)
  const pages = paths.filter((one) => !one.includes('/create'))
  for (const path of ofKind('links of the home page', pages)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveURL(/noaccess/)
    await expect(page.getByText('Không tìm thấy trang')).toHaveCount(0)
  }
})

test(
  'the chart of daily revenue has a scale, and a day in it is read out and opened with the keyboard',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await openHome(page)
    const chart = page.getByRole('region', { name: 'Doanh thu theo ngày' })
    await expect(chart.getByText(/^[\d,]+ (tr|tỷ)$/).first()).toBeVisible()
    const days = chart.getByRole('slider')
    await days.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await expect(days).toHaveAttribute('aria-valuetext', /^01-\d\d-\d{4}: [\d.]+ · /)
    await expect(chart.getByText((await days.getAttribute('aria-valuetext'))!, { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/billsales\/data\/list\?from=(\d{4}-\d\d-01)&to=\1/)
  },
)

test(
  'the home page shows a salesman his own sales first, and a storekeeper what waits in the store',
  { tag: detail },
  async ({ page }) => {
    await signIn(page, 'banhang')
    await openHome(page)
    await expect(tile(page, 'Tôi bán hôm nay')).toBeVisible()
    for (const name of ['Tiền', 'Lợi nhuận hôm nay', 'Lợi nhuận trong kỳ'])
      await expect(tile(page, name)).toHaveCount(0)
    await signIn(page, 'thukho')
    await openHome(page)
    await expect(page).not.toHaveURL(/noaccess/)
    await expect(page.getByRole('heading', { level: 1, name: 'Tổng quan' })).toBeVisible()
    // What waits is no figure of the business; each number leads to as many rows.
    const short = tile(page, 'Hàng dưới mức tối thiểu').getByRole('link')
    await expect(tile(page, 'Hàng chờ nhập')).toBeVisible()
    const waiting = amount(await short.textContent())
    await short.click()
    await expect(page).toHaveURL(/stock\/product\/list\?short=1/)
    await expect.poll(() => total(page)).toBe(waiting)
    await page.goBack()
    const ways = page.getByRole('region', { name: 'Đi tới' })
    await ways.getByRole('link', { name: 'Chuyển kho' }).click()
    await expect(page).toHaveURL(/stock\/transtore\/list/)
    await page.goto('/')
    await expect(page.getByText('không có quyền')).toHaveCount(0)
    await expect(page.getByText('Doanh thu')).toHaveCount(0)
  },
)

test(
  'a failed request for the figures of the home page shows why and can be tried again',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.route('**/api/Dashboard/getInfo*', (route) =>
      route.fulfill({
        status: 500,
        json: { ErrorCode: -1, ErrorMessage: 'Máy chủ bận', Message: 'Máy chủ bận', Data: null },
      }),
    )
    await page.goto('/')
    await expect(page.getByRole('alert').getByText('Máy chủ bận')).toBeVisible()
    await page.unroute('**/api/Dashboard/getInfo*')
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(tile(page, 'Doanh thu hôm nay')).toBeVisible()
  },
)

test('on a phone everything on the home page stays inside its tile', { tag: detail }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await openHome(page)
  const note = page.getByText('Kỳ trước').first()
  await expect(note).toBeVisible()
  const out = await note.evaluate((start) => {
    let tile = start
    while (getComputedStyle(tile).borderLeftWidth === '0px') tile = tile.parentElement!
    const right = tile.getBoundingClientRect().right
    return [...tile.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > right).length
  })
  expect(out).toBe(0)
})
