/** An issued invoice is wrong: what the law allows is shown, and the form of what puts it right is filled in. */
import { detail, expect, type Page, test } from './test.ts'
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { save } from './keyboard.ts'
import { signIn } from './sign-in.ts'

const year = new Date().toISOString().slice(2, 4)
const series = `C${year}TXL`

const issued = async (page: Page, Price: number): Promise<string> => {
  const { series: known } = await ask<{ series: { SoHieuHD: string }[] }>(page, 'ApiInvoiceConfig/getInfo')
  const others = known.filter(({ SoHieuHD }) => SoHieuHD !== series)
  await ask(page, 'ApiInvoiceConfig/UpdateDB', { series: [...others, { Mauso: '1', SoHieuHD: series, active: true }] })
  const { s_ID } = await ask<{ s_ID: string }>(page, 'OrderTax/UpdateDB', {
    SoHieuHD: series,
    Company: 'Bán cho người tiêu dùng',
    lines: [{ ProductName: 'Bốc xếp', Qty: 2, Price, VAT: 8 }],
  })
  expect(await ask(page, 'OrderTax/UploadHDDT', [s_ID])).toMatchObject({ TotalCount: 1 })
  return s_ID
}
/** The sum stands on the page of the invoice, too, before the form is there. */
const formFilled = async (page: Page, sum: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: /^Lập / }).first()).toBeVisible()
  await expect(page.getByText(sum).first()).toBeVisible()
}

const choose = async (page: Page, mistake: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hóa đơn sai gì?').click()
  await page.getByRole('option', { name: mistake }).first().click()
  return dialog
}

test('a wrong amount is put right by an invoice in its place', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const id = await issued(page, 150_000)
  await page.goto(`/invoice/electronic/detail/${id}`)
  await page.getByRole('button', { name: 'Xử lý sai sót' }).click()
  const dialog = await choose(page, 'Số tiền, thuế suất')
  await expect(dialog.getByText('Căn cứ: Điều 10 TT 91/2026/TT-BTC').first()).toBeVisible()
  await expect(dialog.getByText(/Thay thế cho hóa đơn Mẫu số 1 ký hiệu/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Lập hóa đơn thay thế' }).click()
  await formFilled(page, '300.000')
  await save(page)
  await page.getByRole('button', { name: /^Upload/ }).click()
  await expect(page.locator('#title-note').getByText('Đã upload')).toBeVisible()
  expect(await ask(page, `OrderTax/getInfo?s_ID=${id}`)).toMatchObject({ iStat: 3 })
})

test('goods that came back are taken off, by keys alone', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const id = await issued(page, 70_000)
  await page.goto(`/invoice/electronic/detail/${id}`)
  await page.getByRole('button', { name: 'Xử lý sai sót' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hóa đơn sai gì?').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Khách trả lại' }).waitFor()
  for (let at = 0; at < 6; at += 1) {
    const active = page.getByRole('option', { name: 'Khách trả lại' })
    if ((await active.getAttribute('data-active')) !== null) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  const make = dialog.getByRole('button', { name: 'Lập hóa đơn điều chỉnh' })
  await make.focus()
  await page.keyboard.press('Enter')
  await formFilled(page, '-140.000')
  await save(page)
  const { ListItem } = await ask<{ ListItem: { s_ID: string }[] }>(page, 'OrderTax/getlist?nItem=1')
  expect(await ask(page, `OrderTax/getInfo?s_ID=${ListItem[0]!.s_ID}`)).toMatchObject({
    invoiceKind: 3,
    originalId: id,
    lines: [{ Qty: -2, Price: 70_000 }],
  })
})

test('a wrong address needs the notice, also on a telephone', { tag: detail }, async ({ page }) => {
  await signIn(page)
  await ask(page, 'ApiConfig/UpdateDB', { MST: '0312345673' })
  const id = await issued(page, 90_000)
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(`/invoice/electronic/detail/${id}`)
  await page.getByRole('button', { name: 'Thao tác khác' }).click()
  await page.getByRole('menuitem', { name: 'Xử lý sai sót' }).click()
  const dialog = await choose(page, 'Tên hoặc địa chỉ')
  await expect(dialog.getByRole('button', { name: 'Lập hóa đơn thay thế' })).toBeHidden()
  await dialog.getByLabel('Lý do').fill('Sai số nhà')
  expect(await violationsIn(page, { within: '[role=dialog]' })).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Tải XML chưa ký' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^04SS_C\d\dTXL_\d{8}\.xml$/)
  const box = await dialog.boundingBox()
  expect(box!.width).toBeLessThanOrEqual(375)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
})

test('what the program alone has issued is cancelled, after a question', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const id = await issued(page, 110_000)
  await page.goto(`/invoice/electronic/detail/${id}`)
  await page.getByRole('button', { name: 'Xử lý sai sót' }).click()
  await (await choose(page, 'Mã số thuế người mua')).getByRole('button', { name: 'Hủy hóa đơn' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: /^Hủy/ }).last().click()
  await expect(page.locator('#title-note').getByText('Đã hủy')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Xử lý sai sót' })).toBeHidden()
})
