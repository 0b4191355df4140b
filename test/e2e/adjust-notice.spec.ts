/** A return is saved whose bill has an issued VAT invoice: what must be done now, and the way there. */
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'
import { detail, expect, test, type Page } from './test.ts'

interface Row {
  s_ID: string
  NumberID: string
}
const first = async (page: Page, path: string): Promise<string> =>
  (await ask<{ ListItem: { Id: string }[] }>(page, path)).ListItem[0]!.Id
const today = (): string => new Date().toISOString().slice(0, 10)

/** A bill of today and its issued invoice. */
const invoiced = async (page: Page): Promise<{ bill: Row; invoice: Row }> => {
  const series = `C${today().slice(2, 4)}TGT`
  const { series: before } = await ask<{ series: object[] }>(page, 'ApiInvoiceConfig/getInfo')
  await ask(page, 'ApiInvoiceConfig/UpdateDB', {
    series: [...before, { Mauso: '1', SoHieuHD: series, active: true }],
  })
  const { ListItem } = await ask<{ ListItem: { Id: string; Code: string }[] }>(page, 'Product/getlist?nItem=500')
  const bill = await ask<Row>(page, 'Order/UpdateDB', {
    dtDate: today(),
    Object_ID: await first(page, 'Customer/getlistShort?nItem=1&objType=kh'),
    Store_ID: await first(page, 'ApiListStore/getlist'),
    lines: [{ Product_ID: ListItem.find(({ Code }) => Code === 'SP000001')!.Id, Qty: 2, Price: 910_000, VAT: 8 }],
  })
  const { ListItem: made } = await ask<{ ListItem: object[] }>(page, 'OrderTax/getInfoFromOrder', [bill.s_ID])
  const invoice = await ask<Row>(page, 'OrderTax/UpdateDB', {
    ...made[0],
    NgayHoadon: today(),
    SoHieuHD: series,
  })
  await ask(page, 'OrderTax/UploadHDDT', [invoice.s_ID])
  return { bill, invoice }
}

test(
  'a saved return says that the invoice must be reduced, and leads to the form that does',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const { bill, invoice } = await invoiced(page)
    await page.goto(`/sales/importreturn/create?from=Order&id=${bill.s_ID}`)
    const all = page.getByRole('button', { name: 'Trả tất cả' })
    await all.click()
    await expect(all).toBeDisabled()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/Lưu thành công/)).toBeVisible()
    const words = `Hóa đơn VAT ${invoice.NumberID} đã phát hành, cần lập hóa đơn điều chỉnh giảm`
    const notice = page.getByRole('status').filter({ hasText: words })
    await expect(notice).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(notice).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.setViewportSize({ width: 1440, height: 900 })
    await notice.getByRole('button', { name: 'Lập hóa đơn điều chỉnh giảm' }).click()
    await expect(page).toHaveURL(/\/invoice\/electronic\/create\?from=ImportReturn&id=[0-9a-f-]+&way=reduceReturned$/)
    await expect(page.getByRole('heading', { name: 'Lập hóa đơn VAT' })).toBeVisible()
    await expect(page.getByRole('grid', { name: 'Chi tiết' })).toContainText(/[-−]2/)
  },
)
