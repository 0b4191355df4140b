/**
 * By what the rows of a list can be grouped. It follows from its columns: days, states, choices, switches and rates have
 * few values, and so have the names of records; of other texts a definition says it (`groups`).
 */
import type { AnyDocument, ListFilter } from './document.ts'
import type { Choice, Fields } from './field.ts'
import type { AnyList } from './list.ts'
import type { RowList } from './row-list.ts'
import { statesOf } from './state.ts'
import type { Column } from './table.ts'

export const groupUnits = ['day', 'month', 'quarter', 'year'] as const
/** How much time a group of days covers. */
export type GroupUnit = (typeof groupUnits)[number]

type GroupKind = 'day' | 'choice' | 'flag' | 'rate' | 'text' | 'record'

export interface GroupField {
  /** The wire name of the column, or of the filter that chooses its records. */
  wire: string
  label: string
  kind: GroupKind
  /** The key of the column; the name of the field, if rows are grouped by the records of a field. */
  key: string
  on: 'column' | 'field'
  choices?: readonly Choice[]
  /** Keys of the columns that tell it: a list sorted by one of them has its groups in this order. */
  told: readonly string[]
}

type Told = Column & { from?: 'head' | 'own' | 'fact' | { ref: string; column: string } }

const kindOf = ({ kind, choices = [], groups, from }: Told): GroupKind | undefined => {
  if (kind === 'day' || kind === 'moment') return 'day'
  if (kind === 'flag') return 'flag'
  if (kind === 'vat') return 'rate'
  if (kind === 'choice' || kind === 'status') return choices.length > 0 ? 'choice' : undefined
  if (kind === 'text' && typeof from === 'object' && from.column === 'name') return 'record'
  return groups ? 'text' : undefined
}

const columnFields = (columns: readonly Told[]): GroupField[] =>
  columns.flatMap((column): GroupField[] => {
    const kind = kindOf(column)
    if (kind === undefined) return []
    const { key, wire = key, label, choices } = column
    return [{ wire, label, kind, key, on: 'column', ...(choices && { choices }), told: [key] }]
  })

/** A filter that chooses among records which a field of the head names. */
const isOfRecords = ({ kind, in: place, of, field }: ListFilter, fields: Fields): boolean =>
  kind === 'ref' && place !== 'lines' && of !== undefined && fields[field]?.kind === 'ref' && !fields[field].fact

/** States have the names that their documents give them. */
const withStates = ({ list, lifecycle }: AnyDocument): Told[] =>
  list.columns.map((column) =>
    column.kind === 'status'
      ? { ...column, choices: statesOf(lifecycle).map(({ value, label }) => ({ value, label })) }
      : column,
  )

/** Of documents also by the records that a filter chooses, with or without a column. */
export const documentGroups = (definition: AnyDocument): readonly GroupField[] => {
  const { list, shape } = definition
  const fields = columnFields(withStates(definition))
  const known = new Set(fields.map(({ label }) => label))
  const fromFilters = list.filters
    .filter((filter) => isOfRecords(filter, shape.fields as Fields) && !known.has(filter.label))
    .map(({ wire, label, field }): GroupField => ({
      wire,
      label,
      kind: 'record',
      key: field,
      on: 'field',
      told: list.columns.filter((column) => column.label === label).map(({ key }) => key),
    }))
  return [...fromFilters, ...fields]
}

export const listGroups = ({ columns }: Pick<AnyList, 'columns'>): readonly GroupField[] => columnFields(columns)

/** Rows with one order, which gives them their meaning, have no groups. */
export const rowGroups = ({ columns, isOrdered }: Pick<RowList, 'columns' | 'isOrdered'>): readonly GroupField[] =>
  isOrdered ? [] : columnFields(columns)
