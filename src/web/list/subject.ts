/** What a list page shows: a document or a master list, with the labels and calls the page needs. */
import { stateOf, statesOf, type InState, type State } from '#model/state.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyDocument, ListFilter } from '#model/document.ts'
import { askingAll, isNamedByCode, recordPath, severalFilters, type AnyList } from '#model/list.ts'
import { documentGroups, listGroups, rowGroups, type GroupField } from '#model/grouping.ts'
import type { Column } from '#model/table.ts'
import type { FunctionId } from '#model/right.ts'
import { asksSeach, documentCall, listCall, type PathTo } from '#wire/calls.ts'
import { documentHead } from '#wire/document.ts'
import { recordHead } from '#wire/list.ts'
import type { RowList, WithoutEffect } from '#model/row-list.ts'
import type { BatchAnswer, ListAnswer, WorkbookAnswer } from '#wire/envelope.ts'
import type { UsesAnswer } from '#wire/uses.ts'
import { type ListQuery, writeListQuery } from '#wire/list-query.ts'
import { sliceOf, type Slice } from '#wire/spelling.ts'
import { wireName } from '#model/field.ts'
import { call } from '#web/data/call.ts'
import { columnsOf, isOn } from './views/column-order.ts'
import type { DeliveredView, ListScreen } from './list-screen.ts'
import type { WireRow } from '#web/data/queries.ts'

export interface FilterField {
  wire: string
  label: string
  options?: readonly { value: string; label: string }[]
  /** The list whose records can be chosen. */
  of?: string
  narrow?: Readonly<Record<string, string>>
  /** A condition may name several of its values. */
  several?: true
  /** A switch; sent as True. */
  flag?: boolean
}
export interface BulkField {
  name: string
  wire: string
  field: Field
}

/** What a row shows of a state. */
export type ShownState = Pick<State, 'label' | 'tone' | 'standing'>

export interface Subject {
  module: string
  right: FunctionId
  /** Reading and adding need no right. */
  open: boolean
  label: string
  /** Translation key of the export title; exports are always titled in Vietnamese. */
  listTitle: string
  columns: readonly Column[]
  filters: readonly FilterField[]
  /** By what the rows can be grouped. */
  groups: readonly GroupField[]
  /** The filter shown in the toolbar. */
  status: FilterField | undefined
  statusOf: ((row: WireRow) => ShownState | undefined) | undefined
  withoutEffect?: RowList['withoutEffect']
  owed: boolean
  /** Views that come with the list, beside those every list has. */
  views: readonly DeliveredView[]
  dated: boolean
  bulk: readonly BulkField[]
  /** False where the rows have one order, which gives them their meaning. */
  sortable: boolean
  /** Rows can be selected. */
  selectable: boolean
  /** Query parameters sent with every request of this page. */
  narrow: Readonly<Record<string, string>>
  /** `grid` and `create` are null where they do not exist. */
  paths: {
    list: string
    grid: string | null
    create: string | null
    detail: (id: string) => string
    /** Where a row leads, if that does not follow from its id alone. */
    row?: (row: WireRow) => string
    imports: string | null
  }
  nameField: string
  /** The name of a row whose field is empty. */
  unnamed?: (row: WireRow) => string
  calls: {
    list: PathTo<ListAnswer>
    export: PathTo<WorkbookAnswer>
    /** null: the action does not exist for these rows. */
    exportItem: PathTo<WorkbookAnswer> | null
    remove: PathTo<BatchAnswer> | null
    /** What hangs on rows before they are deleted; those that say it can be restored. */
    uses?: PathTo<UsesAnswer>
    update: PathTo<BatchAnswer>
  }
  /** The definition of the rows if they are documents, which can be cancelled and restored. */
  document: AnyDocument | null
  /** The name of the list the rows belong to, if they are no documents. */
  list?: string
  printable: AnyDocument | null
  importable: AnyDocument | AnyList | null
  /** Prefetches the page of a record. */
  prefetch: () => Promise<unknown>
}

const documentFilter = (
  definition: AnyDocument,
  { wire, label, kind, of, narrow, choices }: ListFilter,
): FilterField => {
  if (kind === 'ref') return { wire, label, several: true, ...(of && { of }), ...(narrow && { narrow }) }
  const options = kind === 'status' ? statesOf(definition.lifecycle) : (choices ?? [])
  return { wire, label, several: true, options: options.map((one) => ({ value: String(one.value), label: one.label })) }
}

const bulkOf = (names: readonly string[], fields: Fields): BulkField[] =>
  names.flatMap((name) => {
    const field = fields[name]
    return field ? [{ name, wire: wireName(name, field), field }] : []
  })

/** A row of a list as what its state is asked of. */
export const stateIn = (row: WireRow): InState => ({ ...row, status: Number(row['iStat']) })

export const documentSubject = (definition: AnyDocument, base: string): Subject => {
  const {
    wire: { module },
    screen,
    list,
  } = definition
  const filters = list.filters.map((filter) => documentFilter(definition, filter))
  const status = list.filters.find((filter) => filter.kind === 'status')?.wire
  return {
    module,
    right: definition.right,
    open: false,
    label: definition.label,
    listTitle: definition.listTitle,
    columns: list.columns,
    groups: documentGroups(definition),
    filters: filters.filter((filter) => filter.wire !== status),
    status: filters.find((filter) => filter.wire === status),
    statusOf: (row) => stateOf(definition.lifecycle, stateIn(row)),
    owed: list.filters.some((filter) => filter.kind === 'payStatus'),
    views: [],
    sortable: true,
    selectable: true,
    dated: true,
    bulk: bulkOf(definition.bulk, { ...documentHead, ...definition.shape.fields }),
    narrow: {},
    paths: {
      list: `${base}/${screen.list}`,
      grid: `${base}/${screen.grid}`,
      create: `${base}/${screen.create}`,
      detail: (id) => `${base}/${screen.detail.replace(':id', id)}`,
      imports: definition.imports ? `${base}/import` : null,
    },
    nameField: 'NumberID',
    calls: {
      list: documentCall(definition, 'getlist'),
      export: documentCall(definition, 'ExportList'),
      exportItem: documentCall(definition, 'ExportItem'),
      remove: documentCall(definition, 'DeleteDB'),
      update: documentCall(definition, 'UpdateList'),
    },
    document: definition,
    printable: definition.prints.length > 0 ? definition : null,
    importable: definition.imports ? definition : null,
    prefetch: () => import('../pages/document-form.tsx'),
  }
}

const ALL_FLAG: FilterField = { wire: 'all', label: 'list.withStopped', flag: true }
const listFilters = (definition: AnyList, narrow: Readonly<Record<string, string>>): FilterField[] => {
  const several = severalFilters(definition)
  return Object.entries(definition.filters ?? {}).flatMap(
    ([wire, { label, of, narrow: narrowed, choices }]): FilterField[] =>
      label && !(wire in narrow)
        ? [
            {
              wire,
              label,
              ...(several.includes(wire) && { several: true }),
              ...(of && { of }),
              ...(narrowed && { narrow: narrowed }),
              ...(choices && { options: choices }),
            },
          ]
        : [],
  )
}

export const listSubject = (
  definition: AnyList,
  base: string,
  part: { label: string; listTitle: string; narrow: Readonly<Record<string, string>> },
  screen?: ListScreen,
): Subject => ({
  module: definition.wire.module,
  right: definition.right,
  open: definition.open === true,
  label: part.label,
  listTitle: part.listTitle,
  columns: columnsOf(definition, screen, part.narrow),
  groups: listGroups(definition),
  filters: [...listFilters(definition, part.narrow), ALL_FLAG],
  status: undefined,
  statusOf: undefined,
  owed: false,
  sortable: true,
  selectable: true,
  views: (screen?.views ?? []).filter(({ on = {} }) => isOn(on, part.narrow)),
  dated: false,
  bulk: bulkOf(definition.bulk, { ...recordHead, ...(definition.fields as Fields) }),
  narrow: { ...askingAll(definition), ...part.narrow },
  paths: {
    list: `${base}/list`,
    grid: `${base}/grid`,
    create: recordPath(definition.screen, base, null),
    detail: (id) => recordPath(definition.screen, base, id),
    imports: definition.screen.import ? `${base}/import` : null,
  },
  nameField: isNamedByCode(definition) ? 'Code' : 'Name',
  calls: {
    list: listCall(definition, 'list'),
    export: listCall(definition, 'ExportList'),
    exportItem: definition.sheet ? listCall(definition, 'ExportItem') : null,
    remove: listCall(definition, 'DeleteDB'),
    uses: listCall(definition, 'getUses'),
    update: listCall(definition, 'UpdateList'),
  },
  document: null,
  list: definition.name,
  printable: null,
  importable: definition.screen.import ? definition : null,
  prefetch: () => import('../pages/list-form.tsx'),
})

/** Rows without effect look as void documents do; the others have no state that a page depends on. */
const voidState =
  ({ wire, value }: WithoutEffect) =>
  (row: WireRow): ShownState | undefined =>
    row[wire] === value ? { label: '', tone: 'neutral', standing: 'void' } : undefined

/** Rows without a definition of records: a table without cards. Log entries can be neither created nor deleted. */
export const rowSubject = (
  list: RowList,
  paths: Pick<Subject['paths'], 'list' | 'create' | 'detail'>,
  prefetch: Subject['prefetch'],
): Subject => ({
  module: list.module,
  right: list.right,
  open: false,
  label: list.label,
  listTitle: list.listTitle,
  columns: list.columns,
  groups: rowGroups(list),
  filters: list.filters.flatMap(({ wire, label, of, narrow, choices }) =>
    label ? [{ wire, label, ...(of && { of }), ...(narrow && { narrow }), ...(choices && { options: choices }) }] : [],
  ),
  status: undefined,
  statusOf: list.withoutEffect && voidState(list.withoutEffect),
  ...(list.withoutEffect && { withoutEffect: list.withoutEffect }),
  owed: false,
  views: [],
  sortable: !list.isOrdered,
  selectable: paths.create !== null,
  dated: list.dated,
  bulk: [],
  narrow: {},
  paths: { ...paths, grid: null, imports: null },
  nameField: list.nameField,
  calls: {
    list: `api/${list.module}/${list.list}`,
    export: `api/${list.module}/ExportList`,
    exportItem: null,
    remove: paths.create === null ? null : `api/${list.module}/DeleteDB`,
    update: '',
  },
  document: null,
  printable: null,
  importable: null,
  prefetch,
})

/** Fetches one page of rows. Without paging parameters this call would return the whole lookup. */
export const readSlice = async ({ calls }: Subject, query: ListQuery, signal: AbortSignal): Promise<Slice> =>
  sliceOf(await call(calls.list, { query: writeListQuery(query, asksSeach(calls.list)), signal }))

/** The address a row leads to. */
export const pathOfRow = ({ paths }: Subject, row: WireRow): string =>
  (paths.row ?? ((one) => paths.detail(idOfRow(one))))(row)

/** What a row is called. */
export const nameOfRow = ({ nameField, unnamed }: Subject, row: WireRow): string =>
  String(row[nameField] || unnamed?.(row) || '')

export const idOfRow = (row: WireRow): string => String(row['s_ID'] ?? row['Id'] ?? '')
