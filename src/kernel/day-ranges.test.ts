import { describe, expect, it } from 'vitest'
import { addDays, addMonths, day, daysBetween, namedRanges, presetRange } from './day.ts'

describe('ranges with names', () => {
  it('are whole weeks, months, quarters and years around today', () => {
    const told = (today: string) =>
      Object.fromEntries(namedRanges.map((one) => [one, Object.values(presetRange(one, day(today))).join(' ')]))
    // A Sunday, the last day of its week.
    expect(told('2026-11-22')).toEqual({
      TODAY: '2026-11-22 2026-11-22',
      LASTDAY: '2026-11-21 2026-11-21',
      LAST7DAY: '2026-11-16 2026-11-22',
      THISWEEK: '2026-11-16 2026-11-22',
      THISMONTH: '2026-11-01 2026-11-30',
      LASTMONTH: '2026-10-01 2026-10-31',
      THISQUARTER: '2026-10-01 2026-12-31',
      LASTQUARTER: '2026-07-01 2026-09-30',
      THISYEAR: '2026-01-01 2026-12-31',
      LASTYEAR: '2025-01-01 2025-12-31',
    })
    // A leap day, on a Tuesday; and the first day of a year, on a Monday.
    expect(told('2028-02-29')).toMatchObject({
      THISWEEK: '2028-02-28 2028-03-05',
      THISMONTH: '2028-02-01 2028-02-29',
      LASTMONTH: '2028-01-01 2028-01-31',
      THISQUARTER: '2028-01-01 2028-03-31',
      LASTQUARTER: '2027-10-01 2027-12-31',
    })
    expect(told('2029-01-01')).toMatchObject({
      THISWEEK: '2029-01-01 2029-01-07',
      LASTMONTH: '2028-12-01 2028-12-31',
      LASTQUARTER: '2028-10-01 2028-12-31',
      LASTYEAR: '2028-01-01 2028-12-31',
    })
  })

  it('include today when named "this", and end before the current period when named "last"', () => {
    for (let today = day('2027-01-01'); today < day('2028-01-10'); today = addDays(today, 1)) {
      for (const one of ['THISWEEK', 'THISMONTH', 'THISQUARTER', 'THISYEAR'] as const) {
        const { from, to } = presetRange(one, today)
        expect(from <= today && today <= to).toBe(true)
      }
      expect(daysBetween(...(Object.values(presetRange('THISWEEK', today)) as [never, never]))).toBe(6)
      for (const of of ['MONTH', 'QUARTER', 'YEAR'] as const)
        expect(addDays(presetRange(`LAST${of}`, today).to, 1)).toBe(presetRange(`THIS${of}`, today).from)
      expect(addMonths(presetRange('THISQUARTER', today).from, 3)).toBe(
        addDays(presetRange('THISQUARTER', today).to, 1),
      )
    }
  })
})
