import type { Day } from '#kernel/day.ts'

/** The day of a document made from another one: today, but not before its source (contract documents §6). */
export const madeOn = (source: { date: Day }, { today }: { today: Day }): Day =>
  today < source.date ? source.date : today
