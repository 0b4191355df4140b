/** Letters: told that no mail server is set up, setting one up, sending bills, statements and invitations. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { mailPassword, mailServerAt, mailUser, startMailServer, type TestMailServer } from '../support/smtp.ts'
import { ask } from './calls.ts'
import { choose } from './detail.ts'
import { place } from './place.ts'
import { signIn } from './sign-in.ts'

let mail: TestMailServer
test.beforeAll(async () => {
  mail = await startMailServer()
})
test.afterAll(() => mail.stop())
test.beforeEach(({ page }) => signIn(page))

const bill = async (page: Page): Promise<string> => {
  const { ListItem } = await ask<{ ListItem: { s_ID: string }[] }>(page, 'Order/getlist?nItem=1&iStat=1')
  return `/sales/billsales/detail/${ListItem[0]!.s_ID}`
}

const isAccessible = async (page: Page): Promise<void> => {
  expect(await violationsIn(page)).toEqual([])
}

test('a bill is sent by e-mail, once a mail server is set up', { tag: detail }, async ({ page }) => {
  await page.goto(`${await bill(page)}`)
  await choose(page, 'Gửi email')
  const dialog = page.getByRole('dialog', { name: /^Gửi email: Hóa đơn/ })
  await expect(dialog).toContainText('Chưa cài đặt máy chủ gửi thư')
  await dialog.getByRole('link', { name: 'Cài đặt thư điện tử' }).click()

  await expect(page.getByText('Chưa làm được: gửi chứng từ')).toBeVisible()
  await isAccessible(page)
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  await field('host').fill('127.0.0.1')
  await field('port').fill(String(mail.port))
  await field('userName').fill(mailUser)
  await field('password').fill(mailPassword)
  await field('fromAddress').fill(mailUser)
  await page.getByRole('group', { name: 'Kiểu bảo mật' }).getByText('STARTTLS').first().click()
  await page.getByRole('option', { name: 'Không mã hóa' }).click()
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('không được mã hóa')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lưu' }).click()
  await page.getByLabel('Gửi thư thử tới').fill('chu@minhtam.vn')
  await page.getByRole('button', { name: 'Gửi thư thử' }).click()
  await expect(page.getByText('Máy chủ đã nhận thư thử gửi tới chu@minhtam.vn')).toBeVisible()
  expect(mail.received).toHaveLength(1)

  await page.goto(`${await bill(page)}`)
  await choose(page, 'Gửi email')
  await expect(dialog.getByLabel('Tiêu đề')).toHaveValue(/^Hóa đơn/)
  await isAccessible(page)
  await dialog.getByLabel('Người nhận').fill('không phải địa chỉ')
  await dialog.getByRole('button', { name: 'Gửi', exact: true }).click()
  await expect(dialog.getByText('Email không hợp lệ')).toBeVisible()
  await dialog.getByLabel('Người nhận').fill('cotu@khach.vn')
  await dialog.getByRole('button', { name: 'Gửi', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/Đã gửi cho cotu@khach.vn lúc/)).toBeVisible({ timeout: 30_000 })
  expect(mail.received[1]!.parsed.attachments[0]).toMatchObject({ mimeType: 'application/pdf' })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/system/mail')
  await page.getByRole('main').getByText('cotu@khach.vn').first().waitFor()
  await page
    .getByRole('main')
    .getByText(/\d\d:\d\d$/)
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Hóa đơn/ })).toBeVisible()
  await expect(page.getByText('cotu@khach.vn')).toBeVisible()
  await isAccessible(page)
})

test(
  'statements go to a customer and a supplier from their pages, and an invitation opens an account on a phone',
  { tag: detail },
  async ({ page, browser }) => {
    const device = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const phone = await device.newPage()
    await signIn(phone)
    const config = await ask<{ version: number }>(page, 'ApiMailConfig/getInfo')
    await ask(page, 'ApiMailConfig/UpdateDB', {
      ...mailServerAt(mail.port),
      version: config.version,
      confirm: ['mailUnencrypted'],
    })
    const { ListItem } = await ask<{ ListItem: { s_ID: string; partnerType: number }[] }>(
      page,
      'Customer/getlist?nItem=200',
    )
    const sendStatement = async (type: number, to: string): Promise<void> => {
      const partner = ListItem.find(({ partnerType }) => partnerType === type)!
      await phone.goto(`/sales/company/detail/${partner.s_ID}`)
      await phone.getByRole('tab', { name: 'Công nợ' }).tap()
      await phone.getByRole('button', { name: 'Gửi email' }).tap()
      const dialog = phone.getByRole('dialog', { name: /đối chiếu công nợ/ })
      await dialog.getByLabel('Người nhận').fill(to)
      await isAccessible(phone)
      await dialog.getByRole('button', { name: 'Gửi', exact: true }).tap()
      await expect(phone.getByText(`Đã gửi cho ${to}`)).toBeVisible({ timeout: 30_000 })
    }
    await sendStatement(1, 'khach@khach.vn')
    await sendStatement(2, 'ncc@ncc.vn')
    const attached = mail.received.slice(-2).map(({ parsed }) => parsed.attachments[0]?.filename)
    expect(attached).toEqual([
      expect.stringMatching(/^BienBanDoiChieuCongNo-.*\.pdf$/),
      expect.stringMatching(/^BienBanDoiChieuCongNo-.*\.pdf$/),
    ])

    const name = `moi${Date.now() % 10_000_000}`
    await page.goto('/system/userrole/user/detail/0')
    await page.getByLabel('Tên đăng nhập').fill(name)
    await page.locator('[data-field="email"]').fill(`${name}@demo.vn`)
    await page.getByLabel('Nhóm người dùng').click()
    await page.getByRole('option', { name: 'Bán hàng' }).click()
    await page.getByLabel('Mời qua email để tự đặt mật khẩu').check()
    await isAccessible(page)
    await page.keyboard.press('Control+s')
    await expect.poll(() => mail.received.at(-1)!.parsed.to?.[0]?.address).toBe(`${name}@demo.vn`)
    const link = /https?:\S+/.exec(mail.received.at(-1)!.parsed.text!)![0]

    await phone.context().clearCookies()
    await phone.goto(link.replace(/^https?:\/\/[^/]+/, place().address))
    await phone.getByLabel('Mật khẩu mới', { exact: true }).fill('matkhau1')
    await isAccessible(phone)
    await phone.getByLabel('Nhập lại mật khẩu').fill('matkhau1')
    await phone.keyboard.press('Enter')
    await phone.getByLabel('Tên đăng nhập').fill(name)
    await phone.getByLabel('Mật khẩu', { exact: true }).fill('matkhau1')
    await phone.getByRole('button', { name: 'Đăng nhập' }).tap()
    await expect(phone.getByText('Xin chào').first()).toBeVisible()
    await device.close()
  },
)
