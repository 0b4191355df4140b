/** Background work: what waits, trying it at once, leaving it out, and letting it go on after a restore. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test } from './test.ts'
import { ownPage } from './shared-page.ts'
import { signIn } from './sign-in.ts'

test(
  'what waits is shown, tried at once, and left out after a question; on the desk and on a phone',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto('/system/work')
    const main = page.getByRole('main')
    await expect(main.getByText('Cộng dồn số liệu, dọn tệp không dùng').first()).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
    await main.getByText('Dọn chứng từ đã xóa quá hạn và tệp kèm thư cũ').first().dblclick()
    await expect(page.getByText('Lần thử tới')).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page.getByText('Sẽ được thử lại ngay')).toBeVisible()
    await expect(page).toHaveURL(/\/system\/work$/)

    await page.setViewportSize({ width: 390, height: 844 })
    const leaveOut = page.getByRole('button', { name: 'Bỏ', exact: true })
    // What was just tried again may be running still; only what waits can be left out.
    await expect(async () => {
      await page.goto('/system/work')
      await main.getByText('Dọn chứng từ đã xóa quá hạn và tệp kèm thư cũ').first().click()
      await expect(leaveOut).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await leaveOut.click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Việc định kỳ vẫn chạy vào lần sau')
    expect(await violationsIn(page)).toEqual([])
    await question.getByRole('button', { name: 'Bỏ', exact: true }).click()
    await expect(page.getByText('Đã bỏ')).toBeVisible()
  },
)

test(
  'after a restore the page says that work is stopped, and lets it go on',
  { tag: [ownPage, detail] },
  async ({ page }) => {
    let pausedSince: string | null = '2026-11-20T08:00:00+07:00'
    // No call stops work: a restore does, which the tests of the server show.
    await page.route('**/api/ApiWork/getStatus*', (route) =>
      route.fulfill({ json: { ErrorCode: 0, ErrorMessage: '', Message: '', Data: { pausedSince, why: 'restored' } } }),
    )
    await signIn(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/system/work')
    await expect(page.getByText('vì dữ liệu được phục hồi từ bản sao lưu')).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Chạy tiếp' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('sẽ được làm ngay')
    pausedSince = null
    await question.getByRole('button', { name: 'Chạy tiếp' }).click()
    await expect(page.getByText('Việc nền chạy tiếp')).toBeVisible()
    await expect(page.getByText('vì dữ liệu được phục hồi từ bản sao lưu')).toBeHidden()
  },
)
