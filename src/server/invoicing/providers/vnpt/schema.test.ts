/** What VNPT gets is, with the number that it adds, in the data format of the tax authority. */
import { expect, it } from 'vitest'
import { sampleAttempt, sampleKinds } from '#test/support/providers/sample.ts'
import { invoiceXmlFaults } from '../../xml/invoice-schema.ts'
import { vnptInvoiceXml } from './adapter.ts'

const signatures = '<DSCKS><NBan/><NMua/><CQT/><CCKSKhac/></DSCKS>'

it.each(Object.entries(sampleKinds))('%s', async (_, invoice) => {
  const [data = ''] = /<DLHDon>.*<\/DLHDon>/s.exec(vnptInvoiceXml(sampleAttempt(invoice))) ?? []
  const numbered = data.replace('<DLHDon>', '<DLHDon Id="a">').replace('</KHHDon>', '</KHHDon><SHDon>1</SHDon>')
  expect(await invoiceXmlFaults(`<HDon>${numbered}${signatures}</HDon>`)).toEqual([])
})
