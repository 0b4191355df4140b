/** What carriers told of a parcel is made true of it: its state, its day, its fee, its way (contract amendments 69). */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { enqueue } from '#engine/work.ts'
import { noteOf, storedProblems, storedText } from '#engine/stored-text.ts'
import { addDays, dayIn, showDay, type Day } from '#kernel/day.ts'
import { showNumber } from '#kernel/number-format.ts'
import { Refused } from '#kernel/problem.ts'
import { feePayer, type CarrierAdapter } from '#model/carrier.ts'
import { afterEvents, wholeOf, type StateAt } from '#model/shipment-events.ts'
import { shipmentStateFacts, type ShipmentState } from '#model/shipment-state.ts'
import { carriers } from '../shipping/carriers/index.ts'
import { eventsAbout, voidStatement, workedStatement, type CarrierEvent } from './carrier-events.ts'
import { openParcel, saveParcel, stateNow, stepStatement, type Parcel, type ParcelValues } from './parcel.ts'
import { isPending, writeTaken } from './sending.ts'
import { figuresTold, watchedOf, watchMoved, watchStatement, type ParcelWatch } from './watch.ts'

const posts = ({ state }: StateAt): boolean => shipmentStateFacts[state].posts
type WithState = CarrierEvent & StateAt
const hasState = (event: CarrierEvent): event is WithState => event.state !== null
const isRepeated = (event: CarrierEvent, earlier: readonly CarrierEvent[]): boolean =>
  earlier.some(({ stateCode, at }) => stateCode === event.stateCode && at?.getTime() === event.at?.getTime())

interface Told {
  parcel: Parcel
  watched: ParcelWatch
  /** What holds of earlier, and what is new. */
  known: readonly CarrierEvent[]
  fresh: readonly CarrierEvent[]
  /** What the carrier said when it was asked. */
  answer: CarrierEvent | null
}

interface Target {
  to: StateAt
  /** The parcel may be in a state that moves money, which the carrier must confirm first. */
  asks: boolean
}

/** A part that comes back may be a parcel of its own at the carrier: what it costs and collects is not said of ours. */
const isOfPart = ({ trackingCode }: Parcel, event: CarrierEvent): boolean =>
  event.isPartial && event.trackingCode !== '' && event.trackingCode !== trackingCode

const isPartial = ({ parcel, known, fresh }: Pick<Told, 'parcel' | 'known' | 'fresh'>): boolean =>
  parcel.isPartial === true || [...known, ...fresh].some((event) => event.isPartial)

/** Nothing takes back what was delivered in part: what goes back is the rest. */
const withParts = (told: Told): Told => {
  const partly = isPartial(told)
  const read = (event: CarrierEvent): CarrierEvent =>
    isOfPart(told.parcel, event)
      ? { ...event, state: event.state && 'delivered', fee: null, cod: null }
      : { ...event, state: event.state && wholeOf(event.state, partly) }
  const { known, fresh, answer } = told
  return { ...told, known: known.map(read), fresh: fresh.map(read), answer: answer && read(answer) }
}

/** States that move money count when the carrier, asked, says them too; of one that cannot be asked at once. */
const targetOf = (from: StateAt, { watched, known, fresh, answer }: Told): Target => {
  const all = [...known, ...fresh].filter(hasState)
  const isTrusted = (event: StateAt): boolean =>
    !posts(event) ||
    carriers[watched.adapter].status === null ||
    event.state === answer?.state ||
    event.state === from.state
  const to = afterEvents(from, all.filter(isTrusted))
  const further = afterEvents(to, all)
  return { to, asks: further.state !== to.state && posts(further) }
}

/** The day on which it came to its state; not before it was handed over, nor on a day that is closed. */
const dayOf = (scope: Scope, parcel: Parcel, at: Date | null): { day: Day; isMoved: boolean } => {
  const { settings, today, now } = scope
  const there = dayIn(settings.timeZone, at ?? now)
  const past = there > today ? today : there
  const day = past < parcel.date ? parcel.date : past
  const isMoved = settings.lockDate !== '' && day <= settings.lockDate
  return { day: isMoved ? addDays(settings.lockDate as Day, 1) : day, isMoved }
}

const isFeeFixed = async (scope: Scope, parcel: Parcel): Promise<boolean> => {
  const { lockDate } = scope.settings
  if (lockDate !== '' && parcel.deliveredDate !== null && parcel.deliveredDate <= lockDate) return true
  const rows = await scope.tx.query(
    sql`select from debt_entry e where ${sql.ours('e')} and e.document_id = ${parcel.id} and e.side = 'carrierFee' and e.settled <> 0 limit 1`,
  )
  return rows.length > 0
}

/** What is new and not older than what was told of it before; what says no time is told now. */
const newsOf = ({ known, fresh }: Told, name: 'fee' | 'cod' | 'weight'): CarrierEvent | undefined => {
  const withFigure = (events: readonly CarrierEvent[], timeless: number) =>
    events.filter((event) => event[name] !== null).map((event) => ({ event, time: event.at?.getTime() ?? timeless }))
  const all = [...withFigure(known, -Infinity), ...withFigure(fresh, Infinity)]
  const last = all.toSorted((a, b) => (a.time === b.time ? 0 : a.time - b.time)).at(-1)?.event
  return last && fresh.includes(last) ? last : undefined
}

const shown = (value: Parameters<typeof showNumber>[0]): string => showNumber(value, { language: 'vi' })

interface Changes {
  values: ParcelValues
  notes: string[]
}

const feeChanges = async (scope: Scope, told: Told): Promise<Changes> => {
  const { parcel } = told
  const fee = newsOf(told, 'fee')?.fee ?? null
  if (fee === null || parcel.feePayer !== feePayer.shop || fee === parcel.carrierFee) return { values: {}, notes: [] }
  const note = storedText('parcel.feeTold', { fee: shown(fee) })
  return (await isFeeFixed(scope, parcel)) ? { values: {}, notes: [note] } : { values: { carrierFee: fee }, notes: [] }
}

const codNotes = (told: Told): string[] => {
  const { parcel, watched } = told
  const cod = newsOf(told, 'cod')?.cod ?? null
  const reported = cod === parcel.codAmount ? null : cod
  if (cod === null || reported === watched.codReported) return []
  return reported === null
    ? []
    : [storedText('parcel.codTold', { cod: shown(reported), agreed: shown(parcel.codAmount) })]
}

/** Whatever becomes of them here, they are compared with what was promised. */
const keepFigures = async (scope: Scope, told: Told): Promise<void> => {
  const { parcel } = told
  const of = <N extends 'fee' | 'cod' | 'weight'>(name: N): CarrierEvent[N] | null => newsOf(told, name)?.[name] ?? null
  const fee = parcel.feePayer === feePayer.shop ? of('fee') : null
  await scope.tx.query(figuresTold(parcel.id, { fee, cod: of('cod'), weight: of('weight') }))
}

/** Saves it; what the ledgers or a rule refuse is noted, and nothing is lost. */
const saved = async (scope: Scope, parcel: Parcel, values: ParcelValues): Promise<string | null> => {
  try {
    await scope.tx.savepoint(() => saveParcel(scope, parcel.id, values))
    return null
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return storedText('parcel.refused', { text: storedProblems(error.problems) })
  }
}

interface Moved {
  state: ShipmentState
  notes: string[]
}

const move = async (scope: Scope, told: Told, from: StateAt, target: Target): Promise<Moved> => {
  const { parcel } = told
  const { to } = target
  const fee = await feeChanges(scope, told)
  const notes = [...fee.notes, ...codNotes(told)]
  await keepFigures(scope, told)
  const isMoving = to.state !== from.state
  const { day, isMoved } = dayOf(scope, parcel, to.at)
  const isDated = posts(to) && (isMoving || (to.at !== from.at && day !== parcel.deliveredDate))
  const becomesPartial = isPartial(told) && parcel.isPartial !== true
  if (becomesPartial) notes.push(storedText('parcel.partTold'))
  const values: ParcelValues = {
    ...fee.values,
    ...(becomesPartial && { isPartial: true }),
    ...(isMoving && { shipStatus: shipmentStateFacts[to.state].value, deliveredDate: null }),
    ...(isDated && { deliveredDate: day }),
  }
  const refusal = Object.keys(values).length > 0 ? await saved(scope, parcel, values) : null
  if (refusal !== null) return { state: from.state, notes: [...notes, refusal] }
  if (isDated && isMoved) notes.push(storedText('parcel.dayClosed', { date: showDay(day) }))
  const stays = isMoving || to.at !== from.at ? to : from
  await scope.tx.query(watchMoved(parcel.id, { ...stays, now: scope.now }))
  return { state: to.state, notes }
}

/** Each thing that was told is a line of its way, the figures beside the last. */
const tell = async (scope: Scope, told: Told, { moved, asks }: { moved: Moved; asks: boolean }): Promise<void> => {
  const fresh = told.fresh.filter(
    (event, index) => !event.isTold && !isRepeated(event, [...told.known, ...told.fresh.slice(0, index)]),
  )
  const user = scope.user.displayName
  const read = withParts({ ...told, fresh }).fresh.map(({ state }) => state)
  const lines = fresh.map(({ state: said, stateCode, reason }, index) => {
    const state = read[index]!
    return {
      state: state ?? moved.state,
      notes: [
        ...(said && said !== state ? [storedText('parcel.restTold', { state: shipmentStateFacts[said].label })] : []),
        ...(said === null && stateCode ? [stateCode] : []),
        ...(reason ? [reason] : []),
        ...(state && state !== moved.state && asks && posts({ state, at: null })
          ? [storedText('parcel.waitsForCarrier')]
          : []),
      ],
    }
  })
  if (moved.notes.length > 0) {
    if (lines.length === 0) lines.push({ state: moved.state, notes: [] })
    lines.at(-1)!.notes.push(...moved.notes)
  }
  await scope.tx.batch(
    lines.map(({ state, notes }) => stepStatement(scope, told.parcel.id, { state, note: noteOf(notes), user })),
  )
}

const ask = (scope: Scope, { id, number }: Parcel): Promise<void> =>
  enqueue(scope, { kind: 'parcelNews', key: id, record: id, about: number, payload: { parcel: id } })

const applyTold = async (scope: Scope, told: Told): Promise<void> => {
  const { parcel, watched, fresh, answer } = told
  const read = withParts(told)
  const state = await stateNow(scope, parcel)
  const from: StateAt = { state, at: watched.stateAt }
  // What is settled is over; it is told, and no more.
  const target = state === 'reconciled' ? { to: from, asks: false } : targetOf(from, read)
  const asks = target.asks && answer === null
  await tell(scope, told, { moved: await move(scope, read, from, target), asks })
  await scope.tx.query(workedStatement(scope, fresh, parcel.id))
  if (asks) await ask(scope, parcel)
}

/** A parcel that may have been made is one now: its carrier speaks of it. */
const taken = async (scope: Scope, parcel: Parcel, fresh: readonly CarrierEvent[]): Promise<Parcel | null> => {
  if (!isPending(parcel)) return parcel
  const trackingCode = fresh.find((event) => event.trackingCode !== '')?.trackingCode
  if (!trackingCode) return null
  await writeTaken(scope, parcel, { trackingCode, fee: null, expectedDate: null })
  return openParcel(scope, parcel.id)
}

/** Of parcels that people handed over the carrier may tell, too. */
const watchedNow = async (scope: Scope, parcel: string, adapter: CarrierAdapter): Promise<ParcelWatch> => {
  const found = await watchedOf(scope, parcel)
  if (found) return found
  await scope.tx.query(watchStatement(parcel, adapter))
  return { adapter, stateAt: null, codReported: null }
}

/** What came by itself. */
export const applyEvents = async (
  scope: Scope,
  { parcel: id, adapter }: { parcel: string; adapter: CarrierAdapter },
  fresh: readonly CarrierEvent[],
): Promise<void> => {
  const parcel = await taken(scope, await openParcel(scope, id), fresh)
  if (parcel === null) {
    await scope.tx.query(workedStatement(scope, fresh, id))
    return
  }
  const watched = await watchedNow(scope, id, adapter)
  const { known } = await eventsAbout(scope.tx, id)
  await applyTold(scope, { parcel, watched, known, fresh, answer: null })
}

/** What was said when it was asked wins over what came by itself; `scope`'s transaction has stored it. */
export const applyAnswer = async (scope: Scope, id: string): Promise<void> => {
  const parcel = await openParcel(scope, id)
  const watched = await watchedOf(scope, id)
  const { known, fresh } = await eventsAbout(scope.tx, id)
  const answer = fresh.at(-1) ?? null
  if (!watched || !answer) return
  const partly = isPartial({ parcel, known, fresh })
  const said = answer.state && wholeOf(answer.state, partly)
  const denied = known.filter((event) => hasState(event) && posts(event) && wholeOf(event.state, partly) !== said)
  if (answer.state !== null && denied.length > 0) await scope.tx.query(voidStatement(denied))
  const holds = answer.state === null ? known : known.filter((event) => !denied.includes(event))
  await applyTold(scope, { parcel, watched, known: holds, fresh, answer })
}
