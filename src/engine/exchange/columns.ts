/** The columns a list takes from a sheet: those of its template, and those of the files of other programs. */
import { translate } from '#i18n/catalogues.server.ts'
import { flag, text, type Field, type Fields } from '#model/field.ts'
import { listImports } from '#model/imports.ts'
import type { AnyList, ListImportColumn } from '#model/list.ts'
import { isHidden } from '#model/marks.ts'
import type { CarriedColumn, CarriedDocument } from '../importing.ts'
import type { ListModule } from '../record/record.ts'
import { sightFor, type Scope } from '../scope.ts'
import { findColumns, type Heading } from './headings.ts'

const head: Fields = {
  code: text({ label: 'record.code', max: 50 }),
  name: text({ label: 'record.name', max: 250 }),
  note: text({ label: 'record.note', max: 1000 }),
  active: flag({ label: 'record.active' }),
}

type Words = Readonly<Record<string, number | boolean | string>>

export interface Column extends Heading {
  index: number
  /** The field, as its definition names it (`units.factor`). */
  field: string
  /** The `records` field of whose rows this column is part. */
  child: string | null
  name: string
  described: Field
  /** The fields beside it. */
  beside: Fields
  /** The list whose records the cells name. */
  list: string | undefined
  words: Words | undefined
  /** The column's values are no fields of the record. */
  isExtra: boolean
  /** A calculated number, such as an average cost, is rounded to the digits we keep. */
  rounds?: true
}

const inBoth = (key: string): string[] => [translate('vi', key), translate('en', key)]

/** How our own exports and forms call a field, so that what was exported can be imported. */
const ownHeadings = ({ columns, fields }: AnyList, name: string): string[] => {
  const shown = columns.filter(
    ({ key, from }) =>
      ((from === 'own' || from === 'head') && key === name) ||
      (typeof from === 'object' && from.ref === name && from.column === 'name'),
  )
  const label = (fields as Fields)[name]?.label
  return [...shown.map((column) => column.label), ...(label === undefined ? [] : [label])].flatMap(inBoth)
}

const yesOrNo = (): Words => ({
  ...Object.fromEntries(['Có', 'Yes', '1', 'true', ...inBoth('print.yes')].map((word) => [word, true])),
  ...Object.fromEntries(['Không', 'No', '0', 'false'].map((word) => [word, false])),
})

const wordsOf = (described: Field, given: Words | undefined, more: Words | undefined): Words | undefined => {
  if (described.kind === 'flag') return { ...yesOrNo(), ...given, ...more }
  const choices = (described.choices ?? []).flatMap(({ value, label }) =>
    [...inBoth(label), String(value)].map((word): [string, number | string] => [word, value]),
  )
  const all = { ...Object.fromEntries(choices), ...given, ...more }
  return Object.keys(all).length > 0 ? all : undefined
}

type Unplaced = Omit<Column, 'index'>

const listColumn = ({ definition, slots }: ListModule, column: ListImportColumn): Unplaced => {
  const importing = slots?.importing
  const [own = '', inner] = column.field.split('.')
  const isExtra = inner === undefined && importing?.extra?.[own] !== undefined
  const fields: Fields = { ...head, ...(definition.fields as Fields), ...importing?.extra }
  const described = inner === undefined ? fields[own]! : fields[own]!.fields![inner]!
  return {
    heading: column.heading,
    ...(column.required && { required: true }),
    also: [...(importing?.also?.[column.field] ?? []), ...(inner === undefined ? ownHeadings(definition, own) : [])],
    field: column.field,
    child: inner === undefined ? null : own,
    name: inner ?? own,
    described,
    beside: inner === undefined ? fields : fields[own]!.fields!,
    list: column.codeOf ?? column.nameOf,
    words: wordsOf(described, column.choices, importing?.words?.[column.field]),
    isExtra,
  }
}

const carriedColumn = (lines: Fields, { heading, also = [], field }: CarriedColumn): Unplaced => ({
  heading,
  also,
  field,
  child: null,
  name: field,
  // Stock below zero is told to the user, who cannot change it there.
  described: { ...lines[field]!, sign: 'any' },
  beside: {},
  list: undefined,
  words: undefined,
  isExtra: true,
  rounds: true,
})

/** The columns of the document made with the records, as far as the user may see their fields. */
export const carriedColumns = (scope: Scope, carries: CarriedDocument | undefined): Unplaced[] => {
  const lines = scope.registry.documents.get(carries?.document ?? '')?.shape.lines as Fields | undefined
  if (!carries || !lines) return []
  return [carries.amount, ...carries.columns]
    .filter(({ field }) => !isHidden(lines[field] ?? {}, sightFor(scope)))
    .map((column) => carriedColumn(lines, column))
}

/** All columns that the import of a list knows, without those of the document it carries. */
export const listColumns = (scope: Scope, module: ListModule): Unplaced[] =>
  [...listImports(module.definition, sightFor(scope)), ...(module.slots?.importing?.more ?? [])].map((column) =>
    listColumn(module, column),
  )

/** The columns that the sheet has. Throws Refused naming every missing required heading. */
export const columnsOf = (
  scope: Scope,
  module: ListModule,
  { headings, carry }: { headings: readonly string[]; carry: boolean },
): Column[] => {
  const columns = [
    ...listColumns(scope, module),
    ...(carry ? carriedColumns(scope, module.slots?.importing?.carries) : []),
  ]
  const places = findColumns(columns, headings)
  return columns.map((column, at): Column => ({ ...column, index: places[at]! })).filter(({ index }) => index >= 0)
}
