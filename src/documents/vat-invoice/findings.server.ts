/**
 * What is wrong among invoices, bills, and what providers said of them, as one query: the start page counts its rows, the
 * page of findings shows them (decision 0092). What the program knows by itself is worked out when it is asked; of the
 * providers there is what the last run was told, without what has been put right since.
 */
import type { Scope, Todo } from '#engine/scope.ts'
import { seenDocuments } from '#engine/seen-documents.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { isInForceSql } from '#engine/states.ts'
import { may } from '#model/right.ts'
import { providerNames } from '#model/invoice-provider.ts'
import { statusFilter } from '../_shared/columns.ts'
import { findingKinds, type FindingKind } from './finding-kinds.ts'
import { vatInvoice } from './index.ts'
import { sumsDiffer } from './sums.server.ts'

/** A quarter, for which VAT is declared; what is older has been declared. */
const lookBackDays = 92
/** An invoice that is being sent for so long is not on its way any more. */
const sendingMinutes = 10
/** The tax authority answers within minutes; who waits for a day may ask. */
const codeHours = 24
const mostFindings = 1000

const issued = vatInvoice.lifecycle.states['issued']!.value
const pending = vatInvoice.lifecycle.states['pending']!.value

const since = ({ today }: Scope): Sql => sql`${today}::date - ${lookBackDays}::integer`
const before = ({ now }: Scope, minutes: number): Date => new Date(now.getTime() - minutes * 60_000)

/** The parts have the same columns: kind, document, its number and day, series, values. */
const told = (kind: FindingKind, values: Sql = sql`'{}'::jsonb`): Sql =>
  sql`select ${kind}::text as kind, d.id as document, d.kind as "documentKind", d.number, d.day, v.invoice_template as template, v.invoice_series as series, v.invoice_number as "invoiceNumber", ${values} as values`

/** Issued invoices of the last months that the reader sees. */
const fromIssued = (scope: Scope): Sql =>
  sql`from document d join vat_invoice v on v.tenant_id = d.tenant_id and v.document_id = d.id
where ${sql.ours('d')} and d.kind = ${vatInvoice.name} and d.day >= ${since(scope)} and d.status = ${issued}${seenDocuments(scope.tx.limits, vatInvoice.name)}`

/** Bills begin to be looked for with the first invoice that was issued: without one a business issues none here. */
const firstDay = sql`(select i.day from document i where ${sql.ours('i')} and i.kind = ${vatInvoice.name} and exists (
    select from vat_invoice f where f.tenant_id = i.tenant_id and f.document_id = i.id and f.invoice_number is not null) order by i.day limit 1)`
const billDays = sql`coalesce((select c.bill_days from invoice_config c where ${sql.ours('c')}), 1)`

/** The invoice of a bill `d`, issued or not; one that is cancelled or was replaced has no link. */
const invoiceOfBill = (select: Sql, more: Sql = sql.empty): Sql =>
  sql`(select ${select} from document_link k join document i on i.tenant_id = k.tenant_id and i.id = k.document
    join vat_invoice f on f.tenant_id = i.tenant_id and f.document_id = i.id
    where ${sql.ours('k')} and k.source_document = d.id and k.line = k.document${more})`

/** A bill of which everything came back needs no invoice any more. */
const isKept = sql`exists (select from sales_bill_line l where ${sql.ours('l')} and l.document_id = d.id and coalesce(l.base_quantity, 0) * 10000 > coalesce((
    select sum(k.quantity) from document_link k join document r on r.tenant_id = k.tenant_id and r.id = k.document
    where ${sql.ours('k')} and k.source_line = l.id and k.line <> k.document and r.kind = 'salesReturn'), 0))`

const billsWithoutInvoice = (scope: Scope): Sql =>
  sql`select ${'billWithoutInvoice' satisfies FindingKind}::text, d.id, d.kind, d.number, d.day, null::text, null::text, null::text,
  jsonb_build_object('invoice', ${invoiceOfBill(sql`max(i.number)`)}, 'total', (d.total - coalesce(b.shipping_fee, 0))::text)
from document d join sales_bill b on b.tenant_id = d.tenant_id and b.document_id = d.id
where ${sql.ours('d')} and d.kind = 'salesBill' and d.day >= ${firstDay} and d.day >= ${since(scope)} and d.day <= ${scope.today}::date - nullif(${billDays}, 0)
  and ${isInForceSql('d')} and d.total > coalesce(b.shipping_fee, 0)${seenDocuments(scope.tx.limits, 'salesBill')}
  and not exists ${invoiceOfBill(sql`1`, sql` and f.invoice_number is not null`)} and ${isKept}`

const hasBills = sql`jsonb_typeof(v.bills) = 'array'`
/** Bills that an invoice names, and that are not there or not in force. */
const invoicesWithoutBill = (scope: Scope): Sql =>
  sql`${told('invoiceWithoutBill')} ${fromIssued(scope)} and ${hasBills} and exists (
  select from jsonb_array_elements_text(v.bills) n (bill) where not exists (
    select from document b where ${sql.ours('b')} and b.id = n.bill::uuid and ${isInForceSql('b')}))`

const differentSums = (scope: Scope): Sql => {
  const { values, lateral, differs } = sumsDiffer(scope.baseCurrency?.decimals ?? 0)
  return sql`select ${'sumsDiffer' satisfies FindingKind}::text, d.id, d.kind, d.number, d.day, v.invoice_template, v.invoice_series, v.invoice_number, ${values}
from document d join vat_invoice v on v.tenant_id = d.tenant_id and v.document_id = d.id ${lateral}
where ${sql.ours('d')} and d.kind = ${vatInvoice.name} and d.day >= ${since(scope)} and d.status = ${issued}${seenDocuments(scope.tx.limits, vatInvoice.name)} and ${hasBills} and ${differs}`
}

/**
 * Before which invoice of the last months numbers are missing. Numbers belong to the whole business: who sees a part of
 * it would miss those of others.
 */
const missingNumbers = (scope: Scope): Sql =>
  sql`select ${'numbersMissing' satisfies FindingKind}::text, null::uuid, null::text, null::text, null::date, g.template, g.series, null::text,
  jsonb_build_object('from', lpad(g.first::text, 8, '0'), 'to', lpad((g.number - 1)::text, 8, '0'))
from (select n.template, n.series, n.number, greatest(coalesce(n.previous, 0) + 1, coalesce(r.first_number, 1)) as first
  from (select v.invoice_template as template, v.invoice_series as series, v.invoice_number::integer as number,
      (select max(p.invoice_number) from vat_invoice p where ${sql.ours('p')} and p.invoice_template = v.invoice_template
        and p.invoice_series = v.invoice_series and p.invoice_number < v.invoice_number)::integer as previous
    from document d join vat_invoice v on v.tenant_id = d.tenant_id and v.document_id = d.id
    where ${sql.ours('d')} and d.kind = ${vatInvoice.name} and d.day >= ${since(scope)} and v.invoice_number is not null) n
  left join invoice_series r on ${sql.ours('r')} and r.template = n.template and r.series = n.series) g
where g.number > g.first`

const stillSending = (scope: Scope): Sql =>
  sql`${told('sending')} from document d join vat_invoice v on v.tenant_id = d.tenant_id and v.document_id = d.id
where ${sql.ours('d')} and d.kind = ${vatInvoice.name} and d.status = ${pending} and v.upload_state = 'sending'${seenDocuments(scope.tx.limits, vatInvoice.name)}
  and not exists (select from work w where ${sql.ours('w')} and w.kind = 'invoice' and w.key = d.id::text and w.asked_at > ${before(scope, sendingMinutes)})`

const outside = providerNames.filter((name) => name !== 'none')
/** Series of invoices with a code begin with C. */
const withoutCode = (scope: Scope): Sql =>
  sql`${told('noCode')} ${fromIssued(scope)} and v.provider = any(${outside}::text[]) and v.invoice_series like 'C%' and coalesce(v.tax_authority_code, '') = ''
  and v.uploaded_at < ${before(scope, codeHours * 60)}
  and coalesce((select (c.settings -> v.provider ->> 'withCode')::boolean from invoice_config c where ${sql.ours('c')}), true)`

const saidRows = sql`invoice_check c cross join lateral jsonb_to_recordset(c.findings) as s (kind text, document uuid, template text, series text, number text, values jsonb)`
const saidOfOurs = (scope: Scope): Sql =>
  sql`select s.kind, d.id, d.kind, d.number, d.day, v.invoice_template, v.invoice_series, v.invoice_number, s.values
from ${saidRows} join document d on d.tenant_id = c.tenant_id and d.id = s.document join vat_invoice v on v.tenant_id = d.tenant_id and v.document_id = d.id
where ${sql.ours('c')} and d.status = ${issued}${seenDocuments(scope.tx.limits, vatInvoice.name)}`
const saidOfOthers: Sql = sql`select s.kind, null::uuid, null::text, null::text, null::date, s.template, s.series, s.number, s.values
from ${saidRows} where ${sql.ours('c')} and s.document is null and not exists (
  select from vat_invoice v where ${sql.ours('v')} and v.invoice_template = s.template and v.invoice_series = s.series and v.invoice_number = s.number)`

/** Of the whole business as far as the reader sees it; run it with `tx.whole`. */
const findingsSql = (scope: Scope): Sql => {
  const { user, tx } = scope
  const seesBills = user.isAdmin || may(user.rights, 'Order', 'R')
  const parts = [
    invoicesWithoutBill(scope),
    ...(seesBills ? [billsWithoutInvoice(scope)] : []),
    ...(tx.limits ? [] : [missingNumbers(scope), saidOfOthers]),
    differentSums(scope),
    stillSending(scope),
    withoutCode(scope),
    saidOfOurs(scope),
  ]
  return sql`${sql.join(parts, ' union all ')} limit ${mostFindings}`
}

export const countFindings = (scope: Scope): Sql =>
  sql`select count(*)::int as count from (${findingsSql(scope)}) found`

/**
 * Invoices that wait to be issued through a provider, or whose sending failed. In order of days, so that the index of
 * lists gives those of the last months without the others.
 */
export const unsentTodo: Todo = {
  key: 'unsentInvoices',
  needs: [['OrderTax', 'U']],
  shows: { narrow: `${statusFilter.wire}=${pending}` },
  lastDays: lookBackDays,
  inBellOnly: true,
  count: (scope) =>
    sql`select count(*)::int as count from document d where ${sql.ours('d')} and d.kind = ${vatInvoice.name} and d.day >= ${since(scope)} and d.status = ${pending}
      and exists (select from invoice_config c where ${sql.ours('c')} and c.provider <> 'none')`,
}

export interface Finding {
  kind: FindingKind
  document: string | null
  documentKind: string | null
  number: string | null
  day: string | null
  template: string | null
  series: string | null
  invoiceNumber: string | null
  values: Readonly<Record<string, string | null>>
}

/** By kind, the newest first. */
export const findings = async (scope: Scope): Promise<Finding[]> => {
  const found = await scope.tx.whole.query<Finding & Record<string, unknown>>(findingsSql(scope))
  const key = ({ kind, day, series, invoiceNumber, number, values }: Finding): (string | number)[] => [
    findingKinds.indexOf(kind),
    // Days sort backwards.
    day === null ? 0 : -Number(day.replaceAll('-', '')),
    series ?? '',
    invoiceNumber ?? values['from'] ?? '',
    number ?? '',
  ]
  const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0)
  return found.toSorted((a, b) => {
    const [first, second] = [key(a), key(b)]
    return first.map((one, at) => compare(one, second[at]!)).find((one) => one !== 0) ?? 0
  })
}
