/** Help stands beside what is being typed, is found by words without marks, and says which right is missing. */
import { detail, expect, test } from './test.ts'
import { signIn } from './sign-in.ts'

test(
  'the task of a page opens beside it while somebody types, and the palette finds others',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto('/sales/billsales/create')
    await page.getByLabel('Khách hàng').first().focus()
    await page.keyboard.press('Shift+F1')
    const help = page.getByRole('dialog', { name: 'Lập hóa đơn bán hàng' })
    await expect(help.getByRole('listitem').first()).toContainText('F1')
    await help.getByRole('button', { name: 'Khách trả hàng' }).click()
    await expect(page.getByRole('dialog', { name: 'Khách trả hàng' })).toContainText('Trả tất cả')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type('huong dan tra hang')
    await expect(page.getByRole('option').first()).toHaveText(/Hướng dẫn\s*(Khách trả hàng|Trả hàng nhà cung cấp)/)
    await page.getByRole('option', { name: /Hướng dẫn\s*Khách trả hàng/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Khách trả hàng')
  },
)

test('all help is searched in the page, and who lacks a right reads which', { tag: detail }, async ({ page }) => {
  await signIn(page, 'banhang')
  await page.goto('/help')
  await page.getByRole('searchbox', { name: 'Tìm trong hướng dẫn' }).fill('khoa so')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Chốt sổ cuối tháng')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Cần quyền Khóa sổ')).toBeVisible()
  await page.goto('/help/nothing')
  await expect(page.getByText('Không có trang hướng dẫn này')).toBeVisible()
})
