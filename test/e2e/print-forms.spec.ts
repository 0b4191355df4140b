/** Which form a document is printed with: by its paper, and at once by *Lưu & In*. */
import { detail, expect, test, type Page, type Request } from './test.ts'
import { ask } from './calls.ts'
import { pick } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const printed = async (page: Page, press: () => Promise<void>): Promise<{ code: string; size?: string }> => {
  const isPrint = (request: Request): boolean => request.url().endsWith('/pdf/print') && request.method() === 'POST'
  const [request] = await Promise.all([page.context().waitForEvent('request', isPrint), press()])
  expect((await request.response())!.status()).toBe(200)
  return request.postDataJSON() as { code: string; size?: string }
}

test(
  'K80 takes the form for the roll, and the next bill is printed with it at once',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const { ListItem } = await ask<{ ListItem: { s_ID: string }[] }>(page, 'Order/getlist?nItem=1&iStat=1')
    await page.goto(`/sales/billsales/detail/${ListItem[0]!.s_ID}`)
    const opened = await printed(page, () => page.getByRole('button', { name: 'Xem trước, chọn mẫu' }).click())
    expect(opened.code).toBe('HOADONBANHANG')
    const dialog = page.getByRole('dialog')
    const paper = async (size: string) => {
      await dialog.getByRole('button', { name: 'Khổ giấy' }).click()
      await page.getByRole('option', { name: size, exact: true }).click()
    }
    const roll = await printed(page, () => paper('K80'))
    expect([roll.code, roll.size]).toEqual(['HOADONBANHANG_K80', 'K80'])
    await expect(dialog.getByRole('button', { name: 'Mẫu in' })).toContainText('80')
    const sheet = await printed(page, () => paper('A5'))
    expect([sheet.code, sheet.size]).toEqual(['HOADONBANHANG', 'A5'])
    await printed(page, () => paper('K80'))
    await page.keyboard.press('Escape')

    await page.goto('/sales/billsales/create')
    await expect(page.getByLabel('Khách hàng').first()).toBeFocused()
    await pick(page, 'phuc loc', /Phúc Lộc/)
    await pick(page, 'SP000005', /SP000005/)
    const saved = await printed(page, () => page.getByRole('button', { name: /^Lưu & In/ }).click())
    expect([saved.code, saved.size]).toEqual(['HOADONBANHANG_K80', 'K80'])
  },
)
