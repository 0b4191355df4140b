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
import { leaveTurn, waitsForEarlier } from './bill-order.ts'
import { scopeOfWork } from './scopes.ts'
import { beginSending, endSending, type Sending } from './sending.ts'

type Issuing = Pick<Server, 'sealer' | 'outbound' | 'clock' | 'invoiceTurns'>
type Asked = PayloadOf<'billInvoice'>

/** What goes to the provider; or the program has issued it itself; or it stands, and may not be issued. */
type Prepared = { kind: 'sent'; sending: Sending } | { kind: 'issued' } | { kind: 'refused'; trouble: Trouble }

const troubleWith = ({ message, values }: Problem, isFinal: boolean): Trouble => ({
  problem: message,
  values: values ?? {},
  isFinal,
})

/** When the day of the bill has come; null: it has. */
const dayComesAt = ({ now, today, settings, autoInvoices }: Scope, bill: Stored): Date | null =>
  (bill.date as Day) > today
    ? invoicedAt(autoInvoices!, bill.date as Day, { now, today, timeZone: settings.timeZone })
    : null

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

/** The bill whose turn it is, and the scope to make its invoice in. */
const inTurn = async (
  server: Issuing,
  step: Step,
  { payload }: Piece<Asked>,
): Promise<{ scope: Scope; bill: Stored } | null> => {
  const { bill: id, by } = payload
  const own = await scopeOfWork(step, by, server.sealer)
  const { autoUpload, autoUploadAt, autoUploadTime } = await readConfig(own, false)
  if (!autoUpload) return null
  const scope: Scope = { ...own, autoInvoices: autoUploadAt === 'endOfDay' ? autoUploadTime! : 'save' }
  const bill = await postedBill(scope, id)
  if (!bill) return null
  const { number, date } = bill
  const at = dayComesAt(scope, bill)
  if (at) await enqueue(scope, { kind: 'billInvoice', key: id, about: number, payload, at })
  if (at || (await waitsForEarlier(scope, { id, number, date: date as Day }, payload))) return null
  return { scope, bill }
}

const prepare = async (server: Issuing, step: Step, piece: Piece<Asked>): Promise<Prepared | typeof nothingToDo> => {
  const found = await inTurn(server, step, piece)
  const invoice = found && (await invoiceFor(found.scope, found.bill, piece))
  if (found && invoice !== null) return issue(found.scope, invoice)
  await leaveTurn(step.tx, piece.key)
  return nothingToDo
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

const end = async (
  server: Issuing,
  { step, by }: { step: Step; by: string },
  { prepared, outcome }: { prepared: Prepared; outcome: IssueOutcome | null },
): Promise<Trouble | undefined> => {
  if (prepared.kind === 'refused') return prepared.trouble
  if (prepared.kind === 'issued' || !outcome) return undefined
  const found = await endSending(await scopeOfWork(step, by, server.sealer), prepared.sending, outcome)
  return found ? troubleWith(found, !mayTryAgain(outcome)) : undefined
}

export const billWork = (server: () => Issuing): Handler =>
  inThreeSteps<Asked, Prepared, { outcome: IssueOutcome | null }>({
    before: (step, piece) => prepare(server(), step, piece),
    effect: (_, prepared) => ask(server(), prepared),
    async after(step, { key, payload: { by } }, { prepared, result: { outcome } }) {
      const trouble = await end(server(), { step, by }, { prepared, outcome })
      if (!trouble) await leaveTurn(step.tx, key)
      return trouble
    },
    failed: ({ tx }, { key }) => leaveTurn(tx, key),
  })
