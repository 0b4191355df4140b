/** Calendar days without a time, as text `YYYY-MM-DD`. They can be compared with < and >. */
import type { Brand } from './brand.ts'
import { remembered } from './remembered.ts'

export type Day = Brand<string, 'day'>

const DAY = 86_400_000
const asUtc = (value: string) =>
  Date.UTC(Number(value.slice(0, 4)), Number(value.slice(5, 7)) - 1, Number(value.slice(8, 10)))
const fromUtc = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10) as Day

/** Parses a day; null if the text is not `YYYY-MM-DD` or the day does not exist in the calendar. */
export const parseDay = (text: string): Day | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const milliseconds = asUtc(text)
  return !Number.isNaN(milliseconds) && fromUtc(milliseconds) === text ? (text as Day) : null
}

/** Makes a day from a literal in the program; throws if the text is not a valid day. */
export const day = (text: string): Day => {
  const parsed = parseDay(text)
  if (!parsed) throw new Error(`Not a day: ${text}`)
  return parsed
}

export const addDays = (from: Day, days: number): Day => fromUtc(asUtc(from) + days * DAY)
export const daysBetween = (from: Day, to: Day): number => Math.round((asUtc(to) - asUtc(from)) / DAY)
/** The last day before this one that is not at a weekend. */
export const workingDayBefore = (of: Day): Day => {
  const before = addDays(of, -1)
  return [0, 6].includes(new Date(asUtc(before)).getUTCDay()) ? workingDayBefore(before) : before
}
export const firstOfMonth = (of: Day): Day => `${of.slice(0, 8)}01` as Day
export const lastOfMonth = (of: Day): Day => fromUtc(Date.UTC(Number(of.slice(0, 4)), Number(of.slice(5, 7)), 0))
export const addMonths = (from: Day, months: number): Day => {
  const first = fromUtc(Date.UTC(Number(from.slice(0, 4)), Number(from.slice(5, 7)) - 1 + months, 1))
  const last = lastOfMonth(first)
  const same = `${first.slice(0, 8)}${from.slice(8)}` as Day
  return same > last ? last : same
}

/** True if this is a known IANA time zone, for example `Asia/Ho_Chi_Minh`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
  } catch {
    return false
  }
}

/**
 * Creating a formatter is far slower than any other day operation, so formatters are cached. There is a limited
 * number of time zones, so the cache stays small.
 */
const formatterOf = remembered(
  new Map<string, Intl.DateTimeFormat>(),
  (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The calendar day of a moment in a time zone. */
export const dayIn = (timeZone: string, moment: Date): Day => formatterOf(timeZone).format(moment) as Day

/**
 * Reads a date from the wire: a day, a date-time (returns its day), or a timestamp with zone (returns its day in the
 * tenant's zone). Null if the text is none of these. Contract README §3.
 */
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

/** Formats a day as `dd-MM-yyyy`, the way users see it; '' if there is none. */
export const showDay = (value: Day | string | null | undefined): string =>
  value ? `${value.slice(8, 10)}-${value.slice(5, 7)}-${value.slice(0, 4)}` : ''

/**
 * The named day ranges that users can choose in every date filter, in this order (contract reports §2, contract
 * amendments).
 */
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
/** A range that contains today ends today; others stay as they are. */
export const cutAt = ({ from, to }: DayRange, today: Day): DayRange => ({
  from,
  to: from <= today && today < to ? today : to,
})

/**
 * The range that one is compared with: the same days of the month before, at most its last, for one that begins on the
 * first of a month and stays in it; else as many days, ending the day before.
 */
export const rangeBefore = ({ from, to }: DayRange): DayRange =>
  from === firstOfMonth(to)
    ? { from: addMonths(from, -1), to: addMonths(to, -1) }
    : { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) }

/** The same days of the year before; of a range that is not over yet those that are. */
export const yearBefore = (range: DayRange, today: Day): DayRange => {
  const { from, to } = cutAt(range, today)
  const end = addMonths(to, -12)
  // The last day of a February is that of any other; today may be one by chance.
  return { from: addMonths(from, -12), to: to === range.to && to === lastOfMonth(to) ? lastOfMonth(end) : end }
}

const monthsFrom = (first: Day, months: number): DayRange => ({
  from: first,
  to: lastOfMonth(addMonths(first, months - 1)),
})
/** Weeks begin on Monday. */
const mondayOf = (of: Day): Day => addDays(of, -((new Date(asUtc(of)).getUTCDay() + 6) % 7))
const firstOfQuarter = (of: Day): Day => addMonths(firstOfMonth(of), -((Number(of.slice(5, 7)) - 1) % 3))
const firstOfYear = (of: Day): Day => `${of.slice(0, 4)}-01-01` as Day

/** The first and last day of a named range, relative to `today`. */
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
