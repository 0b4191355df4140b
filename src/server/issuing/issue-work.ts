/** What became of an invoice that was sent and not answered, as work in three steps. */
import { loadDocument } from '#engine/store/store.ts'
import { isStoredId } from '#engine/columns.ts'
import { beginUpload, isSending } from '#documents/vat-invoice/upload.server.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import type { Invoice } from '#documents/vat-invoice/issue.server.ts'
import type { Server } from '../call/call.ts'
import type { IssueOutcome } from '../invoicing/issue-once.ts'
import { adapters } from '../invoicing/providers/index.ts'
import { issueAt } from '../invoicing/providers/provider.effect.ts'
import { inThreeSteps, nothingToDo, WorkFailed, type Handler, type PayloadOf, type Step } from '../work/handler.ts'
import { scopeOfWork } from './scopes.ts'
import { endSending, sendingOf, type Sending } from './sending.ts'
import { seriesLines } from './series-line.ts'

type Issuing = Pick<Server, 'sealer' | 'outbound' | 'clock'>

const silent = (): WorkFailed => new WorkFailed({ problem: 'providerSilent', values: {}, isFinal: false })

const prepare = async (server: Issuing, step: Step, { invoice: id, by }: PayloadOf<'invoice'>) => {
  const stored = isStoredId(id) ? ((await loadDocument(step.tx, vatInvoice, id)) as Invoice | null) : null
  // Done meanwhile, or deleted.
  if (!stored || !isSending(stored)) return nothingToDo
  const scope = await scopeOfWork(step, by, server.sealer)
  return sendingOf(scope, await beginUpload(scope, id, []))
}

const withinMs = 60_000
/** Behind what people send at this moment; together with the question less than the kind of work may take. */
const turnMs = 20_000

export const issueWork = (server: () => Issuing): Handler =>
  inThreeSteps<PayloadOf<'invoice'>, Sending, { outcome: IssueOutcome }>({
    before: (step, { payload }) => prepare(server(), step, payload),
    async effect(_, { asking, attempt }) {
      const { template, series, date } = attempt.invoice
      const wanted = {
        series: `${asking.tenant} ${template} ${series}`,
        day: date,
        most: adapters[asking.provider].atOnce,
      }
      const turn = await seriesLines.take(wanted, AbortSignal.timeout(turnMs))
      if (!turn) throw silent()
      turn.begun()
      const outcome = await issueAt(server(), asking, { attempt, mayHaveArrived: true, withinMs }).finally(turn.leave)
      if (outcome.kind === 'inDoubt') throw silent()
      return { outcome }
    },
    async after(step, { payload }, { prepared, result }) {
      const found = await endSending(await scopeOfWork(step, payload.by, server().sealer), prepared, result.outcome)
      // It was issued, and cannot be written down: people must see to it.
      if (found && result.outcome.kind === 'issued')
        throw new WorkFailed({ problem: found.message, values: found.values ?? {}, isFinal: false })
    },
  })
