import { answers, ROW_LIMIT, wordIn } from '#engine/listing/report.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { inTextOrder } from '#engine/text-order.ts'
import { counted, invoiceFields, invoiceLines, isVoidRow, type InvoiceParams } from '../_shared/invoices.server.ts'
import { fromNumbers, madeRows, withOrdinal, without, type SqlRow } from '../_shared/rows.server.ts'
import { invoiceDetail } from './invoice-detail.ts'

const statement = (params: InvoiceParams, decimals: number): Sql => {
  const inBase = (amount: Sql) => counted(sql`round(${amount} * d.exchange_rate, ${decimals}::integer)`, params)
  return sql`
select d.status, ${invoiceFields}, coalesce(x.code, '') as "productCode", coalesce(x.name, l.product_name, '') as "productName", coalesce(l.unit_name, '') as "unitName",
  ${counted(sql`l.quantity`, params)} as quantity, ${counted(sql`round(l.unit_price * d.exchange_rate, 4)`, params)} as price,
  ${inBase(sql`l.taxable`)} as net, coalesce(l.vat_rate, 0) as "vatRate", ${inBase(sql`l.line_vat`)} as vat, ${inBase(sql`l.line_total`)} as total
${invoiceLines(params)}
order by v.buyer_name ${inTextOrder}, d.day, v.invoice_series, coalesce(v.invoice_number, ''), d.number ${inTextOrder}, l.ordinal
limit ${ROW_LIMIT + 1}`
}

const amounts = ['quantity', 'price', 'net', 'vatRate', 'vat', 'total']

export const report = answers(invoiceDetail, async (scope, params: InvoiceParams) => {
  const rows = await scope.tx.query<SqlRow & { status: number }>(statement(params, scope.baseCurrency?.decimals ?? 0))
  return {
    rows: await madeRows(rows, (one, index) => {
      const row = without(fromNumbers({ ...one }, amounts), ['status'])
      return withOrdinal(isVoidRow(one, params) ? { ...row, note: wordIn(scope, 'status.cancelled') } : row, index)
    }),
  }
})
