/** What became of an invoice that was sent and not answered, as work in three steps. */
import { loadDocument } from '#engine/store/store.ts'
import { isStoredId } from '#engine/columns.ts'
import { leftToPeople } from '#documents/vat-invoice/decide.server.ts'
import { isSending } from '#documents/vat-invoice/upload.server.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import type { Invoice } from '#documents/vat-invoice/issue.server.ts'
import { storedText } from '#engine/stored-text.ts'
import { workKinds } from '#model/work.ts'
import type { Server } from '../call/call.ts'
import type { IssueOutcome } from '../invoicing/issue-once.ts'
import { inThreeSteps, nothingToDo, WorkFailed, type Handler, type PayloadOf, type Step } from '../work/handler.ts'
import { askInLine } from './ask-in-line.ts'
import { scopeOfWork } from './scopes.ts'
import { beginSending, endSending, type Sending } from './sending.ts'

type Issuing = Pick<Server, 'sealer' | 'outbound' | 'clock' | 'invoiceTurns'>

const { waitMinutes } = workKinds.invoice
/** After the last attempt people have to look it up (`decide.server.ts`). */
const unknown = (attempt: number): WorkFailed => {
  const isLast = attempt > waitMinutes.length
  return new WorkFailed({ problem: isLast ? 'uploadUndecided' : 'providerSilent', values: {}, isFinal: false })
}

const prepare = async (server: Issuing, step: Step, { invoice: id, by }: PayloadOf<'invoice'>) => {
  const stored = isStoredId(id) ? ((await loadDocument(step.tx, vatInvoice, id)) as Invoice | null) : null
  // Done meanwhile, or deleted.
  if (!stored || !isSending(stored)) return nothingToDo
  const scope = await scopeOfWork(step, by, server.sealer)
  return beginSending(scope, id, [])
}

export const issueWork = (server: () => Issuing): Handler =>
  inThreeSteps<PayloadOf<'invoice'>, Sending, { outcome: IssueOutcome }>({
    before: (step, { payload }) => prepare(server(), step, payload),
    async effect({ attempt }, sending) {
      const outcome = await askInLine(server(), { ...sending, mayHaveArrived: true })
      if (outcome.kind === 'inDoubt') throw unknown(attempt)
      return { outcome }
    },
    async after(step, { payload }, { prepared, result }) {
      const found = await endSending(await scopeOfWork(step, payload.by, server().sealer), prepared, result.outcome)
      // The invoice was issued, and cannot be written down: people must see to it.
      if (found && result.outcome.kind === 'issued')
        throw new WorkFailed({ problem: found.message, values: found.values ?? {}, isFinal: false })
    },
    async failed({ tx }, { payload: { invoice } }, { isLast }) {
      if (isLast && isStoredId(invoice)) await tx.query(leftToPeople(invoice, storedText('uploadUndecided')))
    },
  })
