/** The days of a range that are not still to come; a range of nothing else has all of its days. */
import type { Day } from '#kernel/day.ts'
import type { SoldOnDay } from './figures.ts'

export const soFar = (days: readonly SoldOnDay[], today: Day): readonly SoldOnDay[] => {
  const past = days.filter(({ date }) => date <= today)
  return past.length > 0 ? past : days
}
