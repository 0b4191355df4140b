import { decimalText, zero, type Decimal } from '#kernel/decimal.ts'
import { answers, ROW_LIMIT, wordIn } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { inTextOrder } from '#engine/text-order.ts'
import { counted, invoiceFields, invoiceLines, isVoidRow, type InvoiceParams } from '../_shared/invoices.server.ts'
import { fromNumbers, madeRows, withOrdinal, without, type SqlRow } from '../_shared/rows.server.ts'
import { invoiceSummary } from './invoice-summary.ts'

/** What is not taxed comes first, then the rates from the lowest, at last what is not declared (−2). */
const byRate = sql.raw(`case when rate = -1 then -1 when rate < 0 then 1000 else rate end`)

const statement = (params: InvoiceParams, decimals: number): Sql => {
  const sum = (amount: Sql) =>
    sql`sum(${counted(sql`round(${amount} * d.exchange_rate, ${decimals}::integer)`, params)})`
  return sql`
select t.* from (
  select d.status, d.seq, d.number, ${invoiceFields}, coalesce(l.vat_rate, 0) as rate, d.exchange_rate as "exchangeRate", coalesce(d.created_by, '') as "createdBy",
    ${sum(sql`l.taxable`)} as net, ${sum(sql`l.line_vat`)} as vat, ${sum(sql`l.line_total`)} as total
  ${invoiceLines(params)}
  group by d.tenant_id, d.id, v.tenant_id, v.document_id, coalesce(l.vat_rate, 0)
) t
order by ${byRate}, t."invoiceDate", t.series, t."invoiceNumber", t.number ${inTextOrder}
limit ${ROW_LIMIT + 1}`
}

/** The groups of the list that goes to the tax office. */
const groupName = (scope: Scope, rate: Decimal): string => {
  if (rate < zero) return wordIn(scope, decimalText(rate) === '-1' ? 'report.taxGroup.exempt' : 'report.taxGroup.none')
  return `${wordIn(scope, 'report.taxGroup.rate')} ${decimalText(rate)}%`
}

const amounts = ['rate', 'exchangeRate', 'net', 'vat', 'total']

export const report = answers(invoiceSummary, async (scope, params: InvoiceParams) => {
  const rows = await scope.tx.query<SqlRow & { status: number }>(statement(params, scope.baseCurrency?.decimals ?? 0))
  return {
    rows: await madeRows(rows, (one, index) => {
      const { rate, ...row } = without(fromNumbers({ ...one }, amounts), ['status', 'seq', 'number'])
      const note = isVoidRow(one, params) ? wordIn(scope, 'status.cancelled') : row['note']!
      return withOrdinal({ ...row, note, vatRate: rate!, taxGroup: groupName(scope, rate as Decimal) }, index)
    }),
  }
})
