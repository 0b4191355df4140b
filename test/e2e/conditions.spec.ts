/** Conditions on columns by keys: added, joined by or, changed in their place, kept in the address; and undoing a deletion. */
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'

const BILLS = '/sales/billsales/data/list?range=ALL'
const chip = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Điều kiện' }).getByRole('button', { name })
const count = async (page: Page, where: object): Promise<number> =>
  (await ask<{ TotalCount: number }>(page, `Order/getlist?nItem=1&where=${encodeURIComponent(JSON.stringify(where))}`))
    .TotalCount
const total = (page: Page, n: number) => expect(page.getByText(new RegExp(`Tổng số ${n}$`))).toBeVisible()

test(
  'a condition is added, joined by or and changed without the mouse, and an address keeps it',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto(BILLS)
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    await page.keyboard.press('c')
    await expect(page.getByRole('combobox', { name: 'Tìm cột' })).toBeFocused()
    await page.keyboard.type('tong tien')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Giá trị' }).fill('20000000')
    await page.keyboard.press('Enter')
    const large = { field: 'TotalTax', op: 'ge', value: '20000000' }
    await total(page, await count(page, { all: [large] }))
    // The page's focus is on the chip, from which its box opens.
    await expect(chip(page, 'Tổng tiền ≥ 20.000.000')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Hoặc…' }).click()
    await page.keyboard.type('khach')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /^So sánh/ }).click()
    await page.getByRole('option', { name: 'chứa', exact: true }).click()
    await page.getByRole('textbox', { name: 'Giá trị' }).fill('minh tam')
    await page.keyboard.press('Enter')
    const named = { field: 'ObjName', op: 'contains', value: 'minh tam' }
    const both = await count(page, { all: [{ any: [large, named] }] })
    expect(both).toBeGreaterThan(await count(page, { all: [large] }))
    await total(page, both)
    await page.reload()
    await expect(chip(page, 'Khách hàng chứa “minh tam”')).toBeVisible()
    await total(page, both)
    await chip(page, 'Tổng tiền ≥ 20.000.000').focus()
    await page.keyboard.press('Delete')
    await total(page, await count(page, { all: [named] }))
  },
)

test(
  'rows are grouped, unfolded and folded without the mouse, and an address keeps it',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto(BILLS)
    await expect(page.getByRole('row').nth(2)).toBeVisible()
    await page.keyboard.press('g')
    await expect(page.getByRole('combobox', { name: 'Tìm cột để nhóm' })).toBeFocused()
    await page.keyboard.type('trang thai')
    await page.keyboard.press('Enter')
    const { ListGroup } = await ask<{ ListGroup: { Name: string; TotalCount: number }[] }>(
      page,
      'Order/getlist?groupBy=Trangthai',
    )
    const heads = page.getByRole('treegrid').locator('[aria-level="1"]')
    await expect(heads).toHaveText(ListGroup.map(({ Name, TotalCount }) => new RegExp(`^${Name}${TotalCount} dòng`)))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(heads.first()).toHaveAttribute('aria-expanded', 'true')
    const first = page.getByRole('treegrid').locator('[aria-level="2"]').first()
    await expect(first).toContainText(/BH\d{6}|chưa có số/)
    // Into the group, back to its head, and folded.
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key)
    await expect(heads.first()).toHaveAttribute('aria-expanded', 'false')
    await page.reload()
    await expect(heads).toHaveCount(ListGroup.length)
    await page.getByRole('button', { name: 'Bỏ nhóm theo Trạng thái' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
  },
)

test(
  'the question before a deletion says what keeps a record; its notice restores one',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const code = `HOP${Date.now() % 1_000_000}`
    expect(
      (await ask<{ Description: string }>(page, 'ApiListUnit/UpdateDB', { Code: code, Name: 'Hộp thử' })).Description,
    ).toBe('ok')
    await page.goto('/category/another/unit/list')
    await page.getByLabel('Chọn CHAI').check()
    await page.getByLabel(`Chọn ${code}`).check()
    await page.keyboard.press('Delete')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`${code} – Hộp thử`)
    await expect(question).toContainText(/Đang dùng ở .*Hàng hóa/)
    await page.keyboard.press('Escape')
    await page.getByLabel('Chọn CHAI').uncheck()
    await page.keyboard.press('Delete')
    await question.getByRole('button', { name: 'Xóa' }).click()
    await page.getByRole('button', { name: 'Khôi phục' }).click()
    await expect(page.getByText(`Khôi phục hoàn tất ${code} – Hộp thử`)).toBeVisible()
    await expect(page.getByLabel(`Chọn ${code}`)).toBeVisible()
  },
)
