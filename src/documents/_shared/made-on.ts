import type { Day } from '#kernel/day.ts'

/** The date of a document made from others: today, but not before the dates of its sources (contract documents §6). */
export const madeOn = (sources: readonly { date: Day }[], { today }: { today: Day }): Day =>
  sources.reduce((latest, { date }) => (latest < date ? date : latest), today)
