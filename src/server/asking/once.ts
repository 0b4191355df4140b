/**
 * Drives what must be done once (an invoice, a parcel) to what became of it. It never says that it was not done while it
 * may have been, and sends the same content again only with the same key.
 */
import type { OutboundTimes } from '../outbound/question.ts'
import type { AskingDesk, UnknownKey, OutsideAccount, ProviderRefusal, Unclear } from './desk.ts'

/** Nobody can tell now; whoever holds the key can ask again. */
export interface InDoubt {
  kind: 'inDoubt'
}
type Undone = ProviderRefusal | Unclear | UnknownKey | InDoubt

export interface Once<D extends { kind: string }, K extends AskingDesk<OutsideAccount>> {
  desk: K
  send(desk: K): Promise<D | ProviderRefusal | Unclear>
  /** What became of it, by its key. */
  find(desk: K): Promise<D | UnknownKey | Unclear>
  /** The request was sent before, and what became of it is not known. */
  mayHaveArrived: boolean
  /** Everything together; of this some is kept for asking what became of it. */
  withinMs: number
}

const inDoubt: InDoubt = { kind: 'inDoubt' }
/** With an empty text: it certainly was not done, and nobody has said why. */
const notDone: ProviderRefusal = { kind: 'refused', text: '' }
/** A number that others took at the same moment is free after a few. */
const mostSends = 3
const shareOfSending = 0.6
const leastMs = 50

const undone: readonly Undone['kind'][] = ['refused', 'unclear', 'none', 'inDoubt']
const isDone = <D extends { kind: string }>(one: D | Undone): one is D => !undone.some((kind) => kind === one.kind)

/** A desk whose questions end in time. */
export const deskWithin = <K extends AskingDesk<OutsideAccount>>(desk: K, leftMs: () => number): K => ({
  ...desk,
  ask: (question) => {
    const left = Math.max(leastMs, Math.floor(leftMs()))
    const { firstByteMs = left, wholeMs = left, ...times }: Partial<OutboundTimes> = question.times ?? {}
    const cut = { firstByteMs: Math.min(firstByteMs, left), wholeMs: Math.min(wholeMs, left) }
    return desk.ask({ ...question, times: { ...times, ...cut } })
  },
})

interface Driving<D> {
  find(): Promise<D | UnknownKey | Unclear>
  send(): Promise<D | ProviderRefusal | Unclear>
  hasTime(): boolean
}

const drivingOf = <D extends { kind: string }, K extends AskingDesk<OutsideAccount>>(once: Once<D, K>): Driving<D> => {
  const { desk, withinMs } = once
  const end = desk.now().getTime() + withinMs
  const left = () => end - desk.now().getTime()
  return {
    find: () => once.find(deskWithin(desk, left)),
    send: () => once.send(deskWithin(desk, () => left() * shareOfSending)),
    hasTime: () => left() > leastMs,
  }
}

/** What is certain after one sending; `again` if it may be sent again. */
const afterSending = async <D extends { kind: string }>(
  driving: Driving<D>,
  sent: ProviderRefusal | Unclear,
  wasLost: boolean,
): Promise<D | ProviderRefusal | InDoubt | 'again'> => {
  const isRefused = sent.kind === 'refused'
  if (isRefused && sent.isPassing && !sent.isKnownKey) return 'again'
  // What was never sent, or refused, leaves nothing to find, unless an earlier sending may have arrived.
  if (!wasLost && isRefused && !sent.isKnownKey) return sent
  if (!wasLost && !isRefused && sent.fate === 'unsent') return notDone
  const found = await driving.find()
  if (isDone(found)) return found
  if (found.kind === 'unclear') return inDoubt
  // Known there, and not to be found: it is on its way.
  if (isRefused) return sent.isKnownKey ? inDoubt : sent
  return 'again'
}

/** Never throws for what the other side does. */
export const doOnce = async <D extends { kind: string }, K extends AskingDesk<OutsideAccount>>(
  once: Once<D, K>,
): Promise<D | ProviderRefusal | InDoubt> => {
  const driving = drivingOf(once)
  let wasLost = once.mayHaveArrived
  if (wasLost) {
    const found = await driving.find()
    if (isDone(found)) return found
    if (found.kind === 'unclear') return inDoubt
  }
  let refusal = notDone
  for (let sends = 0; sends < mostSends && driving.hasTime(); sends += 1) {
    const sent = await driving.send()
    if (isDone(sent)) return sent
    wasLost ||= sent.kind === 'unclear' && sent.fate === 'lost'
    refusal = sent.kind === 'refused' ? sent : notDone
    const outcome = await afterSending(driving, sent, wasLost)
    if (outcome !== 'again') return outcome
  }
  // A sending that nobody answered may still be worked on, although the key is not known there yet.
  return wasLost ? inDoubt : refusal
}
