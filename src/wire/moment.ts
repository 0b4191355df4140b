/** Timestamps on the wire (contract README §3). */
import { remembered } from '#kernel/remembered.ts'

/** Creating a formatter takes a hundred times as long as using it, and a list has thousands of timestamps. */
const formatterOf = remembered(
  new Map<string, Intl.DateTimeFormat>(),
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    }),
)

/** ISO 8601 with the offset of the time zone: `2026-10-15T09:30:00+07:00`. */
export const writeMoment = (moment: Date | string | null | undefined, timeZone = 'Asia/Ho_Chi_Minh'): string | null => {
  if (moment === null || moment === undefined) return null
  if (typeof moment === 'string') return moment
  const parts = formatterOf(timeZone).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00'
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${offset}`
}
