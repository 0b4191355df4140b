/** Reading a long result: folding groups, sorting by a heading, and the column one decides by always in sight. */
import { detail, expect, test, type Page } from './test.ts'
import { signIn } from './sign-in.ts'

/** The first rows of a long report are shown while others arrive. */
const allArrived = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Dừng' })).toHaveCount(0)
const open = async (page: Page, report: string): Promise<void> => {
  await page.goto(`/reports/reportbill/data/${report}`)
  // A chart has a table of its own for ears.
  await expect(page.getByRole('region').getByRole('table').first()).toBeVisible()
  await allArrived(page)
}
const SALES = 'detailMoneySaleCustomer?preset=THISYEAR&Product_ID='
const rows = (page: Page) => page.getByRole('rowgroup').getByRole('row')
/** The texts of a column in the rows of the first group that are drawn. */
const amounts = async (page: Page, column: number): Promise<number[]> => {
  const cells = await rows(page).evaluateAll((all, at) => {
    const after = all.slice(1)
    const end = after.findIndex((row) => row.querySelector('[aria-expanded]') || row.children.length < at)
    return after.slice(0, end < 0 ? undefined : end).map((row) => row.children[at - 1]!.textContent)
  }, column)
  return cells.map((text) => Number(text.replaceAll('.', '').replace('−', '-').replace('–', '0')))
}

test('groups fold to their sums, one by one and all at once', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await open(page, SALES)
  const first = page.getByRole('button', { name: /^Dòng của / }).first()
  const group = (await first.getAttribute('aria-label'))!.replace('Dòng của ', '')
  const total = rows(page).filter({ hasText: `Cộng ${group}` })
  const all = page.getByRole('table')
  const count = async () => Number(await all.getAttribute('aria-rowcount'))
  const before = await count()
  await first.press('Enter')
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  expect(await count()).toBeLessThan(before)
  await expect(total).toHaveCount(0)
  const folded = await rows(page).first().getByRole('cell').allTextContents()
  await first.press('Enter')
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  expect(await count()).toBe(before)

  await page.getByRole('button', { name: 'Gập tất cả nhóm' }).click()
  await expect(page.getByRole('button', { name: 'Mở tất cả nhóm' })).toBeVisible()
  const groups = await page.getByRole('button', { name: /^Dòng của / }).count()
  await expect(page.locator('[aria-expanded="true"][aria-label^="Dòng của"]')).toHaveCount(0)
  expect(groups).toBeGreaterThan(3)
  expect(await rows(page).first().getByRole('cell').allTextContents()).toEqual(folded)
  // The sums of the groups are those of the whole.
  expect(folded.filter((text) => /\d/.test(text)).length).toBeGreaterThan(1)
})

test('pressing a heading sorts the rows within their groups, and is remembered', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await open(page, SALES)
  const heading = page.getByRole('columnheader', { name: 'Thành tiền' })
  const column = 1 + (await page.getByRole('columnheader').allTextContents()).findIndex((text) => text === 'Thành tiền')
  await heading.getByRole('button').press('Enter')
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  const largest = await amounts(page, column)
  expect(largest.length).toBeGreaterThan(2)
  expect(largest).toEqual(largest.toSorted((a, b) => b - a))
  await page.reload()
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  await heading.getByRole('button').click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  const smallest = await amounts(page, column)
  expect(smallest).toEqual(smallest.toSorted((a, b) => a - b))
  await heading.getByRole('button').click()
  await expect(heading).not.toHaveAttribute('aria-sort')
})

test('running balances cannot be sorted', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await open(page, 'detailsReceivableDebts?preset=THISYEAR')
  await expect(page.getByRole('columnheader', { name: 'Còn lại' })).toBeVisible()
  await expect(page.getByRole('columnheader').getByRole('button', { name: 'Còn lại' })).toHaveCount(0)
})

for (const [report, heading] of [
  [SALES, 'Thành tiền'],
  ['sumReceivableDebts?preset=THISYEAR', 'Còn lại'],
  ['detailImportInventory?preset=THISYEAR&Product_ID=', 'Tồn cuối: SL'],
] as const)
  test(
    `the column one decides by is in sight on a phone: ${heading} of ${report.split('?')[0]}`,
    { tag: detail },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await signIn(page)
      await open(page, report)
      const head = page.getByRole('columnheader', { name: heading })
      const box = (await head.boundingBox())!
      expect(box.x).toBeGreaterThan(0)
      expect(box.x + box.width).toBeLessThanOrEqual(390)
      // The column stays when the table is scrolled to its other end.
      await page.getByRole('region', { name: /BÁO CÁO/ }).evaluate((region) => region.scrollTo({ left: 9_999 }))
      expect((await head.boundingBox())!.x).toBeGreaterThanOrEqual(0)
    },
  )

test('earlier figures come into sight when they come', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, 'profitProduct?preset=THISMONTH')
  const table = page.getByRole('region', { name: 'LỢI NHUẬN THEO HÀNG HÓA' })
  const isWider = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  expect(await isWider()).toBe(true)
  await page.getByRole('button', { name: 'So sánh', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Kỳ trước' }).click()
  const heading = page.getByRole('columnheader', { name: 'Kỳ so sánh' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const edge = (await table.boundingBox())!
  const { x, width } = (await heading.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(edge.x + edge.width)
})

test('the month is compared with the month before, in figures and per cent', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await open(page, 'reportTotalSales?preset=THISMONTH&Product_ID=')
  await page.getByRole('button', { name: 'So sánh', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Kỳ trước' }).click()
  await expect(page.getByRole('columnheader', { name: 'Kỳ so sánh' })).toBeVisible()
  await expect(page.getByText(/so với \d{2}-\d{2}-\d{4} – \d{2}-\d{2}-\d{4}/)).toBeVisible()
  const headings = await page.getByRole('columnheader').allTextContents()
  const at = headings.indexOf('Kỳ so sánh')
  expect(headings.slice(at - 1, at + 2)).toEqual(['Thành tiền sau CK', 'Kỳ so sánh', 'Tăng giảm %'])
  const sums = await page.getByRole('row').last().getByRole('cell').allTextContents()
  const [now, before, change] = sums
    .slice(-3)
    .map((text) => Number(text.replaceAll('.', '').replace(',', '.').replace('−', '-')))
  expect(before).toBeGreaterThan(0)
  expect(change).toBeCloseTo(((now! - before!) / before!) * 100, 1)
  // The view is remembered, and can be ended.
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Kỳ so sánh' })).toBeVisible()
  await page.getByRole('button', { name: 'So sánh', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Không so sánh' }).click()
  await expect(page.getByRole('columnheader', { name: 'Kỳ so sánh' })).toHaveCount(0)
})
