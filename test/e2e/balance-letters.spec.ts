/** Balance confirmation letters, printed from the menu beside the print button of the two receivable reports. */
import { violationsIn } from './accessibility.ts'
import { detail, expect, test, type Page } from './test.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { ask } from './calls.ts'
import { place } from './place.ts'
import { nextFileTab } from './file-tab.ts'
import { signIn } from './sign-in.ts'

const REPORTS = '/reports/reportbill/data'
const rows = (page: Page) => page.getByText(/^[\d.]+ dòng$/)

interface Sent {
  code: string
  info: { ListItem: { ObjID: string; ObjName: string; conlai: number; ListItem: unknown[] }[] }
}

/** What is sent to be printed, and the text of each page of the PDF that opens. */
const printing = async (page: Page, names: { more: string; letters: string }) => {
  await page.getByRole('button', { name: names.more }).click()
  const [request, tab] = await Promise.all([
    page.context().waitForEvent('request', (one) => one.url().endsWith('/pdf/print') && one.method() === 'POST'),
    nextFileTab(page),
    page.getByRole('menuitem', { name: names.letters, exact: true }).click(),
  ])
  expect((await request.response())!.headers()['content-type']).toBe('application/pdf')
  await tab.close()
  // The browser keeps the bytes for its tab, so the same is printed again to be read; only browsers know *.localhost.
  const { authorization, 'x-tenant': tenant } = await request.allHeaders()
  const again = await page.request.post(request.url().replace(`//${place().tenant}.`, '//'), {
    data: request.postDataJSON() as object,
    headers: { authorization: authorization!, 'x-tenant': tenant! },
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await again.body())), { mergePages: false })
  return {
    ...(request.postDataJSON() as Sent),
    pages: text.map((one) => one.normalize('NFC').replace(/\s+/g, ' ')),
  }
}
const vietnamese = { more: 'Cách in khác', letters: 'In biên bản đối chiếu công nợ' }
const heading = 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM'

test.beforeEach(async ({ page }) => {
  await signIn(page)
})

test('the summary prints a letter for each customer, in one file', { tag: detail }, async ({ page }) => {
  await page.goto(`${REPORTS}/sumReceivableDebts`)
  await expect(page.getByRole('button', { name: 'In', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Xem trước, chọn mẫu' })).toBeDisabled()
  await page.goto(`${REPORTS}/sumReceivableDebts?preset=THISMONTH`)
  await expect(rows(page)).toBeVisible()
  const told = Number((await rows(page).textContent())!.replace(/\D/g, ''))
  const { code, info, pages } = await printing(page, vietnamese)
  expect(code).toBe('DOICHIEUCONGNO')
  expect(told).toBeGreaterThan(1)
  expect(info.ListItem).toHaveLength(told)
  const firsts = pages.filter((one) => one.includes(heading))
  expect(firsts).toHaveLength(told)
  for (const [at, { ObjName }] of info.ListItem.entries()) expect(firsts[at]).toContain(ObjName.toUpperCase())
  expect(pages.filter((one) => one.includes('ĐẠI DIỆN BÊN B'))).toHaveLength(told)
  // The preview of the report itself is still there.
  await page.getByRole('button', { name: vietnamese.more }).click()
  expect(await violationsIn(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Xem trước, chọn mẫu' }).click()
  await expect(page.getByRole('dialog', { name: 'BÁO CÁO TỔNG HỢP CÔNG NỢ PHẢI THU' })).toBeVisible()
})

test('the detail prints a letter for the chosen customer, or for each with rows', { tag: detail }, async ({ page }) => {
  await page.goto(`${REPORTS}/detailsReceivableDebts?preset=THISMONTH&ObjID=`)
  await expect(rows(page)).toBeVisible()
  const { info: all } = await printing(page, vietnamese)
  expect(all.ListItem.length).toBeGreaterThan(1)
  const chosen = all.ListItem.find((one) => one.ListItem.length > 0)!
  const { ListItem } = await ask<{ ListItem: { Id: string }[] }>(page, `Customer/getListShort?KeySeach=${chosen.ObjID}`)
  const id = ListItem[0]!.Id
  await page.goto(`${REPORTS}/detailsReceivableDebts?preset=THISMONTH&ObjID=${id}`)
  await expect(rows(page)).toBeVisible()
  const { info, pages } = await printing(page, vietnamese)
  expect(info.ListItem).toEqual([chosen])
  expect(pages.at(-1)).toContain(`${chosen.conlai}`.replace(/\B(?=(\d{3})+$)/g, '.'))
})

test('another form of the letter is offered by its name', { tag: detail }, async ({ page }) => {
  const own = { xType: 13, base: 'DOICHIEUCONGNO', Code: 'DOICHIEURIENG', Name: 'Mẫu riêng', active: true }
  const content = '<p>Xin quý vị xác nhận số dư.</p>'
  const { s_ID } = await ask<{ s_ID: string }>(page, 'ApiPrintTemplate/UpdateDB', { ...own, content })
  await page.goto(`${REPORTS}/sumReceivableDebts?preset=THISMONTH`)
  await expect(rows(page)).toBeVisible()
  const { code, pages } = await printing(page, { ...vietnamese, letters: `${vietnamese.letters} – Mẫu riêng` })
  expect(code).toBe(own.Code)
  expect(pages[0]).toContain('Xin quý vị xác nhận số dư.')
  await ask(page, 'ApiPrintTemplate/DeleteDB', [s_ID])
})

test('reports without letters have no menu of further prints', { tag: detail }, async ({ page }) => {
  await page.goto(`${REPORTS}/overDueDebtsCollect?preset=TODAY`)
  await expect(page.getByRole('button', { name: 'Xem trước, chọn mẫu' })).toBeVisible()
  await expect(page.getByRole('button', { name: vietnamese.more })).toHaveCount(0)
})
