/** What is known of an invoice whose page is open, as the rules for putting it right ask. Pure. */
import { providerOf } from '#model/invoice-provider.ts'
import { invoicing, stateNameOf } from '#model/state.ts'
import type { Mistake, WayName } from './correction-law.ts'
import type { WrongInvoice } from './correction-ways.ts'

type Row = Readonly<Record<string, unknown>>
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const stateOf = (row: Row): WrongInvoice['state'] => {
  const state = stateNameOf(invoicing, { status: Number(row['iStat']) })
  if (state === 'issued') return 'issued'
  if (state === 'cancelled') return row['cancelReason'] ? 'replaced' : 'cancelled'
  return row['uploadState'] === 'sending' ? 'sending' : 'pending'
}

/** `row`: the values of its page by their names. */
export const wrongInvoice = (row: Row, { mistake, today }: { mistake: Mistake; today: string }): WrongInvoice => ({
  mistake,
  today,
  date: textOf(row['date']),
  state: stateOf(row),
  series: textOf(row['invoiceSeries']),
  hasTaxId: textOf(row['taxId']) !== '',
  isOutside: providerOf(textOf(row['provider']) || null)?.takesBack !== true,
  kind: typeof row['invoiceKind'] === 'number' ? row['invoiceKind'] : null,
  isAdjusted: row['isAdjusted'] === true,
})

/** The way, by its name in the definition, in which the invoice is made that puts it right. */
export const madeIn = (way: WayName, takesAll: boolean): string => (way === 'adjust' && takesAll ? 'reduce' : way)

/** What the buyer is told of a mistake that needs no new invoice. */
export const textForBuyer = (row: Row, { company, reason }: { company: string; reason: string }): string => {
  const [year, month, day] = textOf(row['date']).split('-')
  return `${company} xin thông báo: hóa đơn điện tử Mẫu số ${textOf(row['invoiceTemplate'])} ký hiệu ${textOf(row['invoiceSeries'])} số ${textOf(row['invoiceNumber'])} ngày ${day} tháng ${month} năm ${year} có sai sót: ${reason}. Các nội dung khác của hóa đơn không thay đổi, hóa đơn vẫn có hiệu lực.`
}
