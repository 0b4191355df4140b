/** A scanner is read wherever the focus is; what it sends goes to the lines, and nowhere else. */
import { detail, expect, test, type Page } from './test.ts'
import { pick, pieceCode, scan } from './keyboard.ts'
import { ownPage } from './shared-page.ts'
import { signIn } from './sign-in.ts'

const code = (at: number) => `SP${String(at).padStart(6, '0')}`
const grid = (page: Page) => page.getByRole('grid', { name: 'Chi tiết' })
const quantityOf = (page: Page, at: number) =>
  grid(page)
    .getByRole('row', { name: new RegExp(code(at)) })
    .locator('[aria-colindex="5"]')
const box = (page: Page) => page.getByLabel('Quét mã vạch hoặc tìm hàng…')
const unknown = (page: Page, text: string) => page.getByText(`Không tìm thấy hàng có mã ${text}`)

test('a scan goes to the lines wherever the focus is', { tag: ownPage }, async ({ page }) => {
  await signIn(page)
  await page.goto('/sales/billsales/create')
  const customer = page.getByLabel('Khách hàng').first()
  await expect(customer).toBeFocused()
  await pick(page, 'phuc loc', /Phúc Lộc/)
  const name = await customer.inputValue()
  const count = async (wanted: number) => {
    await expect(quantityOf(page, 1)).toHaveText(String(wanted))
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '3')
  }

  await test.step('from the customer, who stays', async () => {
    await customer.focus()
    await scan(page, pieceCode(1))
    await count(1)
    await expect(customer).toHaveValue(name)
    await expect(customer).toBeFocused()
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })
  await test.step('from the page', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await scan(page, `0${pieceCode(1)}`)
    await count(2)
  })
  await test.step('from a button, which is not pressed', async () => {
    await page.getByRole('button', { name: /^Lưu/ }).filter({ hasText: 'Ctrl S' }).focus()
    await scan(page, `]C1010${pieceCode(1)}`)
    await count(3)
    await expect(page).toHaveURL(/billsales\/create/)
    await expect(page.locator('[data-notice]')).toHaveCount(0)
  })
  await test.step('from a note, which keeps its text, several in a row', async () => {
    const note = page.getByLabel('Diễn giải').first()
    await note.fill('Giao sáng')
    await scan(page, pieceCode(1))
    await scan(page, `(01)0${pieceCode(1)}(10)LOT7`)
    await count(5)
    await expect(note).toHaveValue('Giao sáng')
  })
  await test.step('from a quantity, which stays', async () => {
    await quantityOf(page, 1).click()
    await scan(page, pieceCode(1))
    await count(6)
  })
  await test.step('with Tab behind it, which leads nowhere', async () => {
    await customer.focus()
    await scan(page, pieceCode(1), { end: 'Tab' })
    await count(7)
    await expect(customer).toBeFocused()
    await expect(customer).toHaveValue(name)
    await quantityOf(page, 1).click()
    await scan(page, pieceCode(1), { end: 'Tab' })
    await count(8)
  })
  await test.step('a part finds nothing and says so, and leaves nothing behind', async () => {
    const part = pieceCode(1).slice(0, 11)
    await customer.focus()
    await scan(page, part)
    await expect(unknown(page, part)).toBeVisible()
    await expect(customer).toHaveValue(name)
    await quantityOf(page, 1).click()
    await scan(page, part)
    await count(8)
    await page.getByText('Dòng mới…').click()
    await scan(page, part)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await box(page).focus()
    for (const text of [part, '0000']) {
      await scan(page, text)
      await expect(unknown(page, text)).toBeVisible()
      // The code stays where goods are searched for, and gives way to the next.
      await expect(box(page)).toHaveValue(text)
    }
    await scan(page, pieceCode(1))
    await count(9)
    await expect(box(page)).toHaveValue('')
  })
  await test.step('words that people type are searched for, and numbers are numbers', async () => {
    await customer.focus()
    await page.keyboard.type('hoang', { delay: 60 })
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(customer).toHaveValue(/Hoàng/)
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await quantityOf(page, 1).click()
    await page.keyboard.type('12', { delay: 60 })
    await page.keyboard.press('Enter')
    await count(12)
  })
})

test(
  'what is typed fast with a pause inside is one text, and no key of it is lost',
  { tag: ownPage },
  async ({ page }) => {
    await signIn(page)
    await page.goto('/sales/billsales/create')
    await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await expect(page.getByLabel('Mã hàng, dòng 1')).toBeFocused()
    for (const [at, pauseBehind] of [2, 6, 9].entries()) {
      const line = at + 1
      await scan(page, pieceCode(line), { pauseBehind })
      await page.keyboard.type('2')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(`Mã hàng, dòng ${line + 1}`)).toBeFocused()
      await expect(quantityOf(page, line)).toHaveText('2')
    }
    await test.step('words are searched for', async () => {
      await scan(page, 'khoang 500ml', { pauseBehind: 7 })
      await expect(page.getByLabel('Số lượng, dòng 4')).toBeFocused()
      await expect(unknown(page, '500ml')).toHaveCount(0)
    })
    await test.step('a number is a number', async () => {
      await scan(page, '12345', { pauseBehind: 1 })
      await expect(page.getByLabel('Mã hàng, dòng 5')).toBeFocused()
      await expect(page.getByText('4 dòng · SL').locator('..')).toHaveText('4 dòng · SL12.351')
    })
  },
)

test('a count takes scans while its keypad is open, and stays open', { tag: [ownPage, detail] }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await page.goto('/stock/checkstore/detail/0')
  await page.getByRole('button', { name: 'Lấy hàng' }).click()
  await page.getByRole('dialog', { name: 'Lấy hàng để kiểm' }).getByRole('button', { name: 'Lấy hàng' }).click()
  const counting = page.getByRole('dialog', { name: 'Đếm hàng' })
  await expect(counting).toBeVisible()
  await counting.getByRole('button', { name: 'Xong' }).focus()
  const counted = counting.getByRole('status').filter({ hasText: 'Đã đếm' })
  for (const wanted of ['1', '2']) {
    await scan(page, pieceCode(25))
    await expect(counted.locator('strong')).toHaveText(wanted)
  }
  await scan(page, pieceCode(25).slice(0, 11))
  await expect(unknown(page, pieceCode(25).slice(0, 11))).toBeVisible()
  await expect(counting).toBeVisible()
  await expect(counted.locator('strong')).toHaveText('2')
})
