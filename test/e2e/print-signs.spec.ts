/** Signs that no font has are told before anything is printed. */
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'
import { detail, expect, test, type Page } from './test.ts'

const said = 'Không in được: 🚚. Hình bị bỏ qua, chữ khác in thành dấu ?.'

/** The bill's customer is called so on paper only, until the page is left. */
const openBill = async (page: Page, name: string): Promise<void> => {
  await page.route('**/pdf/print', async (route) => {
    const postData = route
      .request()
      .postData()!
      .replace(/"ObjName":"/g, `"ObjName":"${name} `)
    await route.continue({ postData })
  })
  const { ListItem } = await ask<{ ListItem: { s_ID: string }[] }>(page, 'Order/getlist?nItem=1&iStat=1')
  await page.goto(`/sales/billsales/detail/${ListItem[0]!.s_ID}`)
}

test(
  'a bill printed at once shows its preview, which tells the signs that no font has',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    await openBill(page, '🚚 手机')
    await page.getByRole('button', { name: 'In', exact: true }).click()
    const preview = page.getByRole('dialog')
    await expect(preview.getByRole('status').filter({ hasText: said })).toBeVisible()
    await expect(preview.getByRole('img', { name: /^Trang 1\// })).toHaveAttribute('data-drawn', 'true')
    await expect(preview.getByRole('button', { name: /^In/ })).toBeEnabled()
    expect(await violationsIn(page)).toEqual([])
    expect(page.context().pages()).toHaveLength(1)
  },
)

test('a bill with signs that other fonts have is printed at once', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await openBill(page, '手机 한국 ไทย')
  const tab = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'In', exact: true }).click()
  const opened = await tab
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await opened.close()
})
