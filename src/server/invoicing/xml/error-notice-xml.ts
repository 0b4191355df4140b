/**
 * The notice 04/SS-HĐĐT in the data format of the tax authority: what is wrong with issued invoices. Since July 2026 it
 * only explains, so it does not say what becomes of each (TCTBao).
 */
import type { ErrorNoticeValues } from '#documents/vat-invoice/error-notice.ts'
import { writeDocument, type Content, type Element } from './element.ts'

const NOTICE_FORMAT = '2.1.1'
const FORM = '04/SS-HĐĐT'
const TITLE = 'Thông báo hóa đơn điện tử có sai sót'
/** Electronic invoices of the decree 123/2020 and its successors. */
const APPLIED = '1'

interface NoticedInvoice {
  authorityCode: string
  template: string
  series: string
  number: number
  date: string
}
export interface ErrorNotice extends ErrorNoticeValues {
  seller: { name: string; taxId: string }
  date: string
  invoices: readonly NoticedInvoice[]
}

const element = (name: string, content: Content): Element => ({ name, content })

/** The unsigned notice. `invoice-schema.ts` validates it. */
export const errorNoticeXml = (notice: ErrorNotice): string => {
  const { seller, invoices, reason } = notice
  const rows = invoices.map((one, at) =>
    element('HDon', [
      element('STT', String(at + 1)),
      element('MCCQT', one.authorityCode),
      element('KHMSHDon', one.template),
      element('KHHDon', one.series),
      element('SHDon', String(one.number)),
      element('Ngay', one.date),
      element('LADHDDT', APPLIED),
      element('LDo', reason),
    ]),
  )
  const data: Element = {
    name: 'DLTBao',
    attributes: { Id: `TB-${seller.taxId}-${notice.date}` },
    content: [
      element('PBan', NOTICE_FORMAT),
      element('MSo', FORM),
      element('Ten', TITLE),
      element('Loai', notice.noticeNumber ? '2' : '1'),
      element('So', notice.noticeNumber),
      element('NTBCCQT', notice.noticeDate),
      element('TCQT', notice.taxOffice),
      element('MCQT', notice.taxOfficeCode),
      element('MST', seller.taxId),
      element('TNNT', seller.name),
      element('DDanh', notice.place),
      element('NTBao', notice.date),
      element('DSHDon', rows),
    ],
  }
  const signature: Element = { name: 'NNT', content: null, always: true }
  return writeDocument(element('TBao', [data, { name: 'DSCKS', content: [signature], always: true }]))
}
