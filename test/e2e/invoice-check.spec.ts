/** What is wrong with invoices: from the start page to the page that says it, and on to the document. */
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { openHome, signIn } from './sign-in.ts'
import { detail, expect, test, type Page } from './test.ts'

interface Row {
  s_ID: string
  NumberID: string
}
const first = async (page: Page, path: string): Promise<string> =>
  (await ask<{ ListItem: { Id: string }[] }>(page, path)).ListItem[0]!.Id
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** Two bills of some days ago, of which one has its invoice. */
const keepBooks = async (page: Page): Promise<Row> => {
  const year = daysAgo(3).slice(2, 4)
  const series = `C${year}TGU`
  const { series: before } = await ask<{ series: object[] }>(page, 'ApiInvoiceConfig/getInfo')
  await ask(page, 'ApiInvoiceConfig/UpdateDB', {
    series: [...before, { Mauso: '1', SoHieuHD: series, active: true }],
  })
  const { ListItem } = await ask<{ ListItem: { Id: string; Code: string }[] }>(page, 'Product/getlist?nItem=500')
  const Product_ID = ListItem.find(({ Code }) => Code === 'SP000001')!.Id
  const bill = async (Price: number): Promise<Row> =>
    ask<Row>(page, 'Order/UpdateDB', {
      dtDate: daysAgo(3),
      Object_ID: (await ask<{ ListItem: { Id: string }[] }>(page, 'Customer/getlistShort?nItem=1&objType=kh'))
        .ListItem[0]!.Id,
      Store_ID: await first(page, 'ApiListStore/getlist'),
      lines: [{ Product_ID, Qty: 1, Price, VAT: 8 }],
    })
  const [invoiced, bare] = [await bill(900_000), await bill(800_000)]
  const { ListItem: made } = await ask<{ ListItem: object[] }>(page, 'OrderTax/getInfoFromOrder', [invoiced.s_ID])
  const { s_ID } = await ask<Row>(page, 'OrderTax/UpdateDB', {
    ...made[0],
    NgayHoadon: daysAgo(3),
    SoHieuHD: series,
  })
  await ask(page, 'OrderTax/UploadHDDT', [s_ID])
  return bare
}

test(
  'a bill without an invoice stands on the start page, in words, and leads to the bill',
  { tag: detail },
  async ({ page }) => {
    await signIn(page)
    const bare = await keepBooks(page)
    await openHome(page)
    const todo = page.getByRole('region', { name: 'Việc cần làm' })
    await todo.getByRole('link', { name: /^Hóa đơn cần xem lại/ }).click()
    await expect(page).toHaveURL(/\/invoice\/check$/)
    await expect(page.getByRole('heading', { name: 'Hóa đơn cần xem lại' })).toBeVisible()
    const row = page.getByRole('list', { name: 'Hóa đơn cần xem lại' }).getByRole('link', { name: bare.NumberID })
    await expect(row).toContainText('864.000, chưa có hóa đơn VAT')
    expect(await violationsIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Kiểm tra ngay' }).click()
    await expect(page.getByText('Sẽ đối chiếu với nhà cung cấp ngay')).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(row).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violationsIn(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    await row.click()
    await expect(page).toHaveURL(new RegExp(`/detail/${bare.s_ID}$`))

    // Whoever wants to hear nothing of bills does not.
    await ask(page, 'ApiInvoiceConfig/UpdateDB', { billDays: 0 })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/invoice/check')
    await expect(page.getByText('Không có gì cần xem lại')).toBeVisible()
    expect(await violationsIn(page)).toEqual([])
    await openHome(page)
    await expect(page.getByRole('link', { name: /^Hóa đơn cần xem lại/ })).toBeHidden()
    await ask(page, 'ApiInvoiceConfig/UpdateDB', { billDays: 1 })
  },
)
