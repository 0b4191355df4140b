/** What the provider has issued against what the program knows: one to one by key, number and total. */
import type { IssuedThere } from '../support/providers/issued.ts'
import { asTenant } from './checks.ts'

interface Known {
  number: string
  state: number
  key: string | null
  invoiceNumber: string | null
  sending: string | null
  total: number
  bills: string[]
}

export interface KnownInvoices {
  invoices: Known[]
  bills: string[]
}

export const readInvoices = (url: string, tenant: string): Promise<KnownInvoices> =>
  asTenant(url, tenant, async (client) => {
    const invoices = await client.query<Known>(
      `select d.number, d.status as state, v.issue_key::text as key, v.invoice_number as "invoiceNumber", v.upload_state as sending,
  d.total::float8 as total, coalesce(v.bills, '[]') as bills from vat_invoice v join document d on d.tenant_id = v.tenant_id and d.id = v.document_id`,
    )
    const bills = await client.query<{ id: string }>(`select id from document where kind = 'salesBill'`)
    return { invoices: invoices.rows, bills: bills.rows.map(({ id }) => id) }
  })

/** Of what was sent, as each provider names it. */
const totals = [/"totalAmountWithTax":\s*(-?[\d.]+)/, /"TotalAmountOC":\s*(-?[\d.]+)/, /<TgTTTBSo>(-?[\d.]+)</]
const totalOf = ({ content }: IssuedThere): number =>
  Number(totals.map((pattern) => pattern.exec(content)?.[1]).find((found) => found !== undefined))

const ISSUED = 2

const compareOne = (own: Known, there: IssuedThere | undefined): string[] => {
  const { number, state, invoiceNumber, sending, total } = own
  if (!there) return [`${number}: the provider does not know it (status ${state}, ${sending ?? 'not sending'})`]
  const found: string[] = []
  if (state !== ISSUED || sending !== null) found.push(`status ${state}, ${sending ?? 'not sending'}`)
  if (Number(invoiceNumber) !== there.number) found.push(`number ${invoiceNumber}, there ${there.number}`)
  if (totalOf(there) !== total) found.push(`total ${total}, there ${totalOf(there)}`)
  return found.map((text) => `${number}: ${text}`)
}

export const compareInvoices = (known: KnownInvoices, issued: readonly IssuedThere[], count: number): string[] => {
  const { invoices, bills } = known
  const byKey = new Map(issued.map((one) => [one.key.toLowerCase(), one]))
  const keys = new Set(invoices.map(({ key }) => key))
  const numbers = issued.map(({ number }) => number).toSorted((a, b) => a - b)
  const invoiced = Map.groupBy(
    invoices.flatMap((one) => one.bills),
    (bill) => bill,
  )
  return [
    ...(invoices.length === count ? [] : [`${invoices.length} invoices instead of ${count}`]),
    ...(issued.length === count && byKey.size === count ? [] : [`the provider has issued ${issued.length}`]),
    ...numbers.flatMap((number, at) => (number === at + 1 ? [] : [`number ${number} in place ${at + 1}`])),
    ...invoices.flatMap((own) => compareOne(own, byKey.get(own.key ?? ''))),
    ...issued.filter(({ key }) => !keys.has(key.toLowerCase())).map(({ key }) => `nobody here knows the key ${key}`),
    ...bills.flatMap((bill) =>
      invoiced.get(bill)?.length === 1 ? [] : [`a bill has ${invoiced.get(bill)?.length ?? 0} invoices`],
    ),
  ]
}
