/** How the program's own work asks a provider to issue: when its turn in the series has come, beside what people send. */
import type { Server } from '../call/call.ts'
import type { IssueOutcome } from '../invoicing/issue-once.ts'
import { adapters } from '../invoicing/providers/index.ts'
import { issueAt } from '../invoicing/providers/provider.effect.ts'
import { alone } from './alone.ts'
import type { Sending } from './sending.ts'

const withinMs = 60_000
/** Together with the question less than the kind of work may take. */
const turnMs = 20_000

/** In doubt, too, if its turn does not come: it is marked as being sent. */
export const askInLine = (
  server: Pick<Server, 'outbound' | 'clock' | 'invoiceTurns'>,
  { id, asking, attempt, mayHaveArrived }: Sending,
): Promise<IssueOutcome> =>
  alone(`${asking.tenant} ${id}`, async (hasWaited) => {
    const { template, series, date } = attempt.invoice
    const wanted = {
      tenant: asking.tenant,
      invoice: id,
      series: `${template} ${series}`,
      day: date,
      most: adapters[asking.provider].atOnce,
    }
    const turn = await server.invoiceTurns.take(wanted, AbortSignal.timeout(turnMs))
    if (!turn) return { kind: 'inDoubt' }
    turn.begun()
    const issuing = { attempt, mayHaveArrived: mayHaveArrived || hasWaited || server.invoiceTurns.areShared, withinMs }
    return issueAt(server, asking, issuing).finally(turn.leave)
  })
