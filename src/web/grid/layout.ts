/** The column layout of a list as plain data, with the operations on it. */
import type { CellKind, Column } from '#model/table.ts'
import { foreignDecimalsOf, isNumeric } from '#model/table.ts'
import type { Choice } from '#model/field.ts'
import { isHidden, type Sight } from '#model/marks.ts'
import type { Layout as WireLayout } from '#wire/described/grids.ts'
import type { SortKey } from '#wire/list-query.ts'

/** A column of the grid. `field` is its wire name, the key in rows, sorting and saved layouts. */
export interface GridColumn {
  field: string
  key: string
  kind: CellKind
  title: string
  /** The key of its title. */
  label: string
  width: number
  numeric: boolean
  total: boolean
  /** The name of the sum that stands under it, if that is not its own. */
  sum?: string
  hidden: boolean
  onCard?: NonNullable<Column['onCard']>
  dials?: true
  /** Money in the currency of the row; other amounts are in base currency whatever that is. */
  inRowCurrency?: true
  sortable: boolean
  choices: readonly Choice[]
  decimals: number | undefined
}

const standardWidths: Partial<Record<CellKind, number>> = {
  day: 110,
  moment: 140,
  code: 120,
  status: 116,
  money: 128,
  price: 116,
  quantity: 96,
  percent: 72,
  factor: 84,
  vat: 72,
  integer: 84,
  flag: 92,
  choice: 130,
  text: 190,
}
export const toGridColumns = (columns: readonly Column[], label: (key: string) => string, sight: Sight): GridColumn[] =>
  columns
    .filter((column) => !isHidden(column, sight))
    .map((column) => ({
      field: column.wire ?? column.key,
      key: column.key,
      kind: column.kind,
      title: label(column.label),
      label: column.label,
      width: column.width ?? standardWidths[column.kind] ?? 120,
      numeric: isNumeric(column.kind),
      total: column.total === true,
      ...(column.sumName && { sum: column.sumName }),
      hidden: column.hidden === true,
      ...(column.onCard && { onCard: column.onCard }),
      ...(column.dials && { dials: true }),
      ...(column.inRowCurrency && { inRowCurrency: true }),
      sortable: true,
      choices: column.choices ?? [],
      decimals: column.decimals,
    }))

/** The decimals of a number by its column, or by the currency of its row; undefined: those of the settings. */
export const ownDecimals = (
  { decimals, inRowCurrency }: GridColumn,
  row: Readonly<Record<string, unknown>>,
): number | undefined => decimals ?? (inRowCurrency && foreignDecimalsOf(row))

export interface ColumnPlace {
  field: string
  visible: boolean
  /** null: the default width of the column. */ width: number | null
  fixed: boolean
}
export interface GridLayout {
  columns: readonly ColumnPlace[]
  sort: readonly SortKey[]
  pageSize: number | null
}

const mainAmounts = ['total', 'amount', 'remaining']

/**
 * Orders the columns of documents by importance: number, day, partner, status, total, what remains of it, payment status,
 * what is paid. So what one decides by is in sight on a narrow screen, too.
 */
const byImportance = (columns: readonly GridColumn[]): readonly GridColumn[] => {
  if (!columns.some((column) => column.kind === 'status')) return columns
  const name = columns.find((column) => column.kind === 'text')
  const rank = (column: GridColumn): number => {
    if (column === columns[0]) return 0
    if (column.key === 'date') return 1
    if (column === name) return 2
    if (column.kind === 'status') return 3
    const main = column.kind === 'money' ? mainAmounts.indexOf(column.key) : -1
    if (main >= 0) return 4 + main
    const last = 4 + mainAmounts.length
    return column.key === 'payStatusName' ? last : column.key === 'paid' ? last + 1 : last + 2
  }
  return columns.toSorted((a, b) => rank(a) - rank(b))
}

export const standardLayout = (columns: readonly GridColumn[]): GridLayout => ({
  columns: byImportance(columns).map((column, index) => ({
    field: column.field,
    visible: !column.hidden,
    width: null,
    fixed: index === 0,
  })),
  sort: [],
  pageSize: null,
})

/** As getGridFormat answers it and SaveGridFormat takes it. */
export type { Layout as WireLayout } from '#wire/described/grids.ts'

/** Drops unknown fields and appends new columns as visible. */
export const readLayout = (
  saved: Partial<WireLayout> | null | undefined,
  columns: readonly GridColumn[],
): GridLayout => {
  const known = new Set(columns.map((column) => column.field))
  const kept = (saved?.columns ?? []).filter((one) => known.has(one.field)).toSorted((a, b) => a.order - b.order)
  if (kept.length === 0) return standardLayout(columns)
  const had = new Set(kept.map((one) => one.field))
  const added = columns
    .filter((column) => !had.has(column.field))
    .map((column): ColumnPlace => ({ field: column.field, visible: true, width: null, fixed: false }))
  const sort = kept
    .filter((one) => one.sort)
    .toSorted((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0))
    .map((one): SortKey => ({ field: one.field, asc: one.sort === 'asc' }))
  return {
    columns: [
      ...kept.map(({ field, visible, width, fixed }): ColumnPlace => ({ field, visible, width: width ?? null, fixed })),
      ...added,
    ],
    sort,
    pageSize: saved?.pageSize ?? null,
  }
}

type SentLayout = Pick<WireLayout, 'columns'> & Partial<WireLayout>
export const writeLayout = ({ columns, sort, pageSize }: GridLayout): SentLayout => ({
  columns: columns.map(({ field, visible, width, fixed }, order) => {
    const at = sort.findIndex((key) => key.field === field)
    return {
      field,
      visible,
      width,
      order,
      fixed,
      sort: at < 0 ? null : sort[at]!.asc ? 'asc' : 'desc',
      sortOrder: at < 0 ? null : at,
    }
  }),
  ...(pageSize !== null && { pageSize }),
})

const change = (layout: GridLayout, field: string, patch: Partial<ColumnPlace>): GridLayout => ({
  ...layout,
  columns: layout.columns.map((place) => (place.field === field ? { ...place, ...patch } : place)),
})

const MIN_WIDTH = 48
const MAX_WIDTH = 800
export const setVisible = (layout: GridLayout, field: string, visible: boolean): GridLayout =>
  change(layout, field, { visible })
export const setFixed = (layout: GridLayout, field: string, fixed: boolean): GridLayout =>
  change(layout, field, { fixed })
export const setWidth = (layout: GridLayout, field: string, width: number | null): GridLayout =>
  change(layout, field, { width: width === null ? null : Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width))) })

/** Moves a column to the position of another one. */
export const putAt = (layout: GridLayout, field: string, target: string): GridLayout => {
  const from = layout.columns.findIndex((place) => place.field === field)
  const to = layout.columns.findIndex((place) => place.field === target)
  if (from < 0 || to < 0 || from === to) return layout
  const moved = { ...layout.columns[from]!, fixed: layout.columns[to]!.fixed }
  const rest = layout.columns.filter((_, index) => index !== from)
  return { ...layout, columns: [...rest.slice(0, to), moved, ...rest.slice(to)] }
}

/** Moves a column by one among the visible columns. */
export const step = (layout: GridLayout, field: string, direction: -1 | 1): GridLayout => {
  const visible = shownPlaces(layout).filter(
    (place) => place.fixed === layout.columns.find((one) => one.field === field)?.fixed,
  )
  const neighbour = visible[visible.findIndex((place) => place.field === field) + direction]
  return neighbour ? putAt(layout, field, neighbour.field) : layout
}

/** Visible columns, pinned ones first. */
export const shownPlaces = ({ columns }: GridLayout): readonly ColumnPlace[] =>
  columns.filter((place) => place.visible).toSorted((a, b) => Number(b.fixed) - Number(a.fixed))

/** Sorting after a click on a heading: ascending → descending → none. With `add` the other sort columns are kept. */
export const pressSort = (sort: readonly SortKey[], field: string, add: boolean): SortKey[] => {
  const now = sort.find((key) => key.field === field)
  const next: SortKey[] = now ? (now.asc ? [{ field, asc: false }] : []) : [{ field, asc: true }]
  if (!add) return next
  return now ? sort.flatMap((key) => (key.field === field ? next : [key])) : [...sort, ...next]
}

/** Page sizes a user can choose. */
export const pageSizes = [20, 50, 100, 200] as const
