/** The statements of the reports of VAT invoices have this in common. */
import { sql, type Sql } from '#engine/sql.ts'
import { invoicing } from '#model/state.ts'

export interface InvoiceParams {
  from: string
  to: string
  status: number | null
}

const cancelled = invoicing.states['cancelled']!.value

/**
 * Heads `d` with their own fields `v`, joined by lines `l` and their goods `x`, of a range of days and of a state, if one
 * is asked for.
 */
export const invoiceLines = ({ from, to, status }: InvoiceParams): Sql => sql`from document d
join vat_invoice v on v.tenant_id = d.tenant_id and v.document_id = d.id
join vat_invoice_line l on l.tenant_id = d.tenant_id and l.document_id = d.id
left join product x on x.tenant_id = l.tenant_id and x.id = l.product_id
where ${sql.ours('d')} and d.day between ${from} and ${to}${status ? sql` and d.status = ${status}` : sql.empty}`

/** Among invoices of all states a cancelled one stands with nothing, so that sums are those of the valid ones. */
export const counted = (amount: Sql, { status }: Pick<InvoiceParams, 'status'>): Sql =>
  status ? amount : sql`case when d.status = ${cancelled} then 0 else ${amount} end`

/** The row says that it does not count. */
export const isVoidRow = ({ status }: { status: number }, params: Pick<InvoiceParams, 'status'>): boolean =>
  !params.status && status === cancelled

export const invoiceFields = sql.raw(
  `coalesce(v.invoice_template, '') as template, coalesce(v.invoice_series, '') as series, coalesce(v.invoice_number, '') as "invoiceNumber", d.day as "invoiceDate", coalesce(v.buyer_name, '') as "buyerName", coalesce(v.tax_id, '') as "taxId", coalesce(v.buyer_address, '') as address, coalesce(v.payment_method_text, '') as payment, coalesce(d.description, '') as note`,
)
