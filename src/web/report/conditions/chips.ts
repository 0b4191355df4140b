/** The conditions of a report as short texts, to stand in one line above its rows. */
import type { Day } from '#kernel/day.ts'
import type { Field } from '#model/field.ts'
import type { AnyReport } from '#model/report.ts'
import { isNeeded, isRange, paramsOf, type ConditionValues } from '../data/conditions.ts'

/** The name of the chip with the dates; no condition is called so. */
export const DATES = 'dates'

/** Where texts and names come from. */
export interface ChipWords {
  label: (key: string) => string
  nameOf: (list: string, id: string) => string | undefined
  today: Day
  /** What is shown for all stores, and for so many of them. */
  allStores: string
  stores: (n: number) => string
}

const parts = (day: Day): { year: string; month: string; day: string } => {
  const [year, month, date] = day.split('-') as [string, string, string]
  return { year, month, day: date }
}

/** `01–30/11`: each part that both ends share is told once, and the year not at all while it is this one. */
export const shortDays = (from: Day, to: Day, today: Day): string => {
  const [first, last] = [parts(from), parts(to)]
  const isThisYear = first.year === last.year && last.year === parts(today).year
  const end = `${last.day}/${last.month}${isThisYear ? '' : `/${last.year}`}`
  if (from === to) return end
  if (first.year !== last.year) return `${first.day}/${first.month}/${first.year}–${end}`
  return first.month === last.month ? `${first.day}–${end}` : `${first.day}/${first.month}–${end}`
}

/** `02–05/2026`; months without their year would be mistaken for days. */
export const shortMonths = (from: Day, to: Day): string => {
  const [first, last] = [parts(from), parts(to)]
  const end = `${last.month}/${last.year}`
  if (first.year !== last.year) return `${first.month}/${first.year}–${end}`
  return first.month === last.month ? end : `${first.month}–${end}`
}

const dayText = (dates: AnyReport['dates'], from: Day, to: Day, today: Day): string =>
  dates === 'months'
    ? shortMonths(from, to)
    : dates === 'year'
      ? parts(from).year
      : // A state is that of the last day, whatever range it was asked with.
        shortDays(dates === 'day' || dates === 'asOf' ? to : from, to, today)

/** `Tháng này 01–30/11`, `Năm: 2026`, `Tại ngày: 21/11`. */
export const datesText = (report: AnyReport, { preset, values }: ConditionValues, words: ChipWords): string => {
  const { label, today } = words
  const [from, to] = [values['from'], values['to']] as [Day | null, Day | null]
  const days = from && to ? dayText(report.dates, from, to, today) : '…'
  switch (report.dates) {
    case 'range':
    case 'months':
      return preset === 'CUSTOM' ? days : `${label(`date.${preset}`)} ${days}`
    case 'year':
      return `${label('reports.year')}: ${days}`
    case 'day':
      return `${label('reports.day')}: ${days}`
    case 'asOf':
      return `${label('reports.asOf')}: ${days}`
  }
}

const storesText = (field: Field, ids: readonly string[] | null, words: ChipWords): string => {
  if (ids === null) return words.allStores
  const names = ids.map((id) => words.nameOf(field.of ?? '', id))
  return names.length > 0 && names.length <= 2 && names.every(Boolean) ? names.join(', ') : words.stores(ids.length)
}

/** The conditions a person chooses besides the dates, in their order. */
export const chosenFields = (report: AnyReport): [string, Field][] =>
  Object.entries(paramsOf(report)).filter(([name, field]) => !isRange(name) && field.place !== 'hidden')

/** True if a condition restricts the report, or cannot be left out. The value 0 of a choice means no restriction. */
export const isInForce = (report: AnyReport, [name, field]: [string, Field], { values }: ConditionValues): boolean => {
  const value = values[name]
  if (field.kind === 'refs' || field.kind === 'integer' || isNeeded(report, name)) return true
  return value !== null && value !== undefined && value !== '' && !(field.kind === 'choice' && value === 0)
}

/** What the condition stands at, without its label; '' = no restriction. */
const conditionValue = (field: Field, value: unknown, words: ChipWords): string => {
  if (field.kind === 'refs') return storesText(field, (value as readonly string[] | null | undefined) ?? null, words)
  if (value === null || value === undefined) return ''
  if (field.kind === 'ref') return words.nameOf(field.of ?? '', String(value)) ?? '…'
  if (field.kind === 'choice') return words.label(field.choices?.find((one) => one.value === value)?.label ?? '')
  return String(value)
}

export const conditionText = (field: Field, value: unknown, words: ChipWords): string =>
  field.kind === 'refs'
    ? conditionValue(field, value, words)
    : `${words.label(field.label)}: ${conditionValue(field, value, words) || '…'}`

/** True if the condition was changed since the rows were read. */
export const isChanged = (name: string, asking: ConditionValues, asked: ConditionValues): boolean => {
  const same = (one: string) => JSON.stringify(asking.values[one] ?? null) === JSON.stringify(asked.values[one] ?? null)
  return name === DATES ? !(same('from') && same('to')) : !same(name)
}

/** What the condition is when it does not restrict the report; undefined: it cannot be left out. */
export const withoutCondition = (report: AnyReport, [name, field]: [string, Field]): null | 0 | undefined => {
  if (field.kind === 'choice') return field.choices?.some(({ value }) => value === 0) ? 0 : undefined
  return field.kind === 'ref' && !isNeeded(report, name) ? null : undefined
}

/** True if anything was changed since the rows were read. */
export const isAnyChanged = (report: AnyReport, asking: ConditionValues, asked: ConditionValues): boolean =>
  [DATES, ...chosenFields(report).map(([name]) => name)].some((name) => isChanged(name, asking, asked))
