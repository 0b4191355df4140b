/**
 * An invoice goes out through a provider: the mark that it is being sent, with the key of the attempt, and what became
 * of it. Between the two somebody asks the provider, without a transaction (contract documents §27, amendments).
 */
import { openForChange } from '#engine/document/open.ts'
import { transitOne } from '#engine/document/transit.ts'
import { tryingOut } from '#engine/document/trying-out.ts'
import { linkStatements } from '#engine/links/rows.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { workStatement } from '#engine/work.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { Fields } from '#model/field.ts'
import { stateNameOf } from '#model/state.ts'
import type { PayloadOf } from '#model/work.ts'
import { askForCode, getsCode } from './code.server.ts'
import { configuredProvider, lockSeries, shownNumber } from './config.server.ts'
import { voidOriginal, withBillsOfOriginal } from './correction.server.ts'
import { writtenAsItIs } from './as-it-is.server.ts'
import { vatInvoice } from './index.ts'
import { mailIssued } from './mail.server.ts'
import { replacingKind } from './shape.ts'
import { lockOriginal, type Invoice } from './issue.server.ts'

export interface UploadBeginning {
  invoice: Invoice
  /** The same over every repetition of the same content. */
  key: string
  provider: string
  /** The invoice was sent before, and nobody knows what became of it. */
  isAgain: boolean
}

const isPending = (invoice: Invoice): boolean => stateNameOf(vatInvoice.lifecycle, invoice) === 'pending'
export const isIssued = (invoice: Invoice): boolean => stateNameOf(vatInvoice.lifecycle, invoice) === 'issued'
export const isSending = (invoice: Invoice): boolean => isPending(invoice) && invoice.uploadState === 'sending'

const keyOf = async ({ tx }: Scope, id: string): Promise<string | null> => {
  const [row] = await tx.query<{ key: string | null }>(
    sql`select issue_key as key from vat_invoice v where ${sql.ours('v')} and v.document_id = ${id}`,
  )
  return row?.key ?? null
}

/** With which key this provider issued an invoice; null if another one did. */
export const keyAt = async ({ tx }: Scope, id: string, provider: string): Promise<string | null> => {
  const [row] = await tx.query<{ key: string | null }>(
    sql`select issue_key as key from vat_invoice v where ${sql.ours('v')} and v.document_id = ${id} and v.provider = ${provider}`,
  )
  return row?.key ?? null
}

const minuteMs = 60_000
/** Whoever sends is done long before; if not, the program asks what became of it. */
const lookAfterMs = 2 * minuteMs
const look = (scope: Scope, id: string, { number, inMs }: { number: string; inMs: number }) =>
  workStatement(scope.tx, {
    kind: 'invoice',
    key: id,
    record: id,
    about: number,
    payload: { invoice: id, by: scope.user.id } satisfies PayloadOf<'invoice'>,
    at: new Date(scope.now.getTime() + inMs),
  })

interface Beginning {
  confirm: readonly string[]
  /** True if there is an account to ask this provider with. */
  /** Why a provider cannot be asked; null if there is an account to ask with. */
  accountProblem: (provider: string) => Promise<Problem | null>
}

/** Marks the invoice as being sent. Throws Refused if it may not be; one that is being sent already stays so. */
export const beginUpload = async (
  own: Scope,
  id: string,
  { confirm, accountProblem }: Beginning,
): Promise<UploadBeginning> => {
  const invoice = (await openForChange(own, vatInvoice, id)) as Invoice
  const scope = wholeScope(own)
  const key = await keyOf(scope, id)
  if (isSending(invoice) && key && invoice.provider) return { invoice, key, provider: invoice.provider, isAgain: true }
  if (!isPending(invoice)) throw new Refused([problem('', 'notStatus1')])
  const provider = await configuredProvider(scope)
  const unusable = await accountProblem(provider)
  if (unusable) throw new Refused([unusable])
  // Kept until this one counts as being sent: two that begin at once must not both be the last of the series.
  await lockSeries(scope, { template: invoice.invoiceTemplate, series: invoice.invoiceSeries })
  // So must what it corrects; what is only tried out would give the lock back.
  await lockOriginal(scope, invoice)
  // Everything that issuing checks, and nothing of what it does.
  await tryingOut(own, () => transitOne(own, vatInvoice, id, { transition: 'issue', confirm }))
  const newKey = key ?? scope.newId()
  await scope.tx.batch([
    sql`update vat_invoice set upload_state = 'sending', upload_error = null, provider = ${provider}, issue_key = ${newKey} where ${sql.ours('vat_invoice')} and document_id = ${id}`,
    look(scope, id, { number: invoice.number, inMs: lookAfterMs }),
  ])
  return { invoice: { ...invoice, provider }, key: newKey, provider, isAgain: false }
}

/** What the provider says of an attempt; `refused` means that it certainly did not issue. */
export type UploadResult =
  | { kind: 'issued'; number: number; lookupCode: string; authorityCode: string }
  | { kind: 'refused'; text: string }
  | { kind: 'inDoubt' }

export const isTaken = async ({ tx }: Scope, invoice: Invoice, number: string): Promise<boolean> => {
  const rows = await tx.query(
    sql`select 1 from vat_invoice v where ${sql.ours('v')} and v.invoice_template = ${invoice.invoiceTemplate} and v.invoice_series = ${invoice.invoiceSeries} and v.invoice_number = ${number}`,
  )
  return rows.length > 0
}

export const writeIssued = async (
  scope: Scope,
  before: Invoice,
  { number, lookupCode, authorityCode }: Extract<UploadResult, { kind: 'issued' }>,
): Promise<void> => {
  const status = vatInvoice.lifecycle.states['issued']!.value
  const { bills } = await withBillsOfOriginal(scope, { ...before, status })
  const after: Invoice = {
    ...before,
    bills,
    status,
    version: before.version + 1,
    invoiceNumber: shownNumber(number),
    lookupCode,
    taxAuthorityCode: authorityCode,
    uploadedAt: scope.now,
    uploadState: null,
    uploadError: null,
  }
  if (after.invoiceKind === replacingKind) await voidOriginal(scope, after)
  await scope.tx.batch([
    ...writtenAsItIs(scope, {
      after,
      columns: sql`invoice_number = ${after.invoiceNumber}, lookup_code = ${lookupCode}, tax_authority_code = ${authorityCode}, uploaded_at = ${scope.now},
  upload_state = null, upload_error = null, bills = ${JSON.stringify(bills ?? [])}::jsonb`,
      links: linkStatements(vatInvoice, before, after),
      revision: 'issue',
      event: { action: 'issue' },
    }),
    ...(!authorityCode && getsCode(before) ? [askForCode(scope, before)] : []),
  ])
  await mailIssued(scope, after)
}

const writeRefused = (id: string, text: string) =>
  sql`update vat_invoice set upload_state = 'refused', upload_error = ${text}, provider = null where ${sql.ours('vat_invoice')} and document_id = ${id}`

/** Nobody has to ask any more; work that runs sees that by itself. */
export const unwanted = (id: string) =>
  sql`delete from work w where ${sql.ours('w')} and w.kind = 'invoice' and w.key = ${id} and w.state <> 'running'`

/**
 * Writes down what became of an attempt, and says whether it is certain. What somebody else has finished meanwhile
 * stays.
 */
export const endUpload = async (
  own: Scope,
  { id, key }: { id: string; key: string },
  became: UploadResult,
): Promise<'issued' | 'refused' | 'inDoubt' | 'numberTaken'> => {
  const scope = wholeScope(own)
  const before = (await openForChange(scope, vatInvoice, id)) as Invoice
  if (!isSending(before) || (await keyOf(scope, id)) !== key) return before.invoiceNumber ? 'issued' : 'inDoubt'
  const isDouble = became.kind === 'issued' && (await isTaken(scope, before, shownNumber(became.number)))
  if (became.kind === 'inDoubt' || isDouble) {
    await scope.tx.query(look(scope, id, { number: before.number, inMs: minuteMs }))
    return isDouble ? 'numberTaken' : 'inDoubt'
  }
  if (became.kind === 'issued') await writeIssued(scope, before, became)
  else await scope.tx.query(writeRefused(id, became.text))
  await scope.tx.query(unwanted(id))
  return became.kind
}

type Values = Readonly<Record<string, unknown>>
const typedIn = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => !fields[name]!.fact && !(fields[name]!.derived && name !== 'lineVat'))
const names = { head: typedIn(vatInvoice.shape.fields), line: typedIn(vatInvoice.shape.lines) }

/** What is sent of it, for comparing. */
const contentOf = (invoice: Invoice): string => {
  const pick = (from: Values, some: readonly string[]) => some.map((name) => from[name] ?? null)
  const content = [pick(invoice as Values, names.head), invoice.lines.map((line) => pick(line as Values, names.line))]
  return JSON.stringify(content, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

/** Other content is another attempt; a provider that refused the first does not take the new one for it. */
export const forgetKeyOfOther = async (scope: Scope, before: Invoice, after: Invoice): Promise<void> => {
  if (before.uploadState !== 'refused' || after.invoiceNumber || contentOf(before) === contentOf(after)) return
  await scope.tx.query(
    sql`update vat_invoice set issue_key = null where ${sql.ours('vat_invoice')} and document_id = ${after.id}`,
  )
}
