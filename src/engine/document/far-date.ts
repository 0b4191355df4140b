/** A date that is probably mistyped: long ago, or long before its day. */
import { addDays, daysBetween, showDay, type Day } from '#kernel/day.ts'
import { warning, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { isInForce, isVoid } from '#model/state.ts'
import type { Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'

const daysAhead = 31
const daysBack = 366

export const isFar = ({ today }: Pick<Scope, 'today'>, date: Day): boolean =>
  date > addDays(today, daysAhead) || date < addDays(today, -daysBack)

/**
 * Asked where the date is new or changed, and never about drafts and openings. A draft that is posted has a new date:
 * nobody was asked about it before.
 */
export const farDateProblems = (
  scope: Pick<Scope, 'today'>,
  { lifecycle, opens }: AnyDocument,
  { before, draft }: { before: Stored | null; draft: Stored },
): Problem[] => {
  const { date } = draft
  if (!date || opens || draft.draft || isVoid(lifecycle, draft)) return []
  if (before && isInForce(lifecycle, before) && before.date === date) return []
  if (!isFar(scope, date)) return []
  const days = Math.abs(daysBetween(scope.today, date))
  return [warning('date', 'dateFar', { date: showDay(date), days: String(days) })]
}
