/** The conditions of a report: pure functions on the values the user has chosen (contract reports §2). */
import {
  day,
  firstOfMonth,
  lastOfMonth,
  namedRanges,
  parseDay,
  presetRange,
  type Day,
  type NamedRange,
  type Preset,
} from '#kernel/day.ts'
import { isManyKind, type Field, type Fields } from '#model/field.ts'
import type { AnyReport, ReportCondition } from '#model/report.ts'
import { wireName } from '#model/field.ts'
import type { PathTo } from '#wire/calls.ts'
import type { LookupAnswer } from '#wire/envelope.ts'
import { listNamed, loadedList, narrowedInReport } from '#web/pickers/registry.ts'

export interface ConditionValues {
  preset: Preset
  /** `null` means all, also for stores, whose ids are filled in when the report runs. */
  values: Readonly<Record<string, unknown>>
}

export const presets: readonly Preset[] = [...namedRanges, 'CUSTOM']
/** Presets of whole months. */
export const monthPresets: readonly NamedRange[] = namedRanges.filter((one) => /(?:MONTH|QUARTER|YEAR)$/.test(one))
/** The conditions that a page offers: all but those of which it always asks the same. */
export const paramsOf = ({ params, asks }: AnyReport): Fields =>
  asks ? Object.fromEntries(Object.entries(params as Fields).filter(([name]) => !(name in asks))) : (params as Fields)

/** The parameters `from` and `to` are shown together as a range. */
export const isRange = (name: string): boolean => name === 'from' || name === 'to'

/** Initial value: rankings have ten rows; a required choice has its first option. */
const firstValue = ({ kind, required, choices }: Field): unknown =>
  kind === 'integer' ? 10 : kind === 'choice' && required ? (choices?.[0]?.value ?? null) : null

const firstPreset: Record<AnyReport['dates'], Preset & NamedRange> = {
  range: 'THISMONTH',
  months: 'THISYEAR',
  year: 'THISYEAR',
  day: 'TODAY',
  asOf: 'TODAY',
}

/** Initial conditions: this month or year, or today for reports of one day; "all" everywhere else. */
export const initialConditions = (report: AnyReport, today: Day): ConditionValues => {
  const preset = firstPreset[report.dates]
  const { from, to } = presetRange(preset, today)
  const values = Object.fromEntries(
    Object.entries(paramsOf(report)).map(([name, field]) => [
      name,
      name === 'from' ? from : name === 'to' ? to : firstValue(field),
    ]),
  )
  return { preset, values }
}

/** `Hủy` (reset): every dropdown returns to its first option; the dates are kept. */
export const resetConditions = (report: AnyReport, before: ConditionValues, today: Day): ConditionValues => {
  const kept = Object.entries(before.values).filter(([name]) => isRange(name))
  return { preset: before.preset, values: { ...initialConditions(report, today).values, ...Object.fromEntries(kept) } }
}

/** Parameters restricted by this one; they are cleared when it changes. */
const dependents = (report: AnyReport, name: string): string[] => {
  const fields = paramsOf(report)
  const list = fields[name]?.of
  return Object.entries(fields)
    .filter(
      ([other, field]) =>
        other !== name &&
        field.kind === 'ref' &&
        list !== undefined &&
        Object.values(loadedList(field.of)?.filters ?? {}).some(
          (filter) => filter.of === list && (filter.field !== undefined || filter.computed === true),
        ),
    )
    .map(([other]) => other)
}

export const choose = (
  report: AnyReport,
  asking: ConditionValues,
  change: { name: string; value: unknown },
): ConditionValues => {
  const { name, value } = change
  const cleared = dependents(report, name).map((other) => [other, null])
  return { ...asking, values: { ...asking.values, ...Object.fromEntries(cleared), [name]: value } }
}

export const choosePreset = (asking: ConditionValues, preset: Preset, today: Day): ConditionValues =>
  preset === 'CUSTOM'
    ? { ...asking, preset }
    : { ...asking, preset, values: { ...asking.values, ...presetRange(preset, today) } }

/** A typed day changes the preset to a custom range; reports of one day use it for both ends. */
export const chooseDay = (
  report: AnyReport,
  asking: ConditionValues,
  change: { end: 'from' | 'to'; day: Day | null },
): ConditionValues => {
  const days = report.dates === 'day' ? { from: change.day, to: change.day } : { [change.end]: change.day }
  return { ...asking, preset: 'CUSTOM', values: { ...asking.values, ...days } }
}

/** Months are whole: from the first day of the first to the last day of the last month. */
export const chooseMonths = (asking: ConditionValues, change: { end: 'from' | 'to'; month: Day }): ConditionValues => ({
  ...asking,
  preset: 'CUSTOM',
  values: {
    ...asking.values,
    [change.end]: change.end === 'from' ? firstOfMonth(change.month) : lastOfMonth(change.month),
  },
})
export const chooseYear = (asking: ConditionValues, year: number): ConditionValues => ({
  ...asking,
  preset: 'CUSTOM',
  values: { ...asking.values, from: day(`${year}-01-01`), to: day(`${year}-12-31`) },
})

interface Ends {
  from: Day | null
  to: Day | null
}
/**
 * A missing day is today, but a missing month or year is asked for (contract reports §1); months and years are whole,
 * whatever days an address names.
 */
const wholeDays = ({ dates }: AnyReport, { from, to }: Ends, today: Day): Ends => {
  if (dates === 'months') return { from: from && firstOfMonth(from), to: to && lastOfMonth(to) }
  if (dates === 'year')
    return { from: from && day(`${from.slice(0, 4)}-01-01`), to: to && day(`${to.slice(0, 4)}-12-31`) }
  return { from: from ?? today, to: to ?? today }
}

/** The days that are asked: those of a preset are those of the current day. */
export const refreshDays = (report: AnyReport, asking: ConditionValues, today: Day): ConditionValues => {
  if (report.dates === 'asOf') return { ...asking, values: { ...asking.values, from: today, to: today } }
  if (asking.preset !== 'CUSTOM') return choosePreset(asking, asking.preset, today)
  const { from = null, to = null } = asking.values as Partial<Ends>
  return { ...asking, values: { ...asking.values, ...wholeDays(report, { from, to }, today) } }
}

/** True if a choice is required because "all" is not allowed, such as the product of a stock card. */
export const isNeeded = (report: AnyReport, name: string): boolean =>
  paramsOf(report)[name]?.kind === 'ref' &&
  report.conditions.some(({ field, demand }) => field === name && demand === 'chosen')

/** The first condition that is not met, in the order of the contract. */
export const firstUnmet = (report: AnyReport, { values }: ConditionValues): ReportCondition | undefined =>
  report.conditions.find(({ field, demand }) => {
    const value = values[field]
    if (Array.isArray(value)) return value.length === 0
    if (demand === 'positive') return !(typeof value === 'number' && value > 0)
    return demand === 'chosen' && !value && !isManyKind(paramsOf(report)[field]!.kind)
  })

/** Query parameters that restrict a picker; the report lookups use another name for branches. */
export const narrowOf = (
  report: AnyReport,
  name: string,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> => {
  const narrow = narrowedInReport(paramsOf(report), name, values)
  const branch = narrow['Branch_ID']
  return branch === undefined ? narrow : { ...narrow, BranhID: branch }
}

/** The lookup for report pickers: it includes inactive records, because reports cover old documents. */
export const reportLookup = (field: Pick<Field, 'of'>): PathTo<LookupAnswer> | undefined => {
  const list = listNamed(field.of)
  const path = Object.keys(list?.wire.calls ?? {}).find((one) => one.startsWith('ListForReport/'))
  return path ? `api/${path}` : list && `api/${list.wire.module}/${list.wire.lookups[0] ?? list.wire.list}`
}

/** The query of an address that reproduces the report, by wire names. */
export const toSearch = (report: AnyReport, { preset, values }: ConditionValues): URLSearchParams => {
  const search = new URLSearchParams()
  // Also of a report as of today: an address without conditions is that of a page nobody has asked anything of yet.
  search.set('preset', preset)
  for (const [name, field] of Object.entries(paramsOf(report))) {
    const value = values[name]
    if (isRange(name) && (preset !== 'CUSTOM' || report.dates === 'asOf')) continue
    if (Array.isArray(value)) search.set(wireName(name, field), value.join(','))
    else if (value !== null && value !== undefined) search.set(wireName(name, field), String(value))
  }
  return search
}

export const fromSearch = (report: AnyReport, search: URLSearchParams, today: Day): ConditionValues | null => {
  const fields = paramsOf(report)
  if (!search.has('preset') && !Object.entries(fields).some(([name, field]) => search.has(wireName(name, field))))
    return null
  const empty = initialConditions(report, today)
  const preset = presets.find((one) => one === search.get('preset')) ?? 'CUSTOM'
  const found = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const text = search.get(wireName(name, field))
    const value = text === null ? undefined : readParam(field, text)
    return value === undefined ? [] : [[name, value]]
  })
  // An address that names one end of a range leaves the other open.
  const open = found.some(([name]) => isRange(name)) ? { from: null, to: null } : {}
  const conditions: ConditionValues = {
    preset,
    values: { ...empty.values, ...open, ...Object.fromEntries(found) },
  }
  return refreshDays(report, conditions, today)
}
/** Undefined counts as not given: an address may have been typed. */
const readParam = (field: Field, text: string): unknown => {
  if (text === '') return null
  if (field.kind === 'refs') return text.split(',').filter(Boolean)
  if (field.kind === 'choice') return field.choices?.find((one) => String(one.value) === text)?.value ?? null
  if (field.kind === 'day') return parseDay(text) ?? undefined
  if (field.kind === 'integer') return /^\d{1,9}$/.test(text) ? Number(text) : undefined
  return text
}
