/** The files of issued invoices: the print of the program, from the print service. */
import { expect, it } from 'vitest'
import { openMail } from '#test/support/mail.ts'
import { invoiceXmlFaults } from '#server/invoicing/xml/invoice-schema.ts'
import { linesOf, tradeDay } from '#test/support/trade.ts'

const { trade } = await openMail()
const { data, saved } = trade

it('are handed out for what was issued, and refused for the rest', async () => {
  const settings = {
    companyName: 'Công ty TNHH Thương mại Hưng Thịnh',
    MST: '0312345673',
    companyAddress: '125 Nguyễn Thị Minh Khai, Phường Bến Thành',
  }
  await data('ApiConfig', 'UpdateDB', {}, settings)
  await data('ApiInvoiceConfig', 'UpdateDB', {}, { series: [{ Mauso: '1', SoHieuHD: 'C26TAA', active: true }] })
  const lines = [
    ...linesOf(trade, { SP000001: [12, 205_000], SP000002: [40, 46_000] }),
    { ProductName: 'Vận chuyển', Unit: 'Chuyến', Qty: 1, Price: 27_273, VAT: 8 },
  ]
  const head = {
    NgayHoadon: tradeDay,
    SoHieuHD: 'C26TAA',
    Object_ID: trade.ids['KH000001'],
    Company: 'Đại lý Minh Tâm',
    MST: '0109999887',
    Address: '12 Lê Lợi, Phường Sài Gòn',
    lines,
  }
  const [issued, open] = [await saved('OrderTax', head), await saved('OrderTax', head)]
  expect(await data('OrderTax', 'UploadHDDT', {}, [issued])).toMatchObject({ TotalCount: 1 })
  const answer = await data('OrderTax', 'DownloadFile', { xml: '1' }, [issued, open, issued, 'abc'])
  expect(answer).toMatchObject({
    FileDownload: [{ fileName: '1C26TAA_00000001.pdf' }, { fileName: '1C26TAA_00000001.xml' }],
    TotalCount: 1,
    ListItem: [
      { NumberID: 'HDT000002', Description: 'Hóa đơn chưa upload' },
      { Description: 'Không tìm thấy dữ liệu' },
    ],
  })
  const pdf = Buffer.from(answer.FileDownload[0].fileToBytes, 'base64')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const xml = Buffer.from(answer.FileDownload[1].fileToBytes, 'base64').toString()
  expect(await invoiceXmlFaults(xml)).toEqual([])
  for (const part of ['<SHDon>1</SHDon>', '<KHHDon>C26TAA</KHHDon>', '<MST>0312345673</MST>', '<MST>0109999887</MST>'])
    expect(xml).toContain(part)
  expect(xml).toContain(`<TgTTTBSo>${(await trade.info('OrderTax', issued)).TotalTax}</TgTTTBSo>`)
  // Who does not ask for it gets the print alone.
  expect((await data('OrderTax', 'DownloadFile', {}, [issued])).FileDownload).toMatchObject([
    { fileName: '1C26TAA_00000001.pdf' },
  ])
  // What the format does not take has none.
  await data('ApiConfig', 'UpdateDB', {}, { companyAddress: '' })
  expect((await data('OrderTax', 'DownloadFile', { xml: '1' }, [issued])).FileDownload).toMatchObject([
    { fileName: '1C26TAA_00000001.pdf' },
  ])
})
