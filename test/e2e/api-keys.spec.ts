/** A key for a program: made, used, limited to what its group may, and ended. */
import { readFile } from 'node:fs/promises'
import { violationsIn } from './accessibility.ts'
import { detail, expect, test } from './test.ts'
import { pick } from './keyboard.ts'
import { place } from './place.ts'
import { signIn } from './sign-in.ts'

test(
  'a key is made, shown once, calls in its own name, and ends when it is switched off',
  { tag: detail },
  async ({ page, browser, request }) => {
    const name = `Máy tính tiền ${Date.now() % 1_000_000}`
    await signIn(page)
    await page.goto('/system/apikey/detail/0')
    await page.getByLabel('Tên khóa').fill(name)
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Nhóm người dùng')).toBeFocused()
    await pick(page, 'ban hang', 'Bán hàng')
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: 'Cấp khóa' }).click()
    const dialog = page.getByRole('dialog', { name: `Khóa của ${name}` })
    const key = await dialog.getByLabel('Khóa', { exact: true }).inputValue()
    expect(key).toMatch(/^vua_/)
    expect(await violationsIn(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Đóng' }).last().click()
    await expect(page.getByText(key)).toHaveCount(0)

    await page.goto('/system/apikey')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Mô tả API (OpenAPI)' }).click(),
    ])
    const described = JSON.parse(await readFile(await file.path(), 'utf8')) as { openapi: string; paths: object }
    expect(described.openapi).toBe('3.1.0')
    expect(described.paths).toHaveProperty('/api/Order/getlist')

    // A program outside of the browser does not know the names below localhost, and says its tenant.
    const headers = { Authorization: `Bearer ${key}`, 'X-Tenant': place().tenant }
    const status = async (path: string) => (await request.post(`${place().url}/api/${path}`, { headers })).status()
    expect([await status('Order/getlist'), await status('Outcome/getlist'), await status('ApiKey/getlist')]).toEqual([
      200, 403, 403,
    ])

    // The owner hears of a stolen till when he is away from his desk.
    const device = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const phone = await device.newPage()
    await signIn(phone)
    await phone.goto('/system/apikey')
    await phone.getByText(name).first().tap()
    await phone.getByRole('button', { name: /^Sửa/ }).tap()
    await phone.getByLabel('Đang sử dụng').tap()
    expect(await violationsIn(phone)).toEqual([])
    await phone.getByRole('button', { name: 'Lưu', exact: true }).tap()
    await expect.poll(() => status('Order/getlist')).toBe(401)
    await device.close()
  },
)
