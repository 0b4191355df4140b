import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, day, dayIn } from './day.ts'
import { momentIn, nextMoment } from './rhythm.ts'

const zones = ['Asia/Ho_Chi_Minh', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
const shown = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

it('comes daily at its time, each day once, in every zone and across changes of the clock', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), time, moment, (zone, dailyAt, from) => {
      let at = nextMoment({ dailyAt }, from, zone)
      expect(at > from).toBe(true)
      // Never more than a day and the hour of a change away.
      expect(at.getTime() - from.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
      for (let count = 0; count < 5; count += 1) {
        const next = nextMoment({ dailyAt }, at, zone)
        expect(dayIn(zone, next)).toBe(addDays(dayIn(zone, at), 1))
        at = next
      }
    }),
  )
})

it('is what the clock shows, where the clock shows it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), time, moment, (zone, at, when) => {
      const today = dayIn(zone, when)
      const found = momentIn(zone, today, at)
      if (shown(zone, found) === at) expect(dayIn(zone, found)).toBe(today)
      // A time that is left out comes later by what was left out.
      else expect(shown(zone, new Date(found.getTime() - 3_600_000)) < at).toBe(true)
    }),
  )
})

it.each([
  ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['Asia/Ho_Chi_Minh', '2026-11-20', '02:30', '2026-11-19T19:30:00.000Z'],
])('in %s on %s, %s is %s', (zone, on, at, expected) => {
  expect(momentIn(zone, day(on), at).toISOString()).toBe(expected)
})

it('comes every so many minutes after it was done, however long that took', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), moment, (everyMinutes, from) => {
      expect(nextMoment({ everyMinutes }, from, 'UTC').getTime() - from.getTime()).toBe(everyMinutes * 60_000)
    }),
  )
})
