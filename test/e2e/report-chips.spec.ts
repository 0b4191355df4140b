/** The page of a report after its rows arrived: conditions as chips, saved conditions, the search, and coming back. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { signIn, signInAnew } from './sign-in.ts'

const STOCK = '/reports/reportbill/data/detailImportInventory'
const SALES = '/reports/reportbill/data/detailMoneySaleCustomer'
const wholeCount = (page: Page) => page.getByText(/^[\d.]+ dòng$/)
const panel = (page: Page) => page.getByRole('form', { name: 'Điều kiện' })
const chips = (page: Page) => page.getByRole('group', { name: 'Điều kiện' })
const total = (page: Page) => page.getByRole('row').last()
const noViolations = async (page: Page) => expect(await violationsIn(page, { within: 'main' })).toEqual([])

/** Opens a report and reads it as it stands. */
const read = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('button', { name: /^Xem báo cáo/ })).toBeEnabled()
  await page.keyboard.press('F9')
  await expect(wholeCount(page)).toBeVisible()
}

/** What is read when it is the same twice in a row. */
const atRest = async (read: () => Promise<string[]>): Promise<string[]> => {
  let before = await read()
  await expect
    .poll(async () => {
      const now = await read()
      const isSame = now.join('\n') === before.join('\n')
      before = now
      return isSame
    })
    .toBe(true)
  return before
}

test(
  'when rows arrive the conditions become chips, each of which is changed in its place, by keys alone',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto(STOCK)
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('F9')
    await expect(wholeCount(page)).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
    // The rows have the focus, to be scrolled at once.
    await expect(page.getByRole('region', { name: 'BÁO CÁO NHẬP XUẤT TỒN' })).toBeFocused()
    await expect(chips(page).getByRole('button')).toHaveText([/^Tháng này \d\d–\d\d\/\d\d/, 'Tất cả kho', 'Điều kiện'])
    await noViolations(page)
    const all = await total(page).textContent()

    const dates = chips(page).getByRole('button', { name: /^Tháng này/ })
    await dates.press('Enter')
    const box = page.getByRole('dialog', { name: 'Khoảng thời gian' })
    await expect(box).toBeVisible()
    await noViolations(page)
    await box.getByRole('radio', { name: 'Năm nay' }).press('Enter')
    await page.keyboard.press('Escape')
    const year = chips(page).getByRole('button', { name: /^Năm nay/ })
    await expect(year).toBeFocused()
    // What was changed is marked until the rows follow it.
    await expect(year).toHaveAttribute('data-changed', 'true')
    await expect(page.getByRole('button', { name: /^Xem báo cáo/ })).toBeVisible()
    await page.keyboard.press('F9')
    await expect(page.getByText(/^Từ ngày 01-01-\d{4} /)).toBeVisible()
    await expect(year).not.toHaveAttribute('data-changed')
    await expect(page).toHaveURL(/preset=THISYEAR/)

    await chips(page).getByRole('button', { name: 'Thêm điều kiện' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Nhóm hàng' }).press('Enter')
    await expect(page.getByRole('combobox', { name: 'Nhóm hàng' })).toBeFocused()
    await page.keyboard.type('bia')
    await expect(page.getByRole('option', { name: 'Bia BIA', exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(chips(page).getByRole('button', { name: 'Nhóm hàng: Bia' })).toBeVisible()
    await page.keyboard.press('F9')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Dòng của / })).toHaveCount(1)
    expect(await total(page).textContent()).not.toBe(all)

    // The condition is left out again, and the whole panel comes back.
    await chips(page).getByRole('button', { name: 'Nhóm hàng: Bia' }).click()
    await page.getByRole('button', { name: 'Bỏ điều kiện này' }).click()
    await expect(chips(page).getByRole('button', { name: /^Nhóm hàng/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Điều kiện', exact: true }).click()
    await expect(panel(page).getByRole('radio', { name: 'Năm nay' })).toBeChecked()
    await expect(chips(page)).toHaveCount(0)
  },
)

test(
  'a chip opens at the condition that is not met, and stores are ticked in their box',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await read(page, STOCK)
    await chips(page).getByRole('button', { name: 'Tất cả kho' }).click()
    const stores = page.getByRole('dialog', { name: 'Kho hàng' })
    await stores.getByRole('checkbox', { name: 'Tất cả' }).uncheck()
    await page.keyboard.press('F9')
    await expect(page.getByText('Chưa chọn kho hàng').first()).toBeVisible()
    await expect(stores).toBeVisible()
    const first = stores.getByRole('checkbox').nth(1)
    const name = await stores.locator('label').nth(1).textContent()
    await first.check()
    await page.keyboard.press('F9')
    await expect(stores).toHaveCount(0)
    await expect(chips(page).getByRole('button', { name: name!.trim() })).toBeVisible()
    await expect(wholeCount(page)).toBeVisible()
  },
)

test(
  'conditions are saved under a name, opened as tabs, renamed and removed; a range moves with time',
  { tag: detail },
  async ({ page }) => {
    await signInAnew(page)
    await read(page, STOCK)
    const menu = page.getByRole('button', { name: 'Điều kiện đã lưu' })
    const tab = (name: string | RegExp) => page.getByRole('tab', { name })
    await chips(page)
      .getByRole('button', { name: /^Tháng này/ })
      .click()
    await page.getByRole('radio', { name: 'Quý này' }).click()
    await page.keyboard.press('F9')
    await expect(page).toHaveURL(/preset=THISQUARTER/)
    await expect(wholeCount(page)).toBeVisible()
    const sent = page.waitForRequest(/SaveGridView/)
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Lưu điều kiện này' }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Tên bộ điều kiện' })).toBeFocused()
    await page.keyboard.type('Quý của kho')
    await page.keyboard.press('Enter')
    await expect(tab('Quý của kho')).toHaveAttribute('aria-selected', 'true')
    const { query } = (await sent).postDataJSON() as { query: string }
    expect(query).toContain('preset=THISQUARTER')
    expect(query).not.toMatch(/fromDate|toDate/i)

    await tab('Quý của kho').press('ArrowLeft')
    await expect(tab('Mặc định')).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/preset=THISMONTH/)
    await expect(chips(page).getByRole('button', { name: /^Tháng này/ })).toBeVisible()
    await expect(wholeCount(page)).toBeVisible()

    // The conditions are there on another visit, before anything was asked, and the tab asks at once.
    await page.goto(STOCK)
    await tab('Quý của kho').click()
    await expect(wholeCount(page)).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
    await expect(page).toHaveURL(/preset=THISQUARTER/)
    await noViolations(page)

    // Changed conditions are kept in place of the saved ones.
    await chips(page)
      .getByRole('button', { name: /^Quý này/ })
      .click()
    await page.getByRole('radio', { name: 'Năm nay' }).click()
    await page.keyboard.press('F9')
    await expect(page).toHaveURL(/preset=THISYEAR/)
    await expect(tab(/Quý của kho/).getByRole('img', { name: 'Đã thay đổi' })).toBeVisible()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Cập nhật “Quý của kho”' }).click()
    await expect(tab(/Quý của kho/).getByRole('img')).toHaveCount(0)
    await menu.click()
    await page.getByRole('menuitem', { name: 'Đổi tên “Quý của kho”' }).click()
    await page.getByRole('textbox', { name: 'Tên bộ điều kiện' }).fill('Cả năm')
    await page.keyboard.press('Enter')
    await expect(tab('Cả năm')).toHaveAttribute('aria-selected', 'true')

    // The conditions are one's own.
    await page.goto('/login/signout')
    await page.waitForURL(/\/login\/member/)
    await signInAnew(page, 'thukho')
    await read(page, STOCK)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.goto('/login/signout')
    await page.waitForURL(/\/login\/member/)
    await signInAnew(page)
    await page.goto(STOCK)
    await tab('Cả năm').click()
    await expect(wholeCount(page)).toBeVisible()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Xóa “Cả năm”' }).click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect(page.getByRole('tab')).toHaveCount(0)
  },
)

test(
  'rows are searched without accents, sums are those of the rows found, and Esc ends it',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await read(page, STOCK)
    const whole = await total(page).textContent()
    await page.keyboard.press('/')
    const search = page.getByRole('searchbox', { name: 'Tìm trong các dòng' })
    await expect(search).toBeFocused()
    await page.keyboard.type('BIA song hau')
    // The same words are spoken, in an element outside the page.
    await expect(page.locator('#page').getByText(/^\d+ trong \d+ dòng$/)).toBeVisible()
    const found = page.getByRole('rowgroup').getByRole('row')
    const group = found.filter({ hasText: 'Cộng Bia' })
    await expect(total(page)).toContainText(/^Cộng \d+ dòng tìm thấy/)
    // One group is left: its sums are the sums of all that is found.
    await expect(page.getByRole('button', { name: /^Dòng của / })).toHaveCount(1)
    const sums = async (row: typeof group) => (await row.getByRole('cell').allTextContents()).slice(1)
    expect(await sums(total(page))).toEqual(await sums(group))
    await noViolations(page)
    await page.keyboard.press('Escape')
    await expect(search).toHaveValue('')
    await expect(wholeCount(page)).toBeVisible()
    await expect(total(page)).toHaveText(whole!)
    await page.keyboard.type('không có gì')
    await expect(page.getByRole('status').getByText('Không có dòng nào khớp “không có gì”')).toBeVisible()
    await page.getByRole('region').getByRole('button', { name: 'Bỏ tìm' }).click()
    await expect(wholeCount(page)).toBeVisible()
    await search.focus()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: 'BÁO CÁO NHẬP XUẤT TỒN' })).toBeFocused()
  },
)

test(
  'on a phone an address with conditions shows its rows, also after loading it again with a comparison',
  { tag: detail },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn(page)
    await page.goto('/reports/reportbill/data/reportTotalSales?preset=THISMONTH&Product_ID=')
    await expect(wholeCount(page)).toBeVisible()
    await expect(panel(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'So sánh', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Kỳ trước' }).click()
    await expect(page.getByRole('columnheader', { name: 'Kỳ so sánh' })).toBeAttached()
    await page.reload()
    await expect(page.getByRole('columnheader', { name: 'Kỳ so sánh' })).toBeAttached()
    await expect(panel(page)).toHaveCount(0)
    await expect(chips(page).getByRole('button', { name: /^Tháng này/ })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    // A box opens from below, and the condition is chosen there.
    await chips(page)
      .getByRole('button', { name: /^Tháng này/ })
      .click()
    await page.getByRole('dialog').getByRole('radio', { name: 'Năm nay' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Xem báo cáo/ })
      .click()
    await expect(page).toHaveURL(/preset=THISYEAR/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // Nor does the panel hide that there is nothing.
    await page.goto(`${SALES}?preset=CUSTOM&fromDate=2001-01-01&toDate=2001-01-02&Product_ID=`)
    await expect(page.getByText('Không có dữ liệu theo điều kiện đã chọn')).toBeInViewport()
    await expect(panel(page)).toHaveCount(0)
  },
)

test('going back from a bill leads to the same rows in the same place', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await read(page, SALES)
  const region = page.getByRole('region', { name: 'BÁO CÁO CHI TIẾT BÁN HÀNG THEO KHÁCH HÀNG' })
  await page.getByRole('searchbox').fill('thùng')
  await expect(page.getByText(/^[\d.]+ trong [\d.]+ dòng$/)).toBeVisible()
  const fold = page.getByRole('button', { name: /^Dòng của / }).first()
  const folded = await fold.getAttribute('aria-label')
  await fold.click()
  await region.evaluate((box) => box.scrollTo({ top: 3000 }))
  await expect(page.getByRole('button', { name: folded! })).toHaveCount(0)
  const place = () => region.evaluate((box) => Math.round(box.scrollTop))
  // Those of the report alone: the bill that is looked at has rows, too, as soon as they are there.
  const shown = () => region.getByRole('rowgroup').getByRole('row').allTextContents()
  await page
    .getByRole('button', { name: /^Mở BH\d{6}$/ })
    .nth(18)
    .click()
  const full = page.getByRole('dialog').getByRole('link', { name: 'Mở đầy đủ' })
  await expect(full).toBeVisible()
  // The click may have scrolled the table, and its rows follow a moment later.
  const rows = await atRest(shown)
  const at = await place()
  await full.click()
  await expect(page).toHaveURL(/billsales\/detail/)
  await page.goBack()
  await expect(region).toBeVisible()
  await expect(page.getByText('Đang xử lý')).toHaveCount(0)
  await expect.poll(shown).toEqual(rows)
  await expect.poll(place).toBe(at)
  await expect(page.getByRole('searchbox')).toHaveValue('thùng')
  await expect(panel(page)).toHaveCount(0)
  await region.evaluate((box) => box.scrollTo({ top: 0 }))
  await expect(page.getByRole('button', { name: folded! })).toHaveAttribute('aria-expanded', 'false')
  // The name of a group opens the partner.
  const customer = folded!.replace('Dòng của ', '')
  await page.getByRole('button', { name: `Mở ${customer}`, exact: true }).click()
  await expect(page.getByRole('dialog', { name: /^Khách hàng/ })).toBeVisible()
})

for (const width of [1440, 1024, 390])
  test(
    `headings of two lines stand over their columns at ${width} pixels, and are sorted by`,
    { tag: detail },
    async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await signIn(page)
      await page.goto(`${STOCK}?preset=THISYEAR&Product_ID=`)
      await expect(wholeCount(page)).toBeVisible()
      if (await panel(page).count()) await page.getByRole('button', { name: 'Điều kiện', exact: true }).click()
      const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
      const boxOf = async (name: string) => (await head(name).boundingBox())!
      const [above, quantity, value] = [await boxOf('Nhập'), await boxOf('Nhập: SL'), await boxOf('Nhập: giá trị')]
      expect(Math.abs(above.x - quantity.x)).toBeLessThan(2)
      expect(Math.abs(above.width - quantity.width - value.width)).toBeLessThan(2)
      expect(quantity.y).toBeGreaterThanOrEqual(above.y + above.height - 1)
      await expect(head('Nhập: SL')).toHaveText('SL')
      // The column one decides by is in sight; held back from its neighbours it is named in full.
      await expect(head('Tồn cuối: SL')).toBeInViewport({ ratio: 1 })
      await expect(head('Tồn cuối: SL')).toHaveText(width === 1440 ? 'SL' : 'Tồn cuối: SL')
      await head('Tồn cuối: SL').getByRole('button').press('Enter')
      await expect(head('Tồn cuối: SL')).toHaveAttribute('aria-sort', 'descending')
      await page.getByRole('region').evaluate((box) => box.scrollTo({ left: 400 }))
      if (width < 1440) {
        // What a row is known by stays as well, and covers no sums.
        const code = await boxOf('Mã hàng')
        expect(code.x).toBeGreaterThanOrEqual(0)
        const cells = page.getByRole('row').last().getByRole('cell')
        const covered = await cells.nth(2).evaluate((cell) => {
          const { left, right, top, height } = cell.getBoundingClientRect()
          const hit = document.elementFromPoint((left + right) / 2, top + height / 2)
          return hit !== cell && hit?.getAttribute('role') === 'cell'
        })
        expect(covered).toBe(false)
      }
      await noViolations(page)
    },
  )
