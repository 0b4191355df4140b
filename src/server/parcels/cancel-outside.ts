/** A parcel that its carrier has not fetched yet is cancelled there first (contract amendments 75). */
import { tryingOut } from '#engine/document/trying-out.ts'
import type { Scope } from '#engine/scope.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { Place } from '../call/call.ts'
import type { KnownParcel } from '../shipping/carrier.ts'
import { cancelAt, type AskingCarrier } from '../shipping/carriers/carrier.effect.ts'
import { moveParcel, type Move } from './moves.ts'
import { openParcel } from './parcel.ts'
import { adapterOf, askingAbout } from './watch.ts'

export interface ToCancel {
  asking: AskingCarrier
  parcel: KnownParcel
}

/** What the carrier is asked before the move; null where nobody is. Throws Refused with what the move itself would be refused for. */
export const cancelToAsk = async (scope: Scope, move: Move): Promise<ToCancel | null> => {
  if (move.to !== 'cancelled') return null
  const parcel = await openParcel(scope, move.id)
  const adapter = await adapterOf(scope, parcel.id)
  if (adapter === null) return null
  await tryingOut(scope, () => moveParcel(scope, move))
  const asking = await askingAbout(scope, parcel, adapter)
  if (!asking) throw new Refused([problem('', 'carrierSilent')])
  return { asking, parcel: { trackingCode: parcel.trackingCode ?? '', shipNumber: parcel.number } }
}

/** Null: it is cancelled there, or nobody had to be asked. */
export const cancelThere = async ({ server }: Place, asked: ToCancel | null): Promise<Problem | null> =>
  asked && cancelAt(server, asked.asking, asked.parcel)
