/** Lines entered by keys: the empty line, what is typed ahead of the server, and the way out of the lines. */
import { expect, test, type Page } from '@playwright/test'
import { demo, pick, signIn } from './keyboard.ts'

const newBill = async (page: Page, baseURL: string | undefined): Promise<void> => {
  await page.goto(`${demo(baseURL)}/sales/billsales/create`)
  await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
}
const code = (at: number) => `SP${String(at).padStart(6, '0')}`
const grid = (page: Page) => page.getByRole('grid', { name: 'Chi tiết' })
const rowOf = (page: Page, text: string | RegExp) => grid(page).getByRole('row', { name: text })

test('a bill saved before the price has come waits for it', async ({ page, baseURL }) => {
  await signIn(page, baseURL)
  const total = async (isSlow: boolean) => {
    await newBill(page, baseURL)
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
})
