/** Goods sold in their units: the list has a row for each, the usual one first; counted in keys, scans and taps. */
import { detail, expect, test, type Page } from './test.ts'
import { ask, receive } from './calls.ts'
import { choose } from './detail.ts'
import { cellTo, pick, save, typeAtOnce } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const code = (at: number) => `SP${String(at).padStart(6, '0')}`
const grid = (page: Page) => page.getByRole('grid', { name: 'Chi tiết' })
const rowOf = (page: Page, text: string | RegExp) => grid(page).getByRole('row', { name: text })
/** Cells by the order of their columns: number, code, name, unit, quantity, price. */
const cellOf = (page: Page, product: string, at: number) =>
  rowOf(page, new RegExp(product)).locator(`[aria-colindex="${at}"]`)
const emptyCell = (page: Page, row: number) => page.getByLabel(`Mã hàng, dòng ${row}`)
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const newBill = async (page: Page): Promise<void> => {
  await page.goto('/sales/billsales/create')
  await expect(page.getByLabel('Khách hàng').first()).toBeVisible()
}
interface Goods {
  Code: string
  units: { unitId: string; Unit: string; factor: number; barcode: string }[]
}
const goodsNamed = async (page: Page, product: string): Promise<Goods> => {
  const { ListItem } = await ask<{ ListItem: Goods[] }>(page, `Product/getListShort?KeySeach=${product}`)
  return ListItem[0]!
}

test('a bill sold by the carton takes two keys a line besides its text', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const sold = Array.from({ length: 3 }, (_, index) => code(23 + index))
  await receive(page, ...sold)
  await newBill(page)
  let pressed = 0
  const press = async (key: string) => {
    pressed += 1
    await page.keyboard.press(key)
  }
  await page.keyboard.type('phuc loc')
  await press('Enter')
  for (const product of sold) {
    await page.keyboard.type(product)
    await press('Enter')
    await page.keyboard.type('1')
    await press('Enter')
  }
  await expect(emptyCell(page, 4)).toBeFocused()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '5')
  await press('Control+s')
  await expect(page.locator('[data-notice]').filter({ hasText: /Lưu thành công BH/ })).toBeVisible()
  // One more for the customer, and one to save.
  expect(pressed).toBe(2 * sold.length + 2)
  const { ListItem } = await ask<{ ListItem: { s_ID: string }[] }>(page, 'Order/getlist?nItem=1')
  const { lines } = await ask<{ lines: { Unit: string; Qty: number }[] }>(
    page,
    `Order/getInfo?s_ID=${ListItem[0]!.s_ID}`,
  )
  expect(lines.map(({ Unit, Qty }) => [Unit, Qty])).toEqual(sold.map(() => ['Thùng', 1]))
})

test(
  'the list has a row for each unit: the one taken last first, and what was paid for it',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await newBill(page)
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await test.step('behind the code the unit can be named', async () => {
      await page.keyboard.type(`${code(9)} ch`)
      await expect(options(page)).toHaveCount(2)
      await expect(options(page).first()).toHaveText(/Chai/)
      await expect(options(page).last()).toHaveText(/Thùng ×24/)
      await page.keyboard.press('Enter')
      await expect(cellOf(page, code(9), 4)).toHaveText('Chai')
      await page.keyboard.type('5')
      await page.keyboard.press('Enter')
      await cellTo(page, 'Đơn giá')
      await page.keyboard.type('14200')
      await page.keyboard.press('Enter')
      await save(page)
    })
    await newBill(page)
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await test.step('the next bill begins with it, although these goods are sold by the carton', async () => {
      await expect(emptyCell(page, 1)).toBeFocused()
      await expect(page.getByRole('listbox')).toHaveCount(0)
      await page.keyboard.press('ArrowDown')
      await expect(options(page)).toHaveCount(8)
      await expect(options(page).first()).toHaveText(new RegExp(`${code(9)}.*Chai.*14\\.200 \\(\\d\\d-\\d\\d\\)`))
      await page.keyboard.press('Escape')
      await page.keyboard.type(code(9))
      await page.keyboard.press('Enter')
      await expect(cellOf(page, code(9), 4)).toHaveText('Chai')
      await expect(page.getByText(/^SP000009 .*lần trước 14\.200 \(\d\d-\d\d\)$/)).toBeVisible()
    })
    await test.step('in another unit the line tells how many pieces it is', async () => {
      await page.keyboard.type('2')
      await page.keyboard.press('Enter')
      await cellTo(page, 'ĐVT')
      await page.keyboard.type('thung')
      await expect(options(page).first()).toHaveText(/Thùng×24 · [\d.]+/)
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^SP000009 .*2 Thùng = 48 Chai/)).toBeVisible()
    })
    await test.step('a word of goods and one of a unit find the carton', async () => {
      await page.keyboard.press('Control+End')
      await page.keyboard.type('nuoc mam thu')
      await expect(options(page).first()).toHaveText(/Nước mắm.*Thùng ×12/)
      await expect(options(page).first().locator('b')).toHaveText(['Nước', 'mắm'])
    })
  },
)

test('a scanner sells by units without a key: each bar code its own unit', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await newBill(page)
  const [piece, carton] = (await goodsNamed(page, code(41))).units
  await pick(page, 'phuc loc', /Phúc Lộc/)
  /** All characters at once, then Enter, as a scanner sends them. */
  const scan = async (text: string): Promise<void> => {
    await typeAtOnce(page, text)
    await page.keyboard.press('Enter')
  }
  const lines = async (...wanted: [unit: string, quantity: string][]): Promise<void> => {
    await expect(grid(page)).toHaveAttribute('aria-rowcount', String(wanted.length + 2))
    for (const [at, [unit, quantity]] of wanted.entries()) {
      const row = rowOf(page, new RegExp(code(41))).nth(at)
      await expect(row.locator('[aria-colindex="4"]')).toHaveText(unit)
      await expect(row.locator('[aria-colindex="5"]')).toHaveText(quantity)
    }
  }
  await page.keyboard.press('F3')
  await scan(carton!.barcode)
  await lines(['Thùng', '1'])
  await scan(piece!.barcode)
  await lines(['Thùng', '1'], ['Chai', '1'])
})

test('a purchase begins with the unit for purchase', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/purchase/listimport/create')
  await expect(page.getByLabel('Nhà cung cấp').first()).toBeFocused()
  await pick(page, 'ncc', /./)
  // Rice comes in bags and is sold by the kilogram.
  await pick(page, code(19), new RegExp(code(19)))
  await expect(cellOf(page, code(19), 4)).toHaveText('Bao')
})

test('a return shows its bill, and of the goods what was bought at which price', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await receive(page, code(26))
  await newBill(page)
  await pick(page, 'phuc loc', /Phúc Lộc/)
  await pick(page, code(26), new RegExp(code(26)))
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await save(page)
  await page
    .getByRole('link', { name: /^BH\d{6}$/ })
    .first()
    .click()
  await choose(page, 'Trả hàng')
  await expect(page.getByLabel('Hóa đơn gốc')).toHaveValue(/^BH\d{6}$/)
  await expect(cellOf(page, code(26), 5)).toHaveText('0')
  await page.getByText('Dòng mới…').click()
  await page.keyboard.press('ArrowDown')
  await expect(options(page)).toHaveCount(1)
  await expect(options(page).first()).toHaveText(new RegExp(`${code(26)}.*Thùng ×24.*2 × [\\d.]+$`))
  await page.keyboard.press('Enter')
  // The line that stands on the bill counts up.
  await expect(cellOf(page, code(26), 5)).toHaveText('1')
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a line sold by the carton takes at most three taps', { tag: detail }, async ({ page }) => {
    await signIn(page)
    await newBill(page)
    let taps = 0
    const tap = async (target: ReturnType<Page['getByRole']>): Promise<void> => {
      taps += 1
      await target.tap()
    }
    const sheet = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Khách hàng', exact: true }).tap()
    await expect(sheet.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('phuc loc')
    await sheet.getByRole('button', { name: /Phúc Lộc/ }).tap()
    await expect(sheet).toHaveCount(0)
    // Of these the demo has cartons enough.
    const lines = [43, 44, 45]
    await tap(page.getByRole('button', { name: 'Quét mã vạch hoặc tìm hàng…' }))
    const search = sheet.getByPlaceholder(/^Quét mã vạch/)
    for (const [at, number] of lines.entries()) {
      if (at > 0) await tap(search)
      await expect(search).toBeFocused()
      await page.keyboard.type(code(number))
      await tap(sheet.getByRole('button', { name: new RegExp(`Thùng ×\\d+.*${code(number)}`) }))
      const quantity = sheet.getByRole('textbox', { name: /^Số lượng .*Thùng/ })
      await expect(quantity).toHaveAttribute('inputmode', 'decimal')
      await tap(quantity)
      await page.keyboard.type('3')
    }
    expect(taps).toBeLessThanOrEqual(3 * lines.length)
    await sheet.getByRole('button', { name: 'Xong' }).tap()
    await expect(page.getByRole('button', { name: / Thùng × / })).toHaveCount(lines.length)
    await expect(page.getByText(/3 Thùng = 72 /).first()).toBeVisible()
    await page.getByRole('button', { name: 'Lưu', exact: true }).tap()
    await expect(page.getByText('Lưu thành công').first()).toBeVisible()
  })

  test('one quantity each takes one tap a line, because the text stays selected', { tag: detail }, async ({ page }) => {
    await signIn(page)
    await newBill(page)
    const sheet = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Quét mã vạch hoặc tìm hàng…' }).tap()
    for (const number of [46, 47, 48]) {
      await expect(sheet.getByPlaceholder(/^Quét mã vạch/)).toBeFocused()
      await page.keyboard.type(code(number))
      await sheet.getByRole('button', { name: new RegExp(`×\\d+.*${code(number)}`) }).tap()
    }
    await expect(sheet.getByText('3 dòng')).toBeVisible()
  })
})

test('goods and a unit that are missing are created beside the lines', async ({ page }) => {
  await signIn(page)
  await page.goto('/sales/billsales/create')
  await page.getByText('Dòng mới…').first().click()
  await page.keyboard.type('Trà đá')
  await page.getByRole('button', { name: 'Thêm hàng mới' }).click()
  const goods = page.getByRole('dialog', { name: 'Thêm hàng hóa' })
  await goods.getByLabel('Đơn vị tính').fill('Ly đá')
  await page.getByRole('button', { name: 'Thêm đơn vị tính' }).click()
  await page.getByRole('dialog', { name: 'Thêm đơn vị tính' }).getByLabel('Mã').fill('LYDA')
  await page.keyboard.press('Control+s')
  await expect(goods.getByLabel('Đơn vị tính')).toHaveValue('Ly đá')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('row', { name: /Trà đá.*Ly đá/ })).toBeVisible()
})
