/** Calendar days without a time: `YYYY-MM-DD`. They compare with < and >. */
import type { Branded } from './brand.ts'
import { remembered } from './remembered.ts'

export type Day = Branded<string, 'day'>

const DAY = 86_400_000
const asUtc = (value: string) =>
  Date.UTC(Number(value.slice(0, 4)), Number(value.slice(5, 7)) - 1, Number(value.slice(8, 10)))
const fromUtc = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10) as Day

/** A day that exists in the calendar, or null. */
export const parseDay = (text: string): Day | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const milliseconds = asUtc(text)
  return !Number.isNaN(milliseconds) && fromUtc(milliseconds) === text ? (text as Day) : null
}

/** From a literal in the program; throws when it is no day. */
export const day = (text: string): Day => {
  const parsed = parseDay(text)
  if (!parsed) throw new Error(`Not a day: ${text}`)
  return parsed
}

export const addDays = (from: Day, days: number): Day => fromUtc(asUtc(from) + days * DAY)
export const daysBetween = (from: Day, to: Day): number => Math.round((asUtc(to) - asUtc(from)) / DAY)
export const firstOfMonth = (of: Day): Day => `${of.slice(0, 8)}01` as Day
export const lastOfMonth = (of: Day): Day => fromUtc(Date.UTC(Number(of.slice(0, 4)), Number(of.slice(5, 7)), 0))
export const addMonths = (from: Day, months: number): Day => {
  const first = fromUtc(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1 + months, 1))
  const last = lastOfMonth(first)
  const same = `${first.slice(0, 8)}${from.slice(8)}` as Day
  return same > last ? last : same
}

/** Whether the zone is one of the world: `Asia/Ho_Chi_Minh`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/** Making one takes longer than all else a call does with days; there are no more than zones of the world. */
const formatterOf = remembered(
  new Map<string, Intl.DateTimeFormat>(),
  (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The calendar day of a moment in a time zone. */
export const dayIn = (timeZone: string, moment: Date): Day => formatterOf(timeZone).format(moment) as Day

/** Reads a wire date: a day, a date-time (its day), or a moment with zone (its day in the tenant's zone); null otherwise. Contract README §3. */
export const readDay = (text: string, timeZone: string): Day | null => {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
    text.trim(),
  )
  if (!match || !parseDay(match[1]!)) return null
  if (match[2] && (Number(match[2]) > 23 || Number(match[3]) > 59 || Number(match[4] ?? 0) > 59)) return null
  if (!match[5]) return match[1] as Day
  const moment = new Date(
    text
      .trim()
      .replace(' ', 'T')
      .replace(/([+-]\d{2})(\d{2})$/, '$1:$2'),
  )
  return Number.isNaN(moment.getTime()) ? null : dayIn(timeZone, moment)
}

/** `dd-MM-yyyy`, as people see it. */
export const showDay = (value: Day | string | null | undefined): string =>
  value ? `${value.slice(8, 10)}-${value.slice(5, 7)}-${value.slice(0, 4)}` : ''

/** The ranges a person chooses by name, wherever there are days, in this order (contract reports §2, contract amendments). */
export const namedRanges = [
  'TODAY',
  'LASTDAY',
  'LAST7DAY',
  'THISWEEK',
  'THISMONTH',
  'LASTMONTH',
  'THISQUARTER',
  'LASTQUARTER',
  'THISYEAR',
  'LASTYEAR',
] as const
export type NamedRange = (typeof namedRanges)[number]
export type Preset = NamedRange | 'CUSTOM'

export interface DayRange {
  from: Day
  to: Day
}
const monthsFrom = (first: Day, months: number): DayRange => ({
  from: first,
  to: lastOfMonth(addMonths(first, months - 1)),
})
/** Weeks begin on Monday. */
const mondayOf = (of: Day): Day => addDays(of, -((new Date(asUtc(of)).getUTCDay() + 6) % 7))
const firstOfQuarter = (of: Day): Day => addMonths(firstOfMonth(of), -((Number(of.slice(5, 7)) - 1) % 3))
const firstOfYear = (of: Day): Day => `${of.slice(0, 4)}-01-01` as Day

/** From the first to the last day of what the name says; seen from today. */
export const presetRange = (preset: NamedRange, today: Day): DayRange => {
  switch (preset) {
    case 'TODAY':
      return { from: today, to: today }
    case 'LASTDAY':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'LAST7DAY':
      return { from: addDays(today, -6), to: today }
    case 'THISWEEK':
      return { from: mondayOf(today), to: addDays(mondayOf(today), 6) }
    case 'THISMONTH':
      return monthsFrom(firstOfMonth(today), 1)
    case 'LASTMONTH':
      return monthsFrom(addMonths(firstOfMonth(today), -1), 1)
    case 'THISQUARTER':
      return monthsFrom(firstOfQuarter(today), 3)
    case 'LASTQUARTER':
      return monthsFrom(addMonths(firstOfQuarter(today), -3), 3)
    case 'THISYEAR':
      return monthsFrom(firstOfYear(today), 12)
    case 'LASTYEAR':
      return monthsFrom(addMonths(firstOfYear(today), -12), 12)
  }
}
