/**
 * The controls all pages are built of, by keyboard and role after the ARIA patterns (select, menu button, dialog, date
 * picker, combobox): each on a page that uses it.
 */
import { detail, expect, test, type Locator, type Page } from './test.ts'
import { signIn } from './sign-in.ts'

const LIST = '/sales/billsales/data/list'

/** The text of the option that `aria-activedescendant` of the focused element names. */
const activeOption = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return (id && document.getElementById(id)?.textContent) || ''
  })
const focusedText = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key)
}

test.beforeEach(({ page }) => signIn(page))

test(
  'a select opens with an arrow, moves, jumps by letter, picks with Enter or Space and gives the focus back',
  { tag: detail },
  async ({ page }) => {
    await page.goto(LIST)
    const opener = page.getByRole('button', { name: /Số dòng mỗi trang/ })
    const options = page.getByRole('listbox', { name: 'Số dòng mỗi trang' })
    await opener.focus()
    await expect(opener).toHaveAttribute('aria-haspopup', 'listbox')
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await press(page, 'ArrowDown')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(options).toBeFocused()
    const all = await options.getByRole('option').allTextContents()
    expect(await activeOption(page)).toBe(all[0])
    await expect(options.getByRole('option', { selected: true })).toHaveText(all[0]!)
    await press(page, 'ArrowDown')
    expect(await activeOption(page)).toBe(all[1])
    await press(page, '5')
    expect(await activeOption(page)).toContain('50')
    await press(page, 'Escape')
    await expect(options).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(opener).toContainText('20')
    await press(page, 'Enter', 'ArrowDown', 'Space')
    await expect(options).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(opener).toContainText('50')
    // Tab closes and goes on.
    await press(page, 'ArrowUp', 'Tab')
    await expect(options).toHaveCount(0)
    await expect(opener).toContainText('50')
  },
)

test(
  'a menu opens with ↓ on its first entry, passes what is disabled, jumps by letter, and Esc gives the focus back',
  { tag: detail },
  async ({ page }) => {
    await page.goto(LIST)
    await page
      .getByRole('row', { name: /BH\d{6}/ })
      .first()
      .dblclick()
    const opener = page.getByRole('button', { name: 'Thao tác khác' })
    const menu = page.getByRole('menu')
    await opener.focus()
    await expect(opener).toHaveAttribute('aria-haspopup', 'menu')
    await press(page, 'ArrowDown')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    const entries = menu.locator('[role=menuitem]:enabled')
    await expect(entries.first()).toBeFocused()
    await press(page, 's')
    expect(await focusedText(page)).toMatch(/^S/)
    await press(page, 'Escape')
    await expect(menu).toHaveCount(0)
    await expect(opener).toBeFocused()
    await press(page, 'Enter')
    await expect(entries.first()).toBeFocused()
    await press(page, 'Tab')
    await expect(menu).toHaveCount(0)
  },
)

test('a dialog has a name, keeps the focus inside and gives it back', { tag: detail }, async ({ page }) => {
  await page.goto('/sales/company/list')
  const opener = page.getByRole('button', { name: /^Lọc/ })
  await opener.focus()
  await press(page, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Lọc' })
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(isInside).toBe(true)
  const places = new Set<string>()
  for (let step = 0; step < 30; step += 1) {
    await press(page, 'Tab')
    expect(await isInside()).toBe(true)
    places.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''))
  }
  expect(places.size).toBeGreaterThan(2)
  await press(page, 'Shift+Tab')
  expect(await isInside()).toBe(true)
  await press(page, 'Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

/** The named day of the calendar that has the focus. */
const focusedDay = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

test(
  'a calendar moves by day, week, month and year, and Enter puts the day into its field',
  { tag: detail },
  async ({ page }) => {
    await page.goto('/sales/billsales/create')
    const field = page.locator('input[data-field="date"]')
    await field.fill('18-11-2026')
    await press(page, 'Alt+ArrowDown')
    const table = page.getByRole('grid', { name: 'Tháng 11 2026' })
    await expect(table).toBeVisible()
    await expect.poll(() => focusedDay(page)).toBe('18 Tháng 11 2026')
    const walk: readonly (readonly [string, string])[] = [
      ['ArrowRight', '19 Tháng 11 2026'],
      // Another month is drawn.
      ['PageDown', '19 Tháng 12 2026'],
      ['Shift+PageUp', '19 Tháng 12 2025'],
      ['Shift+PageDown', '19 Tháng 12 2026'],
    ]
    for (const [key, day] of walk) {
      await press(page, key)
      await expect.poll(() => focusedDay(page)).toBe(day)
    }
    await press(page, 'Home', 'Enter')
    await expect(page.getByRole('grid', { name: /^Tháng/ })).toHaveCount(0)
    await expect(field).toHaveValue('14-12-2026')
    await field.focus()
    await press(page, 'Alt+ArrowDown')
    await expect.poll(() => focusedDay(page)).toBe('14 Tháng 12 2026')
    await press(page, 'Escape')
    await expect(page.getByRole('grid', { name: /^Tháng/ })).toHaveCount(0)
    await expect(field).toBeFocused()
  },
)

test(
  'a picker is a combobox: ↓ opens it, typing narrows it, arrows move without leaving the field, Enter picks',
  { tag: detail },
  async ({ page }) => {
    await page.goto('/sales/billsales/create')
    const field: Locator = page.getByRole('combobox', { name: /Khách hàng/ })
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await press(page, 'ArrowDown')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    const options = page.getByRole('option')
    await expect(options.nth(2)).toBeVisible()
    await press(page, 'ArrowDown')
    await expect.poll(() => activeOption(page)).toBe(await options.nth(1).textContent())
    await expect(field).toBeFocused()
    await press(page, 'Escape')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toBeFocused()
    await page.keyboard.type('phuc loc')
    await expect(page.getByRole('option', { selected: true })).toContainText('Phúc Lộc')
    await expect(field).toHaveAttribute('aria-controls', (await page.getByRole('listbox').getAttribute('id'))!)
    await press(page, 'Enter')
    await expect(field).toHaveValue(/Phúc Lộc/)
    await expect(page.getByRole('listbox')).toHaveCount(0)
  },
)
