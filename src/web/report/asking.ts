/** What a report is asked: pure steps over the conditions a person has set (contract reports §2). */
import { namedRanges, presetRange, type Day, type Preset } from '#kernel/day.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyReport, ReportCondition } from '#model/report.ts'
import { wireName } from '#model/field.ts'
import { listNamed, narrowedInReport } from '#web/pickers/registry.ts'

export interface Asking {
  preset: Preset
  values: Readonly<Record<string, unknown>>
  /** Asked by choice: "all" chosen is not the same as nothing chosen. */
  given: ReadonlySet<string>
}

export const presets: readonly Preset[] = [...namedRanges, 'CUSTOM']
export const paramsOf = (report: AnyReport): Fields => report.params as Fields

const demandOf = (report: AnyReport, name: string): ReportCondition['demand'] | undefined =>
  report.conditions.find((one) => one.field === name)?.demand
/** Params of more than one day stand together in the panel; these are not asked one by one. */
export const isRange = (name: string): boolean => name === 'from' || name === 'to'

export const emptyAsking = (report: AnyReport, today: Day): Asking => {
  const names = Object.keys(paramsOf(report))
  const values = Object.fromEntries(
    names.map((name) => [
      name,
      isRange(name)
        ? today
        : paramsOf(report)[name]!.kind === 'files'
          ? []
          : paramsOf(report)[name]!.kind === 'integer'
            ? 10
            : null,
    ]),
  )
  return { preset: 'TODAY', values, given: new Set(names.filter((name) => demandOf(report, name) === undefined)) }
}

/** `Hủy`: every dropdown back to `Tất cả`; where a real choice is needed, back to none. Dates stay. */
export const resetAsking = (report: AnyReport, before: Asking, today: Day): Asking => {
  const empty = emptyAsking(report, today)
  const kept = Object.fromEntries(
    ['from', 'to'].flatMap((name) => (name in before.values ? [[name, before.values[name]]] : [])),
  )
  const all = Object.keys(paramsOf(report)).filter((name) => demandOf(report, name) !== 'chosen')
  return { preset: before.preset, values: { ...empty.values, ...kept }, given: new Set(all) }
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
        Object.values(listNamed(field.of)?.filters ?? {}).some(
          (filter) => filter.of === list && (filter.field ?? filter.sql) !== undefined,
        ),
    )
    .map(([other]) => other)
}

export const choose = (report: AnyReport, asking: Asking, change: { name: string; value: unknown }): Asking => {
  const { name, value } = change
  const cleared = dependents(report, name).filter((other) => asking.values[other] !== null)
  const given = new Set(asking.given).add(name)
  for (const other of cleared) if (demandOf(report, other) !== undefined) given.delete(other)
  return {
    ...asking,
    values: { ...asking.values, ...Object.fromEntries(cleared.map((other) => [other, null])), [name]: value },
    given,
  }
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

/** Days of a named range move with today. */
export const refreshDays = (report: AnyReport, asking: Asking, today: Day): Asking =>
  report.dates === 'asOf'
    ? { ...asking, values: { ...asking.values, from: today, to: today } }
    : asking.preset === 'CUSTOM'
      ? asking
      : choosePreset(asking, asking.preset, today)

/** The first condition that does not hold, as the contract orders them. */
export const unmet = (report: AnyReport, { values, given }: Asking): ReportCondition | undefined =>
  report.conditions.find(({ demand, field }) => {
    if (demand === 'present') return !given.has(field)
    const value = values[field]
    return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
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
export const toSearch = (report: AnyReport, { preset, values, given }: Asking): URLSearchParams => {
  const search = new URLSearchParams()
  if (report.dates !== 'asOf') search.set('preset', preset)
  for (const [name, field] of Object.entries(paramsOf(report))) {
    const value = values[name]
    if (isRange(name) && (preset !== 'CUSTOM' || report.dates === 'asOf')) continue
    if (Array.isArray(value)) search.set(wireName(name, field), value.join(','))
    else if (value !== null && value !== undefined) search.set(wireName(name, field), String(value))
    else if (given.has(name) && report.conditions.some((one) => one.field === name))
      search.set(wireName(name, field), '')
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
    given: new Set([...empty.given, ...found.map(([name]) => name)]),
  }
  return refreshDays(report, asking, today)
}
const readParam = (field: Field, text: string): unknown => {
  if (field.kind === 'files') return text.split(',').filter(Boolean)
  if (text === '') return null
  if (field.kind === 'choice') return field.choices?.find((one) => String(one.value) === text)?.value ?? null
  return field.kind === 'integer' ? Number(text) : text
}
