/** Asks a carrier on behalf of a tenant. Whoever calls has no transaction open meanwhile. */
import { problem, type Problem } from '#kernel/problem.ts'
import type { CarrierAdapter } from '#model/carrier.ts'
import type { UnknownKey, ProviderFile, ProviderRefusal, Unclear } from '../../asking/desk.ts'
import { deskAt, type Asker, type Asking } from '../../asking/desk.effect.ts'
import { deskWithin } from '../../asking/once.ts'
import type { CarrierAccount, CarrierDesk, KnownParcel, ParcelNews, ParcelRoute, Quotes } from '../carrier.ts'
import { createOnce, type CreateOutcome, type CreateRequest } from '../create-once.ts'
import { carriers } from './index.ts'

export interface AskingCarrier extends Asking<CarrierAccount> {
  adapter: CarrierAdapter
}

const deskOf = (asker: Asker, asking: AskingCarrier, withinMs: number): CarrierDesk => {
  const desk = deskAt(asker, asking, carriers[asking.adapter])
  const end = asker.clock.now().getTime() + withinMs
  return deskWithin(desk, () => end - asker.clock.now().getTime())
}

/** What a carrier said, or that it said nothing that could be read. */
const carrierProblem = (answer: ProviderRefusal | Unclear, silent = 'carrierSilent'): Problem =>
  answer.kind === 'refused' && answer.text ? problem('', 'providerSays', { text: answer.text }) : problem('', silent)

/** All questions of one thing together. */
const usualMs = 60_000
/** Somebody waits for the prices of all carriers. */
const quoteMs = 9_800

/** Null if the account can be used. Nothing is made. */
export const testCarrier = async (asker: Asker, asking: AskingCarrier): Promise<Problem | null> => {
  const answer = await carriers[asking.adapter].test(deskOf(asker, asking, usualMs))
  return answer.kind === 'ok' ? null : carrierProblem(answer, 'providerAway')
}

export const quotesAt = async (asker: Asker, asking: AskingCarrier, route: ParcelRoute): Promise<Quotes | Problem> => {
  const answer = await carriers[asking.adapter].quote(deskOf(asker, asking, quoteMs), route)
  return answer.kind === 'quotes' ? answer : carrierProblem(answer)
}

export const createAt = (
  asker: Asker,
  asking: AskingCarrier,
  creating: Pick<CreateRequest, 'parcel' | 'mayHaveArrived' | 'withinMs'>,
): Promise<CreateOutcome> => {
  const adapter = carriers[asking.adapter]
  return createOnce({ ...creating, adapter, desk: deskAt(asker, asking, adapter) })
}

/** Null: the carrier cannot be asked, and what it tells by itself is all there is. */
export const newsAt = async (
  asker: Asker,
  asking: AskingCarrier,
  { parcel, withinMs }: { parcel: KnownParcel; withinMs: number },
): Promise<ParcelNews | UnknownKey | Problem | null> => {
  const { status } = carriers[asking.adapter]
  if (!status) return null
  const answer = await status(deskOf(asker, asking, withinMs), parcel)
  return answer.kind === 'news' || answer.kind === 'none' ? answer : carrierProblem(answer)
}

/** Null if the carrier has cancelled it. */
export const cancelAt = async (asker: Asker, asking: AskingCarrier, parcel: KnownParcel): Promise<Problem | null> => {
  const answer = await carriers[asking.adapter].cancel(deskOf(asker, asking, usualMs), parcel)
  return answer.kind === 'ok' ? null : carrierProblem(answer)
}

/** Null: the carrier has no label as a file. */
export const labelAt = async (
  asker: Asker,
  asking: AskingCarrier,
  parcel: KnownParcel,
): Promise<ProviderFile | Problem | null> => {
  const { label } = carriers[asking.adapter]
  if (!label) return null
  const answer = await label(deskOf(asker, asking, usualMs), parcel)
  return answer.kind === 'file' ? answer : carrierProblem(answer)
}
