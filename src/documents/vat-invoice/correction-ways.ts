/** What may be done about an issued invoice that is wrong: the rows of the law, and what the invoice itself rules out. Pure. */
import {
  KEPT_SINCE,
  law,
  periods,
  wayNames,
  type LawRow,
  type Mistake,
  type Paper,
  type Period,
  type WayName,
} from './correction-law.ts'
import { isOfCashRegister } from './series.ts'
import { adjustingKind, replacingKind } from './shape.ts'

/** What the answer depends on. */
export interface WrongInvoice {
  mistake: Mistake
  /** The day of the invoice, and the day on which it is put right. */
  date: string
  today: string
  state: 'pending' | 'sending' | 'issued' | 'cancelled' | 'replaced'
  /** `C26TAA`. */
  series: string
  /** The invoice has a buyer who can agree in writing. */
  hasTaxId: boolean
  /** A provider has issued it; else the program alone knows of it. */
  isOutside: boolean
  /** Default: the buyer has it. */
  isUndelivered?: boolean
  kind: number | null
  /** An issued invoice adjusts it. */
  isAdjusted: boolean
}

/**
 * - `advised`: the only way, or the usual one
 * - `allowed`: one of several
 * - `recorded`: no more than writing down what was done outside, under earlier law
 * - `no`: not possible
 */
export type May = 'advised' | 'allowed' | 'recorded' | 'no'

export interface Way {
  way: WayName
  may: May
  /** Catalogue key behind `correction.reason.`. */
  reason: string
  /** The text of the law; empty where the program's own rules decide. */
  source: string
  paper: Paper | null
}

const isOn = ({ from, to }: Period, day: string): boolean => from <= day && (to === null || day <= to)
export const periodOn = (day: string): Period | undefined => periods.find((one) => isOn(one, day))

const hasCode = (series: string): boolean => series.startsWith('C')

const rowFor = (wrong: WrongInvoice, period: Period): LawRow | undefined =>
  law.find(
    (row) =>
      row.period === period &&
      row.mistakes.includes(wrong.mistake) &&
      (row.only !== 'cashRegister' || isOfCashRegister(wrong.series)) &&
      (row.only !== 'undelivered' || (wrong.isUndelivered === true && hasCode(wrong.series))),
  )

const no = (way: WayName, reason: string): Way => ({ way, may: 'no', reason, source: '', paper: null })

/** The correction goes on the way it has begun. */
const begunOf = ({ kind, isAdjusted }: WrongInvoice): 'replace' | 'adjust' | null => {
  if (kind === replacingKind) return 'replace'
  return isAdjusted || kind === adjustingKind ? 'adjust' : null
}

const paperOf = (way: WayName, { hasTaxId }: WrongInvoice, { mustAgree }: Period): Paper => {
  if (way === 'notice') return 'told'
  if (way === 'cancel') return 'form'
  if (!mustAgree) return 'ifWished'
  return hasTaxId ? 'agreement' : 'told'
}

const cancelling = (wrong: WrongInvoice): Way | null => {
  // The invoices that adjust it would have nothing to adjust.
  if (!wrong.isOutside)
    return wrong.isAdjusted
      ? no('cancel', 'hasAdjusting')
      : { way: 'cancel', may: 'allowed', reason: 'notSent', source: '', paper: null }
  if (wrong.date >= KEPT_SINCE || wrong.today < KEPT_SINCE) return null
  return { way: 'cancel', may: 'recorded', reason: 'cancelledOutside', source: '', paper: null }
}

const wayOf = (way: WayName, wrong: WrongInvoice, { row, period }: { row: LawRow; period: Period }): Way => {
  const isInLaw = row.ways.includes(way)
  if (way === 'cancel' && !(isInLaw && wrong.isOutside))
    return cancelling(wrong) ?? { ...no(way, 'taxOfficeHas'), source: row.source }
  const begun = way === 'replace' || way === 'adjust' ? begunOf(wrong) : null
  const isOther = begun !== null && begun !== way
  const corrects = row.ways.some((one) => one === 'replace' || one === 'adjust')
  if (isOther && corrects) return no(way, begun === 'replace' ? 'sameReplaced' : 'sameAdjusted')
  const goesOn = begun === way && corrects
  if (!isInLaw && !goesOn) return { ...no(way, row.reason), source: row.source }
  return {
    way,
    may: row.ways.length === 1 || goesOn ? 'advised' : 'allowed',
    reason: goesOn ? (way === 'replace' ? 'sameReplaced' : 'sameAdjusted') : row.reason,
    source: row.source,
    paper: paperOf(way, wrong, period),
  }
}

/** Every way, each with its verdict, in their order; all `no` where nothing of these can be done. */
export const waysFor = (wrong: WrongInvoice): readonly Way[] => {
  if (wrong.state !== 'issued') return wayNames.map((way) => no(way, wrong.state))
  const period = periodOn(wrong.today)
  const row = period && periodOn(wrong.date < wrong.today ? wrong.date : wrong.today) && rowFor(wrong, period)
  return wayNames.map((way) => (row ? wayOf(way, wrong, { row, period }) : no(way, 'unknownLaw')))
}
