/** Passwords that cannot be opened: the pages of the settings say so at the field, until another one is typed. */
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'
import { detail, expect, test } from './test.ts'

const lost = '••••?'
const pages = [
  { module: 'ApiMailConfig', path: '/system/config/mail', told: { password: lost } },
  {
    module: 'ApiInvoiceConfig',
    path: '/system/integrated/invoiceconfig',
    told: { password: lost, provider: 'viettel' },
  },
]

for (const { module, path, told } of pages)
  test(`a password that cannot be opened is said to be lost: ${path}`, { tag: detail }, async ({ page }) => {
    await signIn(page)
    // The keys of the running product cannot be taken away from under other tests, so the answer says that one is lost.
    const stored = await ask<Record<string, unknown>>(page, `${module}/getInfo`)
    await page.route(`**/api/${module}/getInfo*`, (route) =>
      route.fulfill({ json: { ErrorCode: 0, ErrorMessage: '', Message: '', Data: { ...stored, ...told } } }),
    )
    await page.goto(path)
    const row = page.getByRole('group', { name: 'Mật khẩu', exact: true })
    const field = row.locator('[data-field="password"]')
    await expect(field).toHaveValue('')
    await expect(row.getByText('Không mở được mã đã lưu')).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
    await field.fill('mật khẩu mới')
    await expect(row.getByText('Không mở được mã đã lưu')).toBeHidden()
    await expect(page.getByText('1 thiết lập đã đổi, chưa lưu')).toBeVisible()
    await page.unroute(`**/api/${module}/getInfo*`)
  })
