import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'

/** The date of a document made from others: today, but not before the dates of its sources (contract documents §6). */
export const madeOn = (sources: readonly { date: Day }[], { today }: { today: Day }): Day =>
  sources.reduce((latest, { date }) => (latest < date ? date : latest), today)

interface Source {
  partner: string | null
  currency: string | null
  exchangeRate: Decimal | null
}
/** One document has one partner and one currency, so all its sources must have them. */
export const sourcesDiffer = ([first, ...others]: readonly Source[]): Problem[] =>
  others.some(
    (one) =>
      one.partner !== first!.partner || one.currency !== first!.currency || one.exchangeRate !== first!.exchangeRate,
  )
    ? [problem('', 'sourcesDiffer')]
    : []
