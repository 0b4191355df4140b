/** A VAT invoice from the series to the number, in a browser: of a bill, of several, and of free text by keys. */
import { detail, expect, test, type Page } from './test.ts'
import { ask } from './calls.ts'
import { save } from './keyboard.ts'
import { signIn } from './sign-in.ts'
import { selectRow, withSelected } from './rows.ts'

interface Row {
  s_ID: string
  NumberID: string
}
const first = async (page: Page, path: string): Promise<string> =>
  (await ask<{ ListItem: { Id: string }[] }>(page, path)).ListItem[0]!.Id
const billFor = async (page: Page, customer: string, price: number, more: object = {}): Promise<Row> => {
  const { ListItem } = await ask<{ ListItem: { Id: string; Code: string }[] }>(page, 'Product/getlist?nItem=500')
  const answer = await ask<Row & { Description: string }>(page, 'Order/UpdateDB', {
    Object_ID: customer,
    Store_ID: await first(page, 'ApiListStore/getlist'),
    lines: [{ Product_ID: ListItem.find(({ Code }) => Code === 'SP000001')!.Id, Qty: 1, Price: price, VAT: 8 }],
    ...more,
  })
  expect(answer.Description).toBe('ok')
  return answer
}
const customers = async (page: Page): Promise<string[]> =>
  (await ask<{ ListItem: { Id: string }[] }>(page, 'Customer/getlistShort?nItem=2&objType=kh')).ListItem.map(
    ({ Id }) => Id,
  )

/** Of those that are configured and fit the day. */
const chooseSeries = async (page: Page, series: string): Promise<void> => {
  await page.getByRole('button', { name: 'Ký hiệu hóa đơn' }).click()
  await page.getByRole('option', { name: series }).click()
  await expect(page.getByLabel('Ký hiệu hóa đơn')).toHaveText(series)
}

test('a series is entered, and a bill gets its invoice and the number of it', async ({ page }) => {
  await signIn(page)
  const year = new Date().toISOString().slice(2, 4)
  await page.goto('/system/integrated')
  await expect(page.getByRole('heading', { name: 'Cấu hình hóa đơn', exact: true })).toBeVisible()
  await page.getByText('Dòng mới').click()
  await page.keyboard.type('1')
  await page.keyboard.press('Tab')
  await page.keyboard.type(`C${year}TEE`)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Lưu cấu hình thành công')).toBeVisible()
  // What was typed in rows is not thrown away by one press.
  await expect(page.getByRole('button', { name: 'Mặc định: (trống)' })).toHaveCount(0)
  const use = page.getByRole('region', { name: 'Tình trạng ký hiệu' }).getByRole('row', { name: `1C${year}TEE` })
  await expect(use.getByRole('cell')).toHaveText(['–', '0', 'không giới hạn', '0', '0', '0'])

  const [customer] = await customers(page)
  const { s_ID, NumberID } = await billFor(page, customer!, 900_000)
  await page.goto(`/sales/billsales/detail/${s_ID}`)
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Lập hóa đơn VAT', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Lập hóa đơn VAT' })).toBeVisible()
  // The series of the demo business stands before it.
  await expect(page.getByLabel('Ký hiệu hóa đơn')).toHaveText(`C${year}THT`)
  await chooseSeries(page, `C${year}TEE`)
  await save(page)
  await page.getByRole('button', { name: /^Upload/ }).click()
  await expect(page.getByText('Upload hoàn tất')).toBeVisible()
  await expect(page.locator('#title-note').getByText('Đã upload')).toBeVisible()
  await expect(page.getByText('00000001')).toBeVisible()
  await expect(page.getByRole('definition').getByText(NumberID)).toBeVisible()

  await page.goto(`/sales/billsales/detail/${s_ID}`)
  await expect(page.getByText(/HDT\d{6}/).first()).toBeVisible()
  await page.goto('/system/integrated')
  await expect(use.getByRole('cell').first()).toHaveText('00000001')
})

test('a provider is chosen, and asks for what it needs', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/system/integrated')
  const row = (name: string) => page.getByRole('group', { name, exact: true })
  const choose = async (provider: string) => {
    await row('Nhà cung cấp hóa đơn điện tử').getByRole('button').first().click()
    await page.getByRole('option', { name: provider }).click()
  }
  await expect(row('Nhà cung cấp hóa đơn điện tử')).toBeVisible()
  await expect(row('Thời điểm tự upload')).toBeHidden()
  await row('Tự lập và upload hóa đơn VAT').getByRole('checkbox').check()
  await row('Thời điểm tự upload').getByRole('button').first().click()
  await page.getByRole('option', { name: 'Mỗi ngày một lần' }).click()
  await row('Giờ tự upload').getByRole('textbox').fill('25:00')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Giờ 25:00 không hợp lệ, ví dụ 22:00').first()).toBeVisible()
  await row('Giờ tự upload').getByRole('textbox').fill('22:00')
  await row('Tự lập và upload hóa đơn VAT').getByRole('checkbox').uncheck()
  await expect(row('Giờ tự upload')).toBeHidden()
  await expect(row('Tên đăng nhập')).toBeHidden()
  await choose('VNPT Invoice')
  await expect(row('Tên đăng nhập dịch vụ')).toBeVisible()
  await expect(row('Mã ứng dụng (AppID)')).toBeHidden()
  await row('Tên đăng nhập').getByRole('textbox').fill('nhanvien')
  await row('Tên đăng nhập dịch vụ').getByRole('textbox').fill('dichvu')
  await row('Địa chỉ kết nối').getByRole('textbox').fill('http://10.0.0.1')
  await page.keyboard.press('Control+s')
  await expect(row('Địa chỉ kết nối').getByText('Địa chỉ http://10.0.0.1 không được phép')).toBeVisible()
  // Nobody is there.
  await row('Địa chỉ kết nối').getByRole('textbox').fill('http://127.0.0.1:9')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Lưu cấu hình thành công')).toBeVisible()
  const stored = await ask<{ password: string | null }>(page, 'ApiInvoiceConfig/getInfo')
  expect(stored).toMatchObject({
    provider: 'vnpt',
    username: 'nhanvien',
    settings: { serviceUsername: 'dichvu' },
  })
  await page.getByRole('button', { name: 'Kiểm tra kết nối' }).click()
  // Another test may have entered a password: then the provider is asked.
  const refusal = stored.password ? 'Không kết nối được nhà cung cấp' : 'Chưa cấu hình nhà cung cấp hóa đơn điện tử'
  await expect(page.getByText(refusal)).toBeVisible()
  await choose('Không dùng nhà cung cấp')
  await page.keyboard.press('Control+s')
  await expect(row('Tên đăng nhập')).toBeHidden()
})

test('selected bills become one invoice for each customer', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const [one, two] = await customers(page)
  const bills = [
    await billFor(page, one!, 910_000),
    await billFor(page, one!, 920_000),
    await billFor(page, two!, 930_000),
  ]
  await page.goto('/sales/billsales/data/list')
  for (const { NumberID } of bills) await selectRow(page, NumberID)
  await withSelected(page, 'Lập hóa đơn VAT')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Thêm dòng phí vận chuyển')).toHaveCount(0)
  await dialog.getByRole('radio', { name: 'Gộp theo khách hàng' }).click()
  await dialog.getByRole('button', { name: 'Lập hóa đơn VAT' }).click()
  await expect(page.getByText('Đã lập 2 hóa đơn VAT')).toBeVisible()
  const numbers = await Promise.all(
    bills.map(
      async ({ s_ID }) => (await ask<{ invoiceNumber: string }>(page, `Order/getInfo?s_ID=${s_ID}`)).invoiceNumber,
    ),
  )
  expect([numbers[0] === numbers[1], numbers[1] === numbers[2]]).toEqual([true, false])
})

test('the shipping fee of a bill comes onto its invoice when it is asked for', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const [customer] = await customers(page)
  const { s_ID, NumberID } = await billFor(page, customer!, 940_000, { shippingFee: 30_000 })
  await page.goto('/sales/billsales/data/list')
  await selectRow(page, NumberID)
  await withSelected(page, 'Lập hóa đơn VAT')
  await expect(page.getByRole('dialog').getByLabel('Thêm dòng phí vận chuyển')).not.toBeChecked()
  await page.keyboard.press('Escape')
  await page.goto(`/sales/billsales/detail/${s_ID}`)
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Lập hóa đơn VAT, cả phí vận chuyển' }).click()
  await expect(page.getByRole('gridcell', { name: 'Phí vận chuyển' })).toBeVisible()
  await save(page)
  await expect(page.locator('#title-note').getByText('Chưa upload')).toBeVisible()
  const { invoiceNumber } = await ask<{ invoiceNumber: string }>(page, `Order/getInfo?s_ID=${s_ID}`)
  expect(invoiceNumber).toMatch(/^HDT/)
})

test('a line of free text is typed by keys alone', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await page.goto('/invoice/electronic/create')
  await page.getByLabel('Đơn vị mua hàng').fill('Bán cho người tiêu dùng')
  await chooseSeries(page, `C${new Date().toISOString().slice(2, 4)}TEE`)
  await page.getByText('Dòng mới').click()
  await page.keyboard.type('Bốc xếp tại kho', { delay: 80 })
  await expect(page.getByText('Không có hàng này. Enter: ghi thành dòng tự nhập')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('2', { delay: 80 })
  await page.keyboard.press('Enter')
  await page.keyboard.type('150000', { delay: 80 })
  await page.keyboard.press('Enter')
  await expect(page.getByText('300.000').first()).toBeVisible()
  await save(page)
  const { ListItem } = await ask<{ ListItem: Row[] }>(page, 'OrderTax/getlist?nItem=1')
  expect(await ask(page, `OrderTax/getInfo?s_ID=${ListItem[0]!.s_ID}`)).toMatchObject({
    TotalNoneTax: 300_000,
    lines: [{ Product_ID: null, ProductName: 'Bốc xếp tại kho', Qty: 2 }],
  })
})
