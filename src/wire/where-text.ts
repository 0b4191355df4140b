/** What conditions can be about, and conditions in words: for the page of a list and for row 2 of its workbook. */
import { showDay } from '#kernel/day.ts'
import { parseDecimal } from '#kernel/decimal.ts'
import { showNumber, type NumberLanguage } from '#kernel/number-format.ts'
import { isNumeric, type CellKind, type Column } from '#model/table.ts'
import { columnWire } from './report.ts'
import type { WhereCondition, WireWhere } from './where.ts'

interface ConditionChoice {
  value: string | number
  label: string
}
/** A filter of the panel that chooses among records or among a few values. */
export interface ConditionFilter {
  wire: string
  label: string
  of?: string | undefined
  narrow?: Readonly<Record<string, string>> | undefined
  choices?: readonly ConditionChoice[] | undefined
}

export type ConditionKind = 'text' | 'number' | 'day' | 'flag' | 'choice' | 'record'
/** Something that conditions can be about. */
export interface ConditionField {
  /** The wire name of the column or filter. */
  wire: string
  label: string
  kind: ConditionKind
  decimals?: number | undefined
  choices?: readonly ConditionChoice[] | undefined
  of?: string | undefined
  narrow?: Readonly<Record<string, string>> | undefined
  /** Of records: the column with their text, which can be compared as such. */
  text?: string
}

const kindOf = ({ kind, choices = [] }: Column): ConditionKind => {
  if (kind === 'choice' || kind === 'status') return choices.length > 0 ? 'choice' : 'text'
  if (kind === 'day' || kind === 'moment') return 'day'
  if (kind === 'flag') return 'flag'
  return isNumeric(kind satisfies CellKind) ? 'number' : 'text'
}

/** A state is chosen by its filter; as a column it is a number that only the program knows. */
const isTold = ({ kind, choices = [] }: Column): boolean => kind !== 'status' || choices.length > 0

/**
 * Columns and filters, each thing once: what a filter chooses needs no column beside it, and the text of records is
 * asked for with them.
 */
export const conditionFields = (
  columns: readonly Column[],
  filters: readonly ConditionFilter[],
): readonly ConditionField[] => {
  const usable = filters.filter(({ of, choices = [] }) => of !== undefined || choices.length > 0)
  const fromFilters = usable.map(({ wire, label, of, narrow, choices }): ConditionField => {
    const text = of && columns.find((column) => column.label === label && kindOf(column) === 'text')
    return {
      wire,
      label,
      kind: of === undefined ? 'choice' : 'record',
      ...(of === undefined ? { choices: choices ?? [] } : { of, narrow }),
      ...(text && { text: columnWire(text) }),
    }
  })
  const told = new Set(fromFilters.map(({ label }) => label))
  const fromColumns = columns
    .filter((column) => isTold(column) && !told.has(column.label))
    .map((column): ConditionField => ({
      wire: columnWire(column),
      label: column.label,
      kind: kindOf(column),
      decimals: column.decimals,
      ...(column.choices && { choices: column.choices }),
    }))
  return [...fromColumns, ...fromFilters]
}

export const fieldNamed = (fields: readonly ConditionField[], name: string): ConditionField | undefined =>
  fields.find(({ wire, text }) => wire === name || text === name)

/** Where texts and names come from. */
export interface ConditionWords {
  language: NumberLanguage
  label: (key: string, values?: Readonly<Record<string, string>>) => string
  /** Undefined while it is not known. */
  nameOf: (list: string, id: string) => string | undefined
}

/** More chosen values than these are counted. */
const NAMED = 3

const valueText = (field: ConditionField, value: unknown, { label, language, nameOf }: ConditionWords): string => {
  const text = String(value ?? '')
  if (field.kind === 'number') {
    const number = parseDecimal(text)
    return number === null ? text : showNumber(number, { language })
  }
  if (field.kind === 'day') return /^\d{4}-\d\d-\d\d/.test(text) ? showDay(text) : text
  if (field.kind === 'flag') return label(text === 'false' || text === '0' ? 'where.no' : 'where.yes')
  if (field.kind === 'record') return nameOf(field.of ?? '', text) ?? '…'
  const choice = field.choices?.find((one) => String(one.value) === text)
  return choice ? label(choice.label) : text
}

const several = (field: ConditionField, values: readonly unknown[], words: ConditionWords): string =>
  values.length > NAMED
    ? words.label('where.chosen', { n: String(values.length) })
    : values.map((one) => valueText(field, one, words)).join(', ') || '…'

/** The key of the sentence: days are from and until, and an empty one may be asked for or excluded. */
const sentenceOf = ({ op, value }: WhereCondition, { kind }: ConditionField): string => {
  if (op === 'empty') return value === false || value === 'false' ? 'where.filled' : 'where.empty'
  if (op === 'eq' || op === 'ne') return kind === 'text' ? `where.${op}Text` : `where.${op}`
  if ((op === 'ge' || op === 'le') && kind === 'day') return `where.${op}Day`
  return `where.${op}`
}

/** A condition in words: `Tổng tiền ≥ 1.000.000`. */
export const conditionText = (
  condition: WhereCondition,
  field: ConditionField | undefined,
  words: ConditionWords,
): string => {
  const { label } = words
  if (!field) return `${condition.field} …`
  // What is asked of the text of records is no id of one.
  const asked: ConditionField = condition.field === field.wire ? field : { ...field, kind: 'text' }
  const { op, value } = condition
  const name = label(asked.label)
  if (op === 'during') return label('where.during', { name, value: label(`date.${String(value)}`) })
  if (op === 'between' && Array.isArray(value)) {
    const [low, high] = value.map((one) => valueText(asked, one, words))
    return label('where.between', { name, low: low ?? '…', high: high ?? '…' })
  }
  const shown = Array.isArray(value) ? several(asked, value, words) : valueText(asked, value, words)
  return label(sentenceOf(condition, asked), { name, value: shown })
}

/** All conditions in one line, groups in brackets. */
export const whereText = (
  { join, groups }: WireWhere,
  fields: readonly ConditionField[],
  words: ConditionWords,
): string => {
  const [outer, inner] = join === 'all' ? ['where.and', 'where.or'] : ['where.or', 'where.and']
  const between = (key: string) => ` ${words.label(key)} `
  return groups
    .map((group) => {
      const texts = group.map((one) => conditionText(one, fieldNamed(fields, one.field), words))
      const text = texts.join(between(inner))
      return texts.length > 1 && groups.length > 1 ? `(${text})` : text
    })
    .join(between(outer))
}
