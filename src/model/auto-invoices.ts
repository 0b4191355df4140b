/** When the posted bills of a business become VAT invoices by themselves (decision 0091). */
import type { Day } from '#kernel/day.ts'
import { momentIn, nextMoment } from '#kernel/rhythm.ts'

/** With each save, or once a day at a time `HH:MM` of the business's clock. */
export type AutoInvoices = 'save' | (string & {})

export const isTimeOfDay = (text: string): boolean => /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/.test(text)

/** When the bill of a day becomes one; a bill of a later day waits for that day. */
export const invoicedAt = (
  auto: AutoInvoices,
  day: Day | null,
  { now, today, timeZone }: { now: Date; today: Day; timeZone: string },
): Date => {
  const from = day !== null && day > today ? momentIn(timeZone, day, '00:00') : now
  return auto === 'save' ? from : nextMoment({ dailyAt: auto }, from, timeZone)
}
