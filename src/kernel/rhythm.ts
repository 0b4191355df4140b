/** Moments by the clock of a time zone, and when something comes again. */
import { addDays, dayIn, type Day } from './day.ts'
import { remembered } from './remembered.ts'

/** Every so many minutes, or once a day at a time `HH:MM` of the local clock. */
export type Rhythm = { everyMinutes: number } | { dailyAt: string }

const minuteMs = 60_000

const clockOf = remembered(
  new Map<string, Intl.DateTimeFormat>(),
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

/** What the local clock shows at a moment, as if it were UTC. */
const shownAt = (timeZone: string, moment: number): number => {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute, second } = parts as Record<string, string>
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second))
}

/**
 * The moment at which the local clock first shows this time of the day. A time that is left out when the clock is put
 * forward comes as much later.
 */
export const momentIn = (timeZone: string, day: Day, time: string): Date => {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const offsetAt = (moment: number): number => shownAt(timeZone, moment) - moment
  // Offsets change at most once between these two.
  const offsets = [offsetAt(wanted - 24 * 60 * minuteMs), offsetAt(wanted + 24 * 60 * minuteMs)]
  const candidates = offsets.map((offset) => wanted - offset).filter((one) => shownAt(timeZone, one) === wanted)
  return new Date(candidates.length > 0 ? Math.min(...candidates) : wanted - offsets[0]!)
}

/** The next moment strictly after the given one. What was missed meanwhile is not made up for. */
export const nextMoment = (rhythm: Rhythm, after: Date, timeZone: string): Date => {
  if ('everyMinutes' in rhythm) return new Date(after.getTime() + rhythm.everyMinutes * minuteMs)
  const today = dayIn(timeZone, after)
  const days = [today, addDays(today, 1), addDays(today, 2)]
  return days.map((day) => momentIn(timeZone, day, rhythm.dailyAt)).find((moment) => moment > after)!
}
