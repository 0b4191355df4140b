/**
 * Drives one attempt to issue an invoice to what became of it. It never says that an invoice was not issued while it may
 * have been, and sends the same content again only with the same key.
 */
import type { OutboundTimes } from '../outbound/question.ts'
import type { Attempt, Desk, InvoiceAdapter, Issued, ProviderRefusal, Unclear } from './provider.ts'

/** Nobody can tell now; whoever holds the key can ask again. */
interface InDoubt {
  kind: 'inDoubt'
}
/** `refused` with an empty text: it certainly was not issued, and the provider has not said why. */
export type IssueOutcome = Issued | ProviderRefusal | InDoubt

export interface IssueRequest {
  adapter: InvoiceAdapter
  desk: Desk
  attempt: Attempt
  /** It was sent before, and what became of it is not known. */
  mayHaveArrived: boolean
  /** Everything together; of this some is kept for asking what became of it. */
  withinMs: number
}

const inDoubt: InDoubt = { kind: 'inDoubt' }
const notIssued: ProviderRefusal = { kind: 'refused', text: '' }
/** A number that others took at the same moment is free after a few. */
const mostSends = 3
const shareOfSending = 0.6
const leastMs = 50

/** A desk whose questions end in time. */
const deskWithin = (desk: Desk, leftMs: () => number): Desk => ({
  ...desk,
  ask: (question) => {
    const left = Math.max(leastMs, Math.floor(leftMs()))
    const { firstByteMs = left, wholeMs = left, ...times }: Partial<OutboundTimes> = question.times ?? {}
    const cut = { firstByteMs: Math.min(firstByteMs, left), wholeMs: Math.min(wholeMs, left) }
    return desk.ask({ ...question, times: { ...times, ...cut } })
  },
})

interface Driving {
  find(): Promise<Issued | { kind: 'none' } | Unclear>
  issue(): Promise<Issued | ProviderRefusal | Unclear>
  hasTime(): boolean
}

const drivingOf = ({ adapter, desk, attempt, withinMs }: IssueRequest): Driving => {
  const end = desk.now().getTime() + withinMs
  const left = () => end - desk.now().getTime()
  return {
    find: () =>
      adapter.find(
        deskWithin(desk, () => left()),
        attempt,
      ),
    issue: () =>
      adapter.issue(
        deskWithin(desk, () => left() * shareOfSending),
        attempt,
      ),
    hasTime: () => left() > leastMs,
  }
}

/** What is certain after one sending; `again` if it may be sent again. */
const afterSending = async (
  driving: Driving,
  sent: ProviderRefusal | Unclear,
  wasLost: boolean,
): Promise<IssueOutcome | 'again'> => {
  const isRefused = sent.kind === 'refused'
  if (isRefused && sent.isPassing && !sent.isKnownKey) return 'again'
  // What was never sent, or refused, leaves nothing to find, unless an earlier sending may have arrived.
  if (!wasLost && isRefused && !sent.isKnownKey) return sent
  if (!wasLost && !isRefused && sent.fate === 'unsent') return notIssued
  const found = await driving.find()
  if (found.kind === 'issued') return found
  if (found.kind === 'unclear') return inDoubt
  // Known there, and not to be found: it is on its way.
  if (isRefused) return sent.isKnownKey ? inDoubt : sent
  return 'again'
}

/** Never throws for what a provider does. */
export const issueOnce = async (request: IssueRequest): Promise<IssueOutcome> => {
  const driving = drivingOf(request)
  let wasLost = request.mayHaveArrived
  if (wasLost) {
    const found = await driving.find()
    if (found.kind === 'issued') return found
    if (found.kind === 'unclear') return inDoubt
  }
  let refusal = notIssued
  for (let sends = 0; sends < mostSends && driving.hasTime(); sends += 1) {
    const sent = await driving.issue()
    if (sent.kind === 'issued') return sent
    wasLost ||= sent.kind === 'unclear' && sent.fate === 'lost'
    refusal = sent.kind === 'refused' ? sent : notIssued
    const outcome = await afterSending(driving, sent, wasLost)
    if (outcome !== 'again') return outcome
  }
  // A sending that nobody answered may still be worked on, although the provider does not know the key yet.
  return wasLost ? inDoubt : refusal
}
