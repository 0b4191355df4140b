/** Reading without a connection: a page reports it once and continues when the connection is back. */
import { readFile } from 'node:fs/promises'
import { readWorkbook } from '#output/xlsx/xlsx-read.ts'
import { detail, expect, test } from './test.ts'
import { openHome, signIn } from './sign-in.ts'

const NO_ANSWER = 'Không thể kết nối máy chủ, vui lòng thử lại'

test(
  'a list that fails to load offline shows one message and loads when the connection is back',
  { tag: detail },
  async ({ page, context }) => {
    await signIn(page)
    await page.goto('/sales/billsales/data/list')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    const number = (await page
      .getByRole('link', { name: /^BH\d{6}$/ })
      .first()
      .textContent())!
    await context.setOffline(true)
    await page.keyboard.press('/')
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Không tải được danh sách')).toBeVisible()
    await expect(page.getByText(NO_ANSWER)).toHaveCount(1)
    await context.setOffline(false)
    await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible()
    await expect(page.getByText(NO_ANSWER)).toHaveCount(0)
  },
)

test(
  'a report that fails offline shows one message and can be tried again',
  { tag: detail },
  async ({ page, context }) => {
    await signIn(page)
    await page.goto('/reports/reportbill/data/sumReceivableDebts')
    await expect(page.getByText('Vui lòng chọn điều kiện xem báo cáo')).toBeVisible()
    await context.setOffline(true)
    await page.keyboard.press('F9')
    await expect(page.getByRole('alert').filter({ hasText: NO_ANSWER })).toHaveCount(1)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    await expect(page.getByText(NO_ANSWER)).toHaveCount(0)
  },
)

test(
  'the palette says offline that it cannot search, not that nothing was found, and continues when the connection is back',
  { tag: detail },
  async ({ page, context }) => {
    await signIn(page)
    await openHome(page)
    await page.keyboard.press('Control+k')
    const list = page.getByRole('dialog').getByRole('listbox')
    await expect(list).toBeVisible()
    await context.setOffline(true)
    await page.keyboard.type('BH000001')
    await expect(list.getByText(NO_ANSWER)).toBeVisible()
    await expect(list.getByText('Không tìm thấy')).toHaveCount(0)
    await context.setOffline(false)
    await expect(list.getByRole('option', { name: /BH000001/ })).toBeVisible()
  },
)

test(
  'an action whose part of the program cannot be loaded says so and can be tried again',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await page.goto('/sales/billsales/data/list')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    const part = /\/assets\/export-[^/]*\.js/
    await page.route(part, (route) => route.abort())
    const said = page.getByRole('alert').filter({ hasText: NO_ANSWER })
    await page.keyboard.press('e')
    await expect(said).toHaveCount(1)
    await page.unroute(part)
    const download = page.waitForEvent('download')
    await page.keyboard.press('e')
    // A browser whose requests were intercepted a moment ago may have lost the name.
    const [sheet] = await readWorkbook(await readFile(await (await download).path()))
    expect(sheet!.rows.length).toBeGreaterThan(0)
    await expect(said).toHaveCount(0)
  },
)
