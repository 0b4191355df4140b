/** Entering lines with the keyboard: the empty line, typing ahead of the server, and leaving the lines. */
import { detail, expect, test, type Page } from './test.ts'
import { cellTo, pick, pieceCode, typeAtOnce } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const newBill = async (page: Page): Promise<void> => {
  await page.goto('/sales/billsales/create')
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
}
const code = (at: number) => `SP${String(at).padStart(6, '0')}`
const grid = (page: Page) => page.getByRole('grid', { name: 'Chi tiết' })
const rowOf = (page: Page, text: string | RegExp) => grid(page).getByRole('row', { name: text })

test(
  'Ctrl+S pressed before the price of a line has arrived saves the bill with that price',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const total = async (isSlow: boolean) => {
      await newBill(page)
      await pick(page, 'phuc loc', /Phúc Lộc/)
      const asked = page.waitForResponse(/getPrice/)
      if (isSlow)
        await page.route('**/api/Product/getPrice*', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500))
          await route.continue()
        })
      await page.keyboard.type(code(2))
      await page.keyboard.press('Enter')
      await expect(rowOf(page, new RegExp(code(2)))).toHaveCount(1)
      if (!isSlow) await asked
      await page.keyboard.press('Control+s')
      const notice = page.locator('[data-notice]').filter({ hasText: /Lưu thành công BH/ })
      return / · ([\d.]+)/.exec((await notice.textContent()) ?? '')?.[1]
    }
    const patient = await total(false)
    await page.reload()
    expect(await total(true)).toBe(patient)
  },
)

test('keys pressed before the list of a cell is loaded are taken by it', { tag: detail }, async ({ page }) => {
  await signIn(page)
  let load = () => {}
  const isTime = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/assets/cell-lists-*.js', async (route) => {
    await isTime
    await route.continue()
  })
  await newBill(page)
  await pick(page, 'phuc loc', /Phúc Lộc/)
  await pick(page, `${code(1)} th`, /SP000001.*Thùng/)
  await page.keyboard.press('Enter')
  await cellTo(page, 'ĐVT')
  await page.keyboard.type('goi')
  await page.keyboard.press('Enter')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  load()
  const line = rowOf(page, new RegExp(code(1)))
  await expect(line.getByRole('gridcell', { name: 'Gói', exact: true })).toBeVisible()
  await expect(line.getByRole('gridcell', { name: '7', exact: true })).toBeVisible()
})

test('Ctrl+S typed while goods are looked for saves the whole quantity', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await newBill(page)
  await pick(page, 'phuc loc', /Phúc Lộc/)
  await page.route('**/api/Product/getListLookup*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.keyboard.type(`${code(2)} goi`)
  await page.keyboard.press('Enter')
  await page.keyboard.type('19')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  const notice = page.locator('[data-notice]').filter({ hasText: /Lưu thành công BH/ })
  await expect(notice).toBeVisible()
  await page
    .getByRole('link', { name: /^BH\d{6}$/ })
    .first()
    .click()
  await expect(page.getByRole('gridcell', { name: '13', exact: true })).toBeVisible()
})

const emptyCell = (page: Page, row: number) => page.getByLabel(`Mã hàng, dòng ${row}`)
const lists = (page: Page) => page.getByRole('listbox')
const lineCount = async (page: Page) => Number(await grid(page).getAttribute('aria-rowcount')) - 2

test(
  'an empty line opens no list of goods by itself, and Enter moves from it to the discount, then to the save button',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await newBill(page)
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await expect(emptyCell(page, 1)).toBeFocused()
    await page.waitForLoadState('networkidle')
    await expect(lists(page)).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await page.keyboard.type('sp0')
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
    for (const _ of 'sp0') await page.keyboard.press('Backspace')
    await expect(lists(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('% chiết khấu')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Lưu/ }).filter({ hasText: 'Ctrl S' })).toBeFocused()
    expect(await lineCount(page)).toBe(0)
  },
)

test('Enter pressed three times on the empty line saves a bill with its lines', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await newBill(page)
  await pick(page, 'phuc loc', /Phúc Lộc/)
  for (let at = 1; at <= 2; at += 1) {
    await page.keyboard.type(pieceCode(at))
    await page.keyboard.press('Enter')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
  }
  await expect(emptyCell(page, 3)).toBeFocused()
  for (let at = 0; at < 2; at += 1) await page.keyboard.press('Enter')
  expect(await lineCount(page)).toBe(2)
  await expect(page.getByRole('button', { name: /^Lưu/ }).filter({ hasText: 'Ctrl S' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-notice]').filter({ hasText: /Lưu thành công BH/ })).toBeVisible()
})

/** A scanner that sends Enter twice. */
const scan = async (page: Page, text: string): Promise<void> => {
  await typeAtOnce(page, text)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

test('a scanner that sends Enter twice adds each code once and replaces no line', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await newBill(page)
  await pick(page, 'phuc loc', /Phúc Lộc/)
  // The second Enter moves from the quantity of the scanned goods to the next line.
  for (const [at, next] of [
    [1, 2],
    [2, 3],
    [1, 2],
    [3, 4],
  ] as const) {
    await scan(page, code(at))
    await expect(rowOf(page, new RegExp(code(at)))).toHaveCount(1)
    // The next code is scanned after the last one has been applied.
    await expect(emptyCell(page, next)).toBeFocused()
  }
  expect(await lineCount(page)).toBe(3)
  await expect(rowOf(page, new RegExp(code(1))).locator('[aria-colindex="5"]')).toHaveText('2')
  await expect(rowOf(page, new RegExp(code(2))).locator('[aria-colindex="5"]')).toHaveText('1')
  await page.keyboard.press('F3')
  await scan(page, code(4))
  await expect(rowOf(page, new RegExp(code(4)))).toHaveCount(1)
  // The field is empty and ready for the next code.
  await expect(page.getByLabel('Quét mã vạch hoặc tìm hàng…')).toHaveValue('')
  await expect(page.getByLabel('Quét mã vạch hoặc tìm hàng…')).toBeFocused()
  expect(await lineCount(page)).toBe(4)
})

test('the list of goods does not cover the cell it was opened from', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await newBill(page)
  await pick(page, 'phuc loc', /Phúc Lộc/)
  const popup = async () => (await lists(page).locator('..').boundingBox())!
  const cell = async () => (await page.locator('[data-cell]').boundingBox())!
  await page.keyboard.type('sp')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect((await popup()).y).toBeGreaterThan((await cell()).y)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  // So low that a few lines come down to its end.
  await page.setViewportSize({ width: 1366, height: 560 })
  for (let at = 1; at <= 8; at += 1) {
    await page.keyboard.type(code(at))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  }
  await expect(emptyCell(page, 9)).toBeFocused()
  await page.keyboard.type('sp')
  await expect(page.getByRole('option').nth(5)).toBeVisible()
  const row = (await page.getByRole('option').first().boundingBox())!
  const list = (await lists(page).boundingBox())!
  const isAbove = list.y < (await cell()).y
  expect(list.height / row.height).toBeLessThanOrEqual(isAbove ? 6.5 : 12)
})

test(
  'Enter on the empty line moves straight to the save button where a document has no amounts',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto('/stock/transtore/create')
    await page.getByText('Dòng mới…').click()
    await expect(page.locator('[data-cell]')).toBeFocused()
    await expect(lists(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-way=save]')).toBeFocused()
    expect(await lineCount(page)).toBe(0)
  },
)
