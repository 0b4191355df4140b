/** Numbers are typed with point or comma, with the point of the numeric keypad, and pasted (contract typed-numbers). */
import { detail, expect, test, type Page } from './test.ts'
import { signIn } from './sign-in.ts'

/** Without Shift the keyboard of the tests sends Delete, as if the keypad moved the cursor. */
const pressKeypadPoint = (page: Page): Promise<void> => page.keyboard.press('Shift+NumpadDecimal')
const type = async (page: Page, keys: string): Promise<void> => {
  for (const [at, part] of keys.split('κ').entries()) {
    if (at > 0) await pressKeypadPoint(page)
    await page.keyboard.type(part)
  }
}

test('in the lines and in the head of a bill', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/sales/billsales/create')
  await page.getByPlaceholder(/Quét mã/).fill('SP000020')
  await page.keyboard.press('Enter')
  const grid = page.getByRole('grid', { name: 'Chi tiết' })
  await expect(grid.getByText('SP000020')).toBeVisible()
  const cellOf = async (name: string) => {
    const headings = await grid.getByRole('columnheader').allTextContents()
    const at = headings.findIndex((heading) => heading.startsWith(name))
    // The number of a line is no cell.
    return grid
      .getByRole('row')
      .nth(1)
      .getByRole('gridcell')
      .nth(at - 1)
  }
  const expectTyped = async (name: string, keys: string, shown: string): Promise<void> => {
    const cell = await cellOf(name)
    await cell.click()
    await type(page, keys)
    await page.keyboard.press('Tab')
    await expect(cell, keys).toHaveText(shown)
  }
  for (const [keys, shown] of [
    ['1.5', '1,5'],
    ['1,5', '1,5'],
    ['1κ5', '1,5'],
    ['1κ500', '1,5'],
    ['2.50', '2,5'],
    ['1.234', '1.234'],
    ['1234', '1.234'],
    ['0.001', '0,001'],
  ] as const)
    await expectTyped('Số lượng', keys, shown)
  for (const [keys, shown] of [
    ['3500.00', '3.500'],
    ['25,000', '25.000'],
    ['1κ500', '1.500'],
    ['1κ500κ000', '1.500.000'],
    ['1500.5', '1.500,5'],
    ['12345678', '12.345.678'],
  ] as const)
    await expectTyped('Đơn giá', keys, shown)

  await test.step('a number pasted into a cell is read like a typed one', async () => {
    const cell = await cellOf('Đơn giá')
    await cell.click()
    await page.locator('[data-cell]').evaluate((box: HTMLInputElement) => {
      box.select()
      document.execCommand('insertText', false, '3500.00')
    })
    await page.keyboard.press('Tab')
    await expect(cell).toHaveText('3.500')
  })

  await test.step('what cannot be read is marked, and the old value stays', async () => {
    const cell = await cellOf('Đơn giá')
    await cell.click()
    await page.keyboard.type('1e3')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('alert')).toHaveText('Đơn giá không hợp lệ: không đọc được “1e3” như một số')
    await page.keyboard.press('Escape')
    await expect(cell).toHaveText('3.500')
  })

  await test.step('an unusual rate of VAT is asked about', async () => {
    // A unit that another test changed may have fewer decimals than the last quantity.
    await expectTyped('Số lượng', '2', '2')
    await expectTyped('% VAT', '1', '1')
    await page
      .getByRole('combobox', { name: /Khách hàng/ })
      .first()
      .fill('KH000004')
    await page.getByRole('option').first().click()
    await page.keyboard.press('Control+s')
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(question).toContainText('Thuế suất 1 % ở dòng 1 không phải mức thường dùng')
    await question.getByRole('button', { name: 'Xem lại' }).click()
    await expect(page.getByText('Lưu thành công')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('in the sheet of a line', { tag: detail }, async ({ page }) => {
    await signIn(page)
    await page.goto('/sales/billsales/create')
    await page.getByRole('button', { name: 'Quét mã vạch hoặc tìm hàng…' }).tap()
    await expect(page.getByRole('dialog').getByPlaceholder(/^Quét mã vạch/)).toBeFocused()
    await page.keyboard.type('SP000037')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Nước khoáng.*Thùng ×24/ })
      .tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Xong' }).tap()
    await page
      .getByRole('button', { name: /^Nước khoáng/ })
      .first()
      .tap()
    const sheet = page.getByRole('dialog')
    const put = async (name: string, keys: string) => {
      const box = sheet.getByLabel(name).first()
      await box.tap()
      await page.keyboard.press('Control+a')
      await type(page, keys)
      await box.blur()
      return box.inputValue()
    }
    expect(await put('Số lượng', '1.5')).toBe('1,5')
    expect(await put('Số lượng', '2κ5')).toBe('2,5')
    expect(await put('Đơn giá', '3500.00')).toBe('3.500')
    expect(await put('Đơn giá', '1κ500')).toBe('1.500')
    expect(await put('Đơn giá', '12.345.67')).toBe('12.345.67')
    await expect(sheet.getByText('không đọc được “12.345.67” như một số')).toBeVisible()
  })
})
