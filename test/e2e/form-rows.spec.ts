/** Rows owned by a record (contacts, secondary units), edited in the same grid as the lines of documents. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { pick } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const contacts = (page: Page) => page.getByRole('grid', { name: 'Người liên hệ' })
const cell = (page: Page, label: string, row: number) => page.getByLabel(`${label}, dòng ${row}`)
const texts = (page: Page, row: number) =>
  contacts(page).getByRole('row').nth(row).getByRole('gridcell').allTextContents()
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const paste = async (page: Page, rows: readonly (readonly string[])[]) => {
  await page.evaluate((text) => navigator.clipboard.writeText(text), rows.map((row) => row.join('\t')).join('\n'))
  await page.keyboard.press('Control+v')
}

const newCustomer = async (page: Page, name: string): Promise<void> => {
  await page.goto('/sales/company/detail/0')
  await expect(page.getByLabel('Tên', { exact: false }).first()).toBeVisible()
  await page.locator('[data-field="name"]').fill(name)
  await contacts(page).getByText('Dòng mới…').click()
  await expect(cell(page, 'Tên', 1)).toBeFocused()
}

test(
  'contacts of a new customer are typed, deleted, restored and saved with the keyboard',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const name = `Khách có liên hệ ${Date.now()}`
    await newCustomer(page, name)
    await page.keyboard.type('Chị Lan')
    await press(page, 'Tab')
    await expect(cell(page, 'Loại liên hệ', 1)).toBeFocused()
    await press(page, 'Tab')
    await page.keyboard.type('Kế toán')
    await press(page, 'ArrowUp', 'Tab')
    await expect(cell(page, 'Điện thoại', 1)).toBeFocused()
    await page.keyboard.type('0912345678')
    // No other field is required: Enter starts the next contact.
    await press(page, 'Enter')
    await expect(cell(page, 'Tên', 2)).toBeFocused()
    await page.keyboard.type('Anh Minh')
    await press(page, 'Enter', 'ArrowUp', 'End')
    await expect(cell(page, 'Ghi chú', 2)).toBeFocused()
    await press(page, 'Control+Delete')
    await expect(contacts(page)).toHaveAttribute('aria-rowcount', '3')
    await press(page, 'Control+z')
    await expect(contacts(page)).toHaveAttribute('aria-rowcount', '4')
    expect((await texts(page, 2))[0]).toBe('Anh Minh')
    // An invalid value stays in its cell, with a message.
    await press(page, 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
    await expect(cell(page, 'Ngày sinh', 2)).toBeFocused()
    await page.keyboard.type('hôm nào đó')
    await press(page, 'Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await press(page, 'Escape')
    expect(await violationsIn(page, { within: '[data-field="contacts"]' })).toEqual([])
    const [sent] = await Promise.all([page.waitForRequest(/UpdateDB/), press(page, 'Control+s')])
    for (const typed of ['Chị Lan', 'Kế toán', '0912345678', 'Anh Minh']) expect(sent.postData()).toContain(typed)
    await page.waitForURL(/\/list/)
  },
)

test('Enter on the empty row of contacts moves to the field after them', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await newCustomer(page, 'Khách')
  await press(page, 'Enter')
  await expect(cell(page, 'Tên', 1)).not.toBeFocused()
  expect(await page.evaluate(() => document.activeElement?.closest('[data-field="contacts"]') === null)).toBe(true)
})

test(
  'rows pasted from a spreadsheet become units of a product, and a cell that cannot be read is counted',
  { tag: detail },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signIn(page)
    await page.goto('/stock/product/detail/0')
    const units = page.getByRole('grid', { name: 'Đơn vị phụ' })
    await units.getByText('Dòng mới…').click()
    await expect(cell(page, 'Đơn vị phụ', 1)).toBeFocused()
    await paste(page, [
      ['Hộp', '10', '95.000'],
      ['THUNG', '1.200,5', '11.000.000'],
      ['Không có đâu', '7', '1'],
    ])
    await expect(page.getByText('1 ô không đọc được')).toBeVisible()
    await expect(units).toHaveAttribute('aria-rowcount', '5')
    const rows = await units.getByRole('row').allTextContents()
    expect(rows[1]).toContain('Hộp10')
    expect(rows[2]).toContain('Thùng1.200,5')
    await press(page, 'Control+z')
    await expect(units).toHaveAttribute('aria-rowcount', '2')
  },
)

test(
  'saving with an invalid e-mail address in a row marks its cell and moves the cursor there',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await newCustomer(page, `Khách sai ${Date.now()}`)
    await page.keyboard.type('Chị Lan')
    await press(page, 'Tab', 'Tab', 'Tab', 'Tab')
    await expect(cell(page, 'Email', 1)).toBeFocused()
    await page.keyboard.type('không phải địa chỉ')
    await press(page, 'Control+s')
    const wrong = contacts(page).locator('[data-mark="bad"]')
    await expect(wrong).toHaveText('không phải địa chỉ')
    await expect(cell(page, 'Email', 1)).toBeFocused()
    await expect(cell(page, 'Email', 1)).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('lan@example.com')
    await press(page, 'Tab')
    await expect(wrong).toHaveCount(0)
  },
)

test('the secondary unit of a product is chosen in its cell', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/stock/product/detail/0')
  const units = page.getByRole('grid', { name: 'Đơn vị phụ' })
  await units.getByText('Dòng mới…').click()
  await pick(page, 'thung', /Thùng/)
  await expect(cell(page, 'Quy đổi', 1)).toBeFocused()
  await page.keyboard.type('24')
  await press(page, 'Enter')
  await expect(cell(page, 'Đơn vị phụ', 2)).toBeFocused()
  await expect(units.getByRole('row').nth(1)).toContainText('Thùng24')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'rows are shown as cards, and each is edited in a sheet with all its fields',
    { tag: detail },
    async ({ page }) => {
      await signIn(page)
      await page.goto('/sales/company/detail/0')
      const box = page.locator('[data-field="contacts"]')
      await box.getByRole('button', { name: 'Thêm dòng' }).tap()
      const sheet = page.getByRole('dialog')
      await sheet.getByLabel('Tên').fill('Chị Lan')
      await sheet.getByLabel('Điện thoại').fill('0912345678')
      await sheet.getByRole('button', { name: 'Xong' }).tap()
      await expect(box).toContainText('Chị Lan')
      await expect(box).toContainText('0912345678')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await box.getByRole('button', { name: 'Xóa dòng 1' }).tap()
      await expect(box).not.toContainText('Chị Lan')
      await box.getByRole('button', { name: 'Hoàn tác' }).tap()
      await expect(box).toContainText('Chị Lan')
    },
  )
})
