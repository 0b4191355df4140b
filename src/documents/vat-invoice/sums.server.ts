/** Tells whether an invoice says what its bills say, as SQL over the invoice `v`, `d`. */
import { sql, type Sql } from '#engine/sql.ts'
import { vatInvoice } from './index.ts'
import { adjustingKind } from './shape.ts'

const issued = vatInvoice.lifecycle.states['issued']!.value

/** VAT of a line may be typed, at most so many of the smallest units from the calculated one (contract documents §2 block M). */
const unitsOfLine = 10

const bills = sql`cross join lateral (
  select count(*) as count, coalesce(sum(b.total_before_tax), 0) as taxable, coalesce(sum(b.total_vat), 0) as vat, coalesce(sum(coalesce(b.shipping_fee, 0)), 0) as fee
  from jsonb_array_elements_text(case when jsonb_typeof(v.bills) = 'array' then v.bills else '[]' end) n (bill)
  join sales_bill b on ${sql.ours('b')} and b.document_id = n.bill::uuid) s`
/** What was adjusted since belongs to it. */
const adjusted = sql`cross join lateral (
  select coalesce(sum(a.total_before_tax), 0) as taxable, coalesce(sum(a.total_vat), 0) as vat
  from vat_invoice a join document o on o.tenant_id = a.tenant_id and o.id = a.document_id
  where ${sql.ours('a')} and a.original_id = v.document_id and a.invoice_kind = ${adjustingKind} and o.status = ${issued}) a`
const tolerance = (decimals: number): Sql => sql`cross join lateral (
  select ${unitsOfLine} * power(10::numeric, -coalesce((select y.decimals from currency y where ${sql.ours('y')} and y.id = d.currency_id), ${decimals})) * (
    select count(*) from vat_invoice_line l where ${sql.ours('l')} and l.document_id = v.document_id) as most) t`

/**
 * The taxable amounts agree exactly, VAT as far as it may be typed. An invoice with the shipping fee, which has a line
 * and a rate of its own, agrees as a whole.
 */
const differ = (taxable: Sql, vat: Sql): Sql =>
  sql`not (${taxable} = s.taxable and abs(${vat} - s.vat) <= t.most)
  and not (s.fee > 0 and abs(${taxable} + ${vat} - s.taxable - s.vat - s.fee) <= t.most)`

export const sumsDiffer = (decimals: number): { lateral: Sql; differs: Sql; values: Sql } => {
  const [taxable, vat] = [sql`coalesce(v.total_before_tax, 0)`, sql`coalesce(v.total_vat, 0)`]
  return {
    lateral: sql`${bills} ${adjusted} ${tolerance(decimals)}`,
    differs: sql`s.count > 0 and s.count = jsonb_array_length(v.bills) and ${differ(taxable, vat)} and ${differ(sql`(${taxable} + a.taxable)`, sql`(${vat} + a.vat)`)}`,
    values: sql`jsonb_build_object('own', (${taxable} + ${vat} + a.taxable + a.vat)::text, 'bills', (s.taxable + s.vat)::text)`,
  }
}
