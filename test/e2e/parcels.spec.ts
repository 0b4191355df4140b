/** Parcels: handed over by a call, seen in their list and moved beside it, counted in the overview, settled in the reports. */
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

interface Rows {
  ListItem: { s_ID: string; NumberID: string }[]
}

test('a parcel is opened beside its list, goes on, and is counted', async ({ page }) => {
  await signIn(page)
  const code = `NVC${Date.now()}`
  const { s_ID: carrier } = await ask<{ s_ID: string }>(page, 'ApiListCarrier/UpdateDB', { Code: code, Name: code })
  const { ListItem } = await ask<Rows>(page, 'Order/getlist?iStat=1&shipStatus=100&nItem=1')
  const delivery = {
    type: 2,
    NVC_ID: carrier,
    receiverName: 'Cô Ba',
    receiverPhone: '0912000002',
    receiverAddress: 'Chợ Lớn',
  }
  const made = await ask<{ Description: string; NumberID: string }>(page, 'Order/ChuyenGiaohang', {
    s_ID: ListItem[0]!.s_ID,
    delivery: { ...delivery, feePayer: 1, carrierFee: 10_000 },
  })
  expect(made.Description).toBe('ok')

  await page.goto('/shipping/transportproduct/data/list?range=ALL')
  const row = page.getByRole('row', { name: new RegExp(made.NumberID) })
  await expect(row).toContainText('Chờ lấy hàng')
  expect(await violationsIn(page)).toEqual([])
  await row.click()
  await page.keyboard.press('Space')
  const panel = page.getByRole('dialog')
  await expect(panel).toContainText('Cô Ba')
  await panel.getByRole('button', { name: 'Đã giao', exact: true }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Đã giao' })).toBeVisible()

  await page.goto('/shipping/overviewshipping/data')
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('10.000')
  expect(await violationsIn(page)).toEqual([])
  await page.goto('/shipping/manageCOD/data/grid')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('COD')

  await page.goto('/reports/reportbill/data/sumshippingdebt')
  await page.getByRole('button', { name: 'Xem báo cáo', exact: true }).click()
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('10.000')
})
