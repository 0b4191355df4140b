/** A page of the report with so many rows; real reports have fewer, so the answer is extended on its way. */
import { ok } from '#wire/envelope.ts'
import type { Page } from 'playwright-core'
import type { Site } from './site.ts'

export const ROWS = 100_000

export const openLongReport = async (site: Site, page: Page): Promise<void> => {
  await page.route('**/api/Report*/rpt*', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api/', '')
    const body: unknown = route.request().postDataJSON()
    const data = await site.client.call<{ ListItem: object[] }>(path, { body })
    const ListItem = Array.from({ length: ROWS }, (_, index) => data.ListItem[index % data.ListItem.length]!)
    await route.fulfill({ json: ok({ ...data, ListItem, TotalCount: ROWS }) })
  })
  await page.goto(`${site.address}/reports/reportbill/data/sumReceivableDebts?preset=THISMONTH`)
  await page.getByText(`${ROWS.toLocaleString('de')} dòng`).waitFor({ timeout: 120_000 })
}
