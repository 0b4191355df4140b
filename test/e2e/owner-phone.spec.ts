/** The pages of an owner on a phone: audit log and document numbers. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test } from './test.ts'
import { signInAnew } from './sign-in.ts'

test(
  'on a phone the audit log shows actions in words, and the page of document numbers fits the screen',
  { tag: detail },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAnew(page)
    await page.goto('/system/event')
    await expect(page.getByRole('listitem').filter({ hasText: 'Người dùng · Đăng nhập' }).first()).toBeVisible()
    await page.goto('/system/config/numbering')
    const digits = page.getByRole('textbox', { name: 'Số chữ số Hóa đơn bán hàng' })
    await expect(digits).toBeVisible()
    const scrolls = await digits.evaluate((input) => {
      const around: Element[] = []
      for (let at: Element | null = input; at; at = at.parentElement) around.push(at)
      return around.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.className)
    })
    expect(scrolls).toEqual([])
    expect(await violationsIn(page)).toEqual([])
  },
)
