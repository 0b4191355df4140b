/** A date that is probably mistyped: long ago, or long before its day. */
import { addDays, daysBetween, showDay } from '#kernel/day.ts'
import { warning, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { isInForce, isVoid } from '#model/state.ts'
import type { Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'

const daysAhead = 31
const daysBack = 366

/**
 * Asked where the date is new or changed, and never about drafts and openings. A draft that is posted has a new date:
 * nobody was asked about it before.
 */
export const farDateProblems = (
  { today }: Pick<Scope, 'today'>,
  { lifecycle, opens }: AnyDocument,
  { before, draft }: { before: Stored | null; draft: Stored },
): Problem[] => {
  const { date } = draft
  if (!date || opens || draft.draft || isVoid(lifecycle, draft)) return []
  if (before && isInForce(lifecycle, before) && before.date === date) return []
  if (date <= addDays(today, daysAhead) && date >= addDays(today, -daysBack)) return []
  return [warning('date', 'dateFar', { date: showDay(date), days: String(Math.abs(daysBetween(today, date))) })]
}
