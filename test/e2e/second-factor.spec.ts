/** The second factor by keyboard and on the phone: set up, sign in, over the page, demanded by a group; and sessions. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { Secret, TOTP } from 'otpauth'
import { ask } from './calls.ts'
import { tabTo } from './keyboard.ts'
import { openHome, signIn } from './sign-in.ts'

const password = 'matkhau1'
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

const noViolations = async (page: Page): Promise<void> => expect(await violationsIn(page)).toEqual([])

/** A user in a group of his own, made by the administrator, who is signed in then. */
const makeUser = async (page: Page, requireSecondFactor: boolean) => {
  await signIn(page)
  const mark = `${Date.now() % 10_000_000}`
  const group = await ask<{ s_ID: string }>(page, 'ApiGroupUser/UpdateDB', {
    Code: `G${mark}`,
    Name: `Nhóm ${mark}`,
    requireSecondFactor,
    permissions: [{ FuncID: 'Order', R: true, A: true, U: true, D: false }],
  })
  const sent = { UserName: `nv${mark}`, password, groupId: group.s_ID, email: `nv${mark}@demo.vn` }
  const user = await ask<{ s_ID: string }>(page, 'ApiListUser/UpdateDB', sent)
  return { name: sent.UserName, id: user.s_ID }
}

/** The three steps of the set-up, by keyboard; returns the secret and the recovery codes. */
const setUp = async (page: Page): Promise<{ secret: string; codes: string[] }> => {
  await expect(page.getByLabel('Mật khẩu hiện tại')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Quét mã QR' })).toBeVisible()
  await noViolations(page)
  const secret = await page.locator('code').innerText()
  await expect(page.getByLabel('Mã xác thực')).toBeFocused()
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mã xác thực không đúng hoặc đã được dùng')).toBeVisible()
  await page.getByLabel('Mã xác thực').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem')).toHaveCount(10)
  const codes = await page.getByRole('listitem').allInnerTexts()
  await expect(page.getByRole('button', { name: 'Tôi đã cất các mã' })).toBeFocused()
  await page.keyboard.press('Enter')
  return { secret, codes }
}

test(
  'a user protects his account by keyboard, signs in on the phone, and ends that session',
  { tag: detail },
  async ({ page, browser }) => {
    const { name, id } = await makeUser(page, false)
    await signIn(page, name, password)
    await openHome(page)
    await page
      .getByRole('button', { name: /Tài khoản/ })
      .first()
      .press('Enter')
    await page.getByRole('button', { name: 'Bảo mật' }).press('Enter')
    await expect(page.getByText('Chưa bật')).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Bật xác thực hai lớp' }))
    await page.keyboard.press('Enter')
    const { secret, codes } = await setUp(page)
    await expect(page.getByText(/Đang bật từ/)).toBeVisible()
    await expect(page.getByText('Còn 10 mã khôi phục chưa dùng.')).toBeVisible()
    await noViolations(page)

    const device = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const phone = await device.newPage()
    await phone.goto('/login/member')
    await phone.getByLabel('Tên đăng nhập').fill(name)
    await phone.getByLabel('Mật khẩu', { exact: true }).fill(password)
    await phone.getByRole('button', { name: 'Đăng nhập' }).tap()
    const code = phone.getByLabel('Mã xác thực')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await noViolations(phone)
    await code.fill(codeOf(secret, 1))
    await phone.getByRole('button', { name: 'Xác nhận' }).tap()
    await expect(phone.getByText('Xin chào').first()).toBeVisible()

    await page.reload()
    const other = page.getByRole('listitem').filter({ hasNotText: 'Phiên này' })
    await expect(other).toHaveCount(1)
    await other.getByRole('button').press('Enter')
    await expect(other).toHaveCount(0)
    // On the phone the question for the password stands over the page, and goes on to the code.
    await phone.goto('/account/security')
    const dialog = phone.getByRole('dialog')
    await dialog.getByLabel(`Mật khẩu của ${name}`).fill(password)
    await dialog.getByRole('button', { name: 'Đăng nhập' }).tap()
    await dialog.getByLabel('Mã xác thực').fill(codes[0]!)
    await dialog.getByRole('button', { name: 'Đăng nhập' }).tap()
    await expect(phone.getByText('Còn 9 mã khôi phục chưa dùng.')).toBeVisible()
    await phone.getByRole('button', { name: 'Tắt xác thực hai lớp' }).tap()
    await expect(dialog).toBeVisible()
    await noViolations(phone)
    await phone.keyboard.press('Escape')

    await signIn(page)
    await page.goto(`/system/userrole/user/detail/${id}`)
    await page.getByRole('button', { name: 'Đặt lại xác thực hai lớp' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Đặt lại xác thực hai lớp' }).click()
    await expect(page.getByText(`Đã đặt lại xác thực hai lớp của ${name}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Đặt lại xác thực hai lớp' })).toHaveCount(0)
  },
)

test(
  'a group demands it: its member reaches the set-up, and after it the page he wanted',
  { tag: detail },
  async ({ page }) => {
    const { name } = await makeUser(page, true)
    await page.context().clearCookies()
    await page.goto('/login/member')
    await page.getByLabel('Tên đăng nhập').fill(name)
    await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nhóm của bạn bắt buộc xác thực hai lớp.')).toBeVisible()
    await page.goto('/sales/billsales/data/list')
    await expect(page.getByText('Nhóm của bạn bắt buộc xác thực hai lớp.')).toBeVisible()
    await setUp(page)
    await expect(page).toHaveURL(/\/sales\/billsales\/data\/list/)
    await expect(page.getByRole('heading', { name: 'Hóa đơn bán hàng' }).first()).toBeVisible()
  },
)
