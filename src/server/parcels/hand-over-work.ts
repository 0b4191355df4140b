/** What became of a parcel that a carrier was asked to take and did not answer about, as work in three steps. */
import { loadDocument } from '#engine/store/store.ts'
import { isStoredId } from '#engine/columns.ts'
import { shipment } from '#documents/shipment/index.ts'
import type { Server } from '../call/call.ts'
import { scopeOfWork } from '../issuing/scopes.ts'
import { createAt } from '../shipping/carriers/carrier.effect.ts'
import type { CreateOutcome } from '../shipping/create-once.ts'
import { inThreeSteps, nothingToDo, WorkFailed, type Handler, type PayloadOf, type Step } from '../work/handler.ts'
import { openParcel, type Parcel } from './parcel.ts'
import { endHandOver, isPending, sendingOf, type Sending } from './sending.ts'

type Asking = Pick<Server, 'sealer' | 'outbound' | 'clock'>

const silent = (): WorkFailed => new WorkFailed({ problem: 'carrierSilent', values: {}, isFinal: false })

const prepare = async (server: Asking, step: Step, { parcel: id, by }: PayloadOf<'handover'>) => {
  const stored = isStoredId(id) ? await loadDocument(step.tx, shipment, id) : null
  // Done meanwhile, or taken back.
  if (!stored || !isPending(stored as unknown as Parcel)) return nothingToDo
  const scope = await scopeOfWork(step, by, server.sealer)
  return sendingOf(scope, await openParcel(scope, id), { bill: '', mayHaveArrived: true })
}

const withinMs = 60_000

export const handOverWork = (server: () => Asking): Handler =>
  inThreeSteps<PayloadOf<'handover'>, Sending, { outcome: CreateOutcome }>({
    before: (step, { payload }) => prepare(server(), step, payload),
    async effect(_, { asking, parcel }) {
      const outcome = await createAt(server(), asking, { parcel, mayHaveArrived: true, withinMs })
      if (outcome.kind === 'inDoubt') throw silent()
      return { outcome }
    },
    async after(step, { payload }, { prepared, result }) {
      await endHandOver(await scopeOfWork(step, payload.by, server().sealer), prepared, result.outcome)
    },
  })
