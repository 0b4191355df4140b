/** Letters: told that no mail server is set up, setting one up, sending a bill and seeing what became of it. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { mailPassword, mailUser, startMailServer, type TestMailServer } from '../support/smtp.ts'
import { ask } from './calls.ts'
import { choose } from './detail.ts'
import { demo, signIn } from './keyboard.ts'

let mail: TestMailServer
test.beforeAll(async () => {
  mail = await startMailServer()
})
test.afterAll(() => mail.stop())
test.beforeEach(({ page, baseURL }) => signIn(page, baseURL))

const bill = async (page: Page): Promise<string> => {
  const { ListItem } = await ask<{ ListItem: { s_ID: string }[] }>(page, 'Order/getlist?nItem=1')
  return `/sales/billsales/detail/${ListItem[0]!.s_ID}`
}

const isAccessible = async (page: Page): Promise<void> => {
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

test('a bill is sent by e-mail, once a mail server is set up', async ({ page, baseURL }) => {
  await page.goto(`${demo(baseURL)}${await bill(page)}`)
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

  await page.goto(`${demo(baseURL)}${await bill(page)}`)
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
  await page.goto(`${demo(baseURL)}/system/mail`)
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
