/** What a report is asked: pure steps over the conditions a person has set (contract reports §2). */
import {
  day,
  firstOfMonth,
  lastOfMonth,
  namedRanges,
  presetRange,
  type Day,
  type NamedRange,
  type Preset,
} from '#kernel/day.ts'
import { isManyKind, type Field, type Fields } from '#model/field.ts'
import type { AnyReport, ReportCondition } from '#model/report.ts'
import { wireName } from '#model/field.ts'
import { listNamed, loadedList, narrowedInReport } from '#web/pickers/registry.ts'

export interface Asking {
  preset: Preset
  /** `null` says all; of stores too, whose ids are filled in when the report is asked for. */
  values: Readonly<Record<string, unknown>>
}

export const presets: readonly Preset[] = [...namedRanges, 'CUSTOM']
/** Those that are of whole months. */
export const monthPresets: readonly NamedRange[] = namedRanges.filter((one) => /(?:MONTH|QUARTER|YEAR)$/.test(one))
export const paramsOf = (report: AnyReport): Fields => report.params as Fields

/** Params of more than one day stand together in the panel; these are not asked one by one. */
export const isRange = (name: string): boolean => name === 'from' || name === 'to'

/** A ranking has ten rows; where something must be chosen, the first of it is. */
const firstValue = ({ kind, required, choices }: Field): unknown =>
  kind === 'integer' ? 10 : kind === 'choice' && required ? (choices?.[0]?.value ?? null) : null

const firstPreset: Record<AnyReport['dates'], Preset & NamedRange> = {
  range: 'THISMONTH',
  months: 'THISYEAR',
  year: 'THISYEAR',
  day: 'TODAY',
  asOf: 'TODAY',
}

/** What a person most likely asks first: this month or year, or today where there is one day, and everything that may be all. */
export const emptyAsking = (report: AnyReport, today: Day): Asking => {
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

/** `Hủy`: every dropdown back to its first choice. Dates stay. */
export const resetAsking = (report: AnyReport, before: Asking, today: Day): Asking => {
  const kept = Object.entries(before.values).filter(([name]) => isRange(name))
  return { preset: before.preset, values: { ...emptyAsking(report, today).values, ...Object.fromEntries(kept) } }
}

/** Lists whose choice narrows another: changing one clears those that were narrowed by it. */
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

export const choose = (report: AnyReport, asking: Asking, change: { name: string; value: unknown }): Asking => {
  const { name, value } = change
  const cleared = dependents(report, name).map((other) => [other, null])
  return { ...asking, values: { ...asking.values, ...Object.fromEntries(cleared), [name]: value } }
}

export const choosePreset = (asking: Asking, preset: Preset, today: Day): Asking =>
  preset === 'CUSTOM'
    ? { ...asking, preset }
    : { ...asking, preset, values: { ...asking.values, ...presetRange(preset, today) } }

/** Typing a day makes the range one's own; a report of one day has the same day at both ends. */
export const chooseDay = (
  report: AnyReport,
  asking: Asking,
  change: { end: 'from' | 'to'; day: Day | null },
): Asking => {
  const days = report.dates === 'day' ? { from: change.day, to: change.day } : { [change.end]: change.day }
  return { ...asking, preset: 'CUSTOM', values: { ...asking.values, ...days } }
}

/** Months count whole: from the first day of the first to the last day of the last. */
export const chooseMonths = (asking: Asking, change: { end: 'from' | 'to'; month: Day }): Asking => ({
  ...asking,
  preset: 'CUSTOM',
  values: {
    ...asking.values,
    [change.end]: change.end === 'from' ? firstOfMonth(change.month) : lastOfMonth(change.month),
  },
})
export const chooseYear = (asking: Asking, year: number): Asking => ({
  ...asking,
  preset: 'CUSTOM',
  values: { ...asking.values, from: day(`${year}-01-01`), to: day(`${year}-12-31`) },
})

/** Days of a named range move with today. */
export const refreshDays = (report: AnyReport, asking: Asking, today: Day): Asking =>
  report.dates === 'asOf'
    ? { ...asking, values: { ...asking.values, from: today, to: today } }
    : asking.preset === 'CUSTOM'
      ? asking
      : choosePreset(asking, asking.preset, today)

/** Whether something has to be chosen, because all would not do: one good on its stock card. */
export const isNeeded = (report: AnyReport, name: string): boolean =>
  paramsOf(report)[name]?.kind === 'ref' &&
  report.conditions.some(({ field, demand }) => field === name && demand === 'chosen')

/** The first condition that does not hold, as the contract orders them. */
export const unmet = (report: AnyReport, { values }: Asking): ReportCondition | undefined =>
  report.conditions.find(({ field, demand }) => {
    const value = values[field]
    if (Array.isArray(value)) return value.length === 0
    if (demand === 'positive') return !(typeof value === 'number' && value > 0)
    return demand === 'chosen' && !value && !isManyKind(paramsOf(report)[field]!.kind)
  })

/** Query values that narrow a picker; the report lookups also know branches by their own spelling. */
export const narrowOf = (
  report: AnyReport,
  name: string,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> => {
  const narrow = narrowedInReport(paramsOf(report), name, values)
  const branch = narrow['Branch_ID']
  return branch === undefined ? narrow : { ...narrow, BranhID: branch }
}

/** Where report pickers look: also records no longer used, because old documents stay reportable. */
export const reportLookup = (field: Pick<Field, 'of'>): string | undefined => {
  const list = listNamed(field.of)
  const path = Object.keys(list?.wire.calls ?? {}).find((one) => one.startsWith('ListForReport/'))
  return path ? `api/${path}` : list && `api/${list.wire.module}/${list.wire.lookups[0] ?? list.wire.list}`
}

/** The address a report can be bookmarked by: what was asked, by wire names. */
export const toSearch = (report: AnyReport, { preset, values }: Asking): URLSearchParams => {
  const search = new URLSearchParams()
  if (report.dates !== 'asOf') search.set('preset', preset)
  for (const [name, field] of Object.entries(paramsOf(report))) {
    const value = values[name]
    if (isRange(name) && (preset !== 'CUSTOM' || report.dates === 'asOf')) continue
    if (Array.isArray(value)) search.set(wireName(name, field), value.join(','))
    else if (value !== null && value !== undefined) search.set(wireName(name, field), String(value))
  }
  return search
}

export const fromSearch = (report: AnyReport, search: URLSearchParams, today: Day): Asking | null => {
  const fields = paramsOf(report)
  if (!search.has('preset') && !Object.entries(fields).some(([name, field]) => search.has(wireName(name, field))))
    return null
  const empty = emptyAsking(report, today)
  const preset = presets.find((one) => one === search.get('preset')) ?? 'CUSTOM'
  const found = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const text = search.get(wireName(name, field))
    return text === null ? [] : [[name, readParam(field, text)]]
  })
  const asking: Asking = {
    preset,
    values: { ...empty.values, ...Object.fromEntries(found) },
  }
  return refreshDays(report, asking, today)
}
const readParam = (field: Field, text: string): unknown => {
  if (text === '') return null
  if (field.kind === 'refs') return text.split(',').filter(Boolean)
  if (field.kind === 'choice') return field.choices?.find((one) => String(one.value) === text)?.value ?? null
  return field.kind === 'integer' ? Number(text) : text
}
