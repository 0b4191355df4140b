/** An invoice of which the provider never tells what became of it: people look it up, and say so on its page. */
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { violationsIn } from './accessibility.ts'
import { ask } from './calls.ts'
import { signIn } from './sign-in.ts'
import { detail, expect, test, type Page } from './test.ts'

interface Row {
  s_ID: string
  NumberID: string
}
const year = new Date().toISOString().slice(2, 4)
const series = `C${year}TGQ`

/** Takes every question and answers none. */
const startSilent = async (): Promise<{ origin: string; stop: () => void }> => {
  const server = createServer((socket) => socket.once('data', () => socket.destroy()).on('error', () => {}))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() }
}

/** Sent, and nobody asks for it any more. */
const undecided = async (page: Page): Promise<Row> => {
  const invoice = await ask<Row>(page, 'OrderTax/UpdateDB', {
    NgayHoadon: new Date().toISOString().slice(0, 10),
    SoHieuHD: series,
    Company: 'Bán cho người tiêu dùng',
    lines: [{ ProductName: 'Dịch vụ', Unit: 'Chuyến', Qty: 1, Price: 1000, VAT: 8 }],
  })
  await ask(page, 'OrderTax/UploadHDDT', [invoice.s_ID])
  const { ListItem } = await ask<{ ListItem: { s_ID: string; about: string }[] }>(page, 'ApiWork/getlist?kind=invoice')
  await ask(page, 'ApiWork/GiveUp', [ListItem.find(({ about }) => about === invoice.NumberID)!.s_ID])
  return invoice
}

test('what was found at the provider is said on the page of the invoice', { tag: detail }, async ({ page }) => {
  await signIn(page)
  const provider = await startSilent()
  const { series: before } = await ask<{ series: object[] }>(page, 'ApiInvoiceConfig/getInfo')
  await ask(page, 'ApiInvoiceConfig/UpdateDB', {
    provider: 'vnpt',
    url: provider.origin,
    username: 'nhanvien',
    password: 'mật khẩu',
    sellerTaxCode: '0109999887',
    settings: { serviceUsername: 'service', servicePassword: 'dịch vụ' },
    series: [...before, { Mauso: '1', SoHieuHD: series, active: true }],
  })
  try {
    const [one, other] = [await undecided(page), await undecided(page)]
    await page.goto(`/invoice/electronic/detail/${one.s_ID}`)
    await expect(page.getByText(/^Nhà cung cấp không cho biết hóa đơn đã phát hành hay chưa/)).toBeVisible()
    const open = page.getByRole('button', { name: 'Xác nhận kết quả gửi' })
    await open.click()
    const dialog = page.getByRole('dialog')
    const say = dialog.getByRole('button', { name: 'Xác nhận', exact: true })
    await expect(say).toBeDisabled()
    expect(await violationsIn(page)).toEqual([])
    const choose = async (name: string): Promise<void> => {
      await dialog.getByRole('button', { name: 'Trên trang của nhà cung cấp, hóa đơn này' }).click()
      await page.getByRole('option', { name, exact: true }).click()
    }
    await choose('Đã phát hành')
    await dialog.getByLabel('Số hóa đơn').fill('7')
    expect(await violationsIn(page)).toEqual([])
    await say.click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('00000007')).toBeVisible()
    await expect(open).toHaveCount(0)

    await page.goto(`/invoice/electronic/detail/${other.s_ID}`)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Thao tác khác' }).click()
    await page.getByRole('menuitem', { name: 'Xác nhận kết quả gửi' }).click()
    await choose('Chưa phát hành')
    await expect(dialog.getByText(/upload lại sẽ thành hai hóa đơn/)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await say.click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/^Đã xác nhận nhà cung cấp chưa phát hành/)).toBeVisible()
  } finally {
    await ask(page, 'ApiInvoiceConfig/UpdateDB', { provider: 'none' })
    provider.stop()
  }
})
