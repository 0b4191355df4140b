/**
 * `OrderTax/ErrorNotice`: the notice 04/SS-HĐĐT of issued invoices as XML, unsigned, to be signed and sent by the
 * portal of the tax office or the provider. It changes nothing.
 */
import { answering } from '#engine/answering.ts'
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { loadDocuments } from '#engine/store/store.ts'
import { errorNotice } from '#documents/vat-invoice/calls.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import type { Invoice } from '#documents/vat-invoice/issue.server.ts'
import { isIssued } from '#documents/vat-invoice/upload.server.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { isTaxId, normalTaxId } from '#kernel/tax-id.ts'
import type { Fields } from '#model/field.ts'
import { missing } from '#model/required.ts'
import { errorNoticeFields, type ErrorNoticeValues } from '#documents/vat-invoice/error-notice.ts'
import { begin } from '#wire/body.ts'
import { readFields } from '#wire/values.ts'
import { readIds } from '../call/batch.ts'
import type { Call, Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { readConfig } from '../invoicing/accounts.ts'
import { templateDigit } from '../invoicing/asking/writing.ts'
import { errorNoticeXml, type ErrorNotice } from '../invoicing/xml/error-notice-xml.ts'
import { errorNoticeFaults } from '../invoicing/xml/invoice-schema.ts'

/** More are told in another notice. */
const MOST_NOTICED = 100

const invoicesIn = async ({ tx }: Scope, sent: unknown): Promise<Invoice[]> => {
  const ids = [...new Set(readIds(sent, MOST_NOTICED))]
  const stored = (await loadDocuments(tx, vatInvoice, ids.filter(isStoredId))) as Invoice[]
  const byId = new Map(stored.map((one) => [one.id, one]))
  const problemOf = (one: string): Problem | null => {
    const found = byId.get(one.toLowerCase())
    if (!found) return problem('ids', 'notFound')
    return isIssued(found) ? null : problem('ids', 'notNoticeable', { number: found.number })
  }
  const problems = ids.map(problemOf).filter((one) => one !== null)
  if (problems.length > 0) throw new Refused(problems)
  return ids.map((one) => byId.get(one.toLowerCase())!)
}

const valuesIn = (sent: Record<string, unknown>, scope: Scope): ErrorNoticeValues => {
  const { context } = begin(sent, { timeZone: scope.settings.timeZone })
  const read = readFields(errorNoticeFields, sent, context)
  const blank = Object.fromEntries(Object.keys(errorNoticeFields).map((name) => [name, null]))
  const values = { ...blank, ...read } as unknown as ErrorNoticeValues
  const isHalf = Boolean(values.noticeNumber) !== Boolean(values.noticeDate)
  const problems = [
    ...context.problems,
    ...missing(errorNoticeFields, values),
    ...(isHalf ? [problem(values.noticeNumber ? 'noticeDate' : 'noticeNumber', 'noticeHalf')] : []),
  ]
  if (problems.length > 0) throw new Refused(problems)
  return values
}

const sellerOf = async (scope: Scope): Promise<ErrorNotice['seller']> => {
  const { sellerTaxCode } = await readConfig(scope, false)
  const seller = { name: scope.settings.companyName, taxId: normalTaxId(sellerTaxCode || scope.settings.MST) }
  if (!seller.name || !isTaxId(seller.taxId)) throw new Refused([problem('', 'sellerIncomplete')])
  return seller
}

const make = async (scope: Scope, { body: json }: Input) => {
  const { body: sent } = begin(json, { timeZone: scope.settings.timeZone })
  const values = valuesIn(sent, scope)
  const invoices = await invoicesIn(scope, sent['ids'])
  const xml = errorNoticeXml({
    ...values,
    seller: await sellerOf(scope),
    date: scope.today,
    invoices: invoices.map((one) => ({
      authorityCode: one.taxAuthorityCode ?? '',
      template: templateDigit(one.invoiceTemplate ?? '1'),
      series: one.invoiceSeries ?? '',
      number: Number(one.invoiceNumber),
      date: one.date,
    })),
  })
  const [fault] = await errorNoticeFaults(xml)
  if (fault) throw new Refused([problem('', 'noticeInvalid', { detail: fault })])
  for (const { id: recordId, number } of invoices)
    await logEvent(scope, {
      functionId: vatInvoice.right,
      action: 'export',
      number,
      recordId,
      summary: `04/SS-HĐĐT: ${values.reason ?? ''}`,
    })
  const [first] = invoices
  const fileName = `04SS_${first!.invoiceSeries ?? ''}_${first!.invoiceNumber ?? ''}.xml`
  return { FileDownload: [{ fileName, fileToBytes: Buffer.from(xml).toString('base64') }] }
}

export const errorNoticeCalls: readonly Call[] = [
  answering(errorNotice, make, { problemFields: { fields: errorNoticeFields as Fields, wirePath: (at) => at } }),
]
