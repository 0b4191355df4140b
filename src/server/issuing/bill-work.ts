/**
 * The VAT invoice of a bill that was posted, as work in three steps (decision 0091): it is made and marked as being sent,
 * the provider is asked, and what became of it is written down. The same steps as of an upload by hand.
 */
import { transitDocuments } from '#engine/document/transit.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { loadDocument } from '#engine/store/store.ts'
import type { Stored } from '#engine/stored.ts'
import { enqueue } from '#engine/work.ts'
import { configuredProvider } from '#documents/vat-invoice/config.server.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import type { Invoice } from '#documents/vat-invoice/issue.server.ts'
import { invoiceOfBill, makeInvoiceOf, postedBill } from '#documents/vat-invoice/of-bill.server.ts'
import { isIssued, isSending } from '#documents/vat-invoice/upload.server.ts'
import type { Day } from '#kernel/day.ts'
import { Refused, type Problem } from '#kernel/problem.ts'
import { invoicedAt } from '#model/auto-invoices.ts'
import type { Server } from '../call/call.ts'
import { readConfig } from '../invoicing/accounts.ts'
import type { IssueOutcome } from '../invoicing/issue-once.ts'
import {
  inThreeSteps,
  nothingToDo,
  WorkFailed,
  type Handler,
  type PayloadOf,
  type Piece,
  type Step,
  type Trouble,
} from '../work/handler.ts'
import { askInLine } from './ask-in-line.ts'
import { scopeOfWork } from './scopes.ts'
import { beginSending, endSending, type Sending } from './sending.ts'

type Issuing = Pick<Server, 'sealer' | 'outbound' | 'clock'>
type Asked = PayloadOf<'billInvoice'>

/** What goes to the provider; or the program has issued it itself; or it stands, and may not be issued. */
type Prepared = { kind: 'sent'; sending: Sending } | { kind: 'issued' } | { kind: 'refused'; trouble: Trouble }

const troubleWith = ({ message, values }: Problem, isFinal: boolean): Trouble => ({
  problem: message,
  values: values ?? {},
  isFinal,
})

const soonMs = 1_000

/**
 * Bills of earlier days come first, because numbers must not run against days; also those that have just been put off
 * themselves.
 */
const earlierWaits = async ({ tx, now }: Scope, { id, date }: Stored): Promise<boolean> => {
  const soon = new Date(now.getTime() + soonMs)
  const rows = await tx.query(
    sql`select 1 from work w join document d on d.tenant_id = w.tenant_id and d.id = (w.payload ->> 'bill')::uuid
where ${sql.ours('w')} and w.kind = 'billInvoice' and w.key <> ${id} and (w.state = 'running' or w.state = 'waiting' and w.attempts = 0 and w.due_at <= ${soon})
  and d.day < ${date} limit 1`,
  )
  return rows.length > 0
}

/** When the bill is looked at again; null: its turn has come. */
const laterAt = async (scope: Scope, bill: Stored): Promise<Date | null> => {
  const { now, today, settings, autoInvoices } = scope
  if ((bill.date as Day) > today)
    return invoicedAt(autoInvoices!, bill.date as Day, { now, today, timeZone: settings.timeZone })
  return (await earlierWaits(scope, bill)) ? new Date(now.getTime() + soonMs) : null
}

/**
 * What this work has made of the bill, now or in an attempt before; null: it is issued, or somebody has made another by
 * hand, which is his to upload.
 */
const invoiceFor = async (scope: Scope, bill: Stored, { id: piece, payload }: Piece<Asked>): Promise<string | null> => {
  const found = await invoiceOfBill(scope, bill.id)
  if (found === null) {
    const made = await makeInvoiceOf(scope, bill)
    await scope.tx.query(
      sql`update work w set payload = w.payload || ${JSON.stringify({ invoice: made })}::jsonb where ${sql.ours('w')} and w.id = ${piece}`,
    )
    return made
  }
  const invoice = found === payload.invoice ? ((await loadDocument(scope.tx, vatInvoice, found)) as Invoice) : null
  if (!invoice || isIssued(invoice)) return null
  // The question what became of it is work of its own.
  if (isSending(invoice)) throw new WorkFailed({ problem: 'uploadPending', values: {}, isFinal: false })
  return found
}

/** The invoice stays, whatever stands in the way of issuing it. */
const issue = async (scope: Scope, invoice: string): Promise<Prepared> => {
  try {
    if ((await configuredProvider(scope)) !== 'none')
      return { kind: 'sent', sending: await scope.tx.savepoint(() => beginSending(scope, invoice, [])) }
    const { failures } = await transitDocuments(scope, vatInvoice, [invoice], { transition: 'issue', confirm: [] })
    const found = failures[0]?.problems[0]
    return found ? { kind: 'refused', trouble: troubleWith(found, true) } : { kind: 'issued' }
  } catch (error) {
    const found = error instanceof Refused ? error.problems[0] : undefined
    if (!found) throw error
    return { kind: 'refused', trouble: troubleWith(found, true) }
  }
}

const prepare = async (server: Issuing, step: Step, piece: Piece<Asked>): Promise<Prepared | typeof nothingToDo> => {
  const { bill: id, by } = piece.payload
  const own = await scopeOfWork(step, by, server.sealer)
  const { autoUpload, autoUploadAt, autoUploadTime } = await readConfig(own, false)
  if (!autoUpload) return nothingToDo
  const scope: Scope = { ...own, autoInvoices: autoUploadAt === 'endOfDay' ? autoUploadTime! : 'save' }
  const bill = await postedBill(scope, id)
  if (!bill) return nothingToDo
  const at = await laterAt(scope, bill)
  if (at) {
    await enqueue(scope, { kind: 'billInvoice', key: id, about: bill.number, payload: piece.payload, at })
    return nothingToDo
  }
  const invoice = await invoiceFor(scope, bill, piece)
  return invoice === null ? nothingToDo : issue(scope, invoice)
}

/** Null: nobody was asked. */
const ask = async (server: Issuing, prepared: Prepared): Promise<{ outcome: IssueOutcome | null }> => {
  if (prepared.kind !== 'sent') return { outcome: null }
  const outcome = await askInLine(server, prepared.sending)
  if (outcome.kind === 'inDoubt') throw new WorkFailed({ problem: 'uploadPending', values: {}, isFinal: false })
  return { outcome }
}

/** A provider that was not reached is asked again; what it has refused is for people to mend. */
const mayTryAgain = (outcome: IssueOutcome): boolean => outcome.kind !== 'refused' || outcome.text === ''

export const billWork = (server: () => Issuing): Handler =>
  inThreeSteps<Asked, Prepared, { outcome: IssueOutcome | null }>({
    before: (step, piece) => prepare(server(), step, piece),
    effect: (_, prepared) => ask(server(), prepared),
    async after(step, { payload }, { prepared, result: { outcome } }) {
      if (prepared.kind === 'refused') return prepared.trouble
      if (prepared.kind === 'issued' || !outcome) return undefined
      const scope = await scopeOfWork(step, payload.by, server().sealer)
      const found = await endSending(scope, prepared.sending, outcome)
      return found ? troubleWith(found, !mayTryAgain(outcome)) : undefined
    },
  })
