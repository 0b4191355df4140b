/** Master data: records without lines and moves. A record has a code, a name and its own fields. */
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Field, Fields, Values } from './field.ts'
import { titlesOf } from './registry.ts'
import type { FunctionId } from './right.ts'
import type { Marks } from './marks.ts'
import type { Settings } from './standard-settings.ts'
import type { Column } from './table.ts'

/** The fields every record has; `code` is missing in lists without codes (contacts). */
type RecordHead = {
  id: string | null
  code: string
  name: string
  note: string | null
  active: boolean
}
export type ListDraft<F extends Fields = Fields> = RecordHead & Values<F>

/**
 * A value calculated by the database from ledgers, from referenced records, or from rows that refer to the record.
 * The slots of the list contain the SQL. If a field is marked `fact`, the field describes the value; otherwise the
 * fact describes itself.
 */
export interface Fact extends Marks, Partial<Pick<Field, 'kind' | 'fields'>> {}

export type ListFacts = Readonly<Record<string, Fact>>

/**
 * A list column. `from`: 'head' = code, name, active…; 'own' = a field; 'fact' = the fact with the same key; `{ref,
 * column}` = a column of the referenced record.
 */
export interface MasterColumn extends Column {
  from: 'head' | 'own' | 'fact' | { ref: string; column: string }
}

/**
 * The additional values of a lookup row besides Id, Name and Code. Each names a field, a fact, or a column of a
 * referenced record (`parent.name`).
 */
interface LookupShape {
  note?: string
  group?: string
  receivable?: string
  payable?: string
  /** Further values: their wire name → the field or fact. */
  extra?: Readonly<Record<string, string>>
  order: 'code' | 'name'
  /** The list is short: forms load all its records at once. */
  short?: true
  /** If the search text equals one of these exactly, that record is the only result on the first page. */
  exact?: readonly string[]
  /** All forms in which what was searched for may be stored in one of the `exact` fields; without it only its own. */
  forms?(text: string): string[]
  /** When nothing matches all words of a search, this filter is tried with the last word. */
  lastWord?: string
}

/** A lookup call that returns fewer or more records than those in use. */
export interface LookupCall {
  filters?: Readonly<Record<string, string>>
  /** Include records no longer in use, so that old documents can be reported. */ all?: boolean
  order?: 'code' | 'name'
  /** A field or fact to sort by first. */ first?: string
}

/** Where the rows of a `records` field are stored: a table with a column `<table of the list>_id`. */
export interface Child {
  table: string
  /** The list these rows also belong to (they then have its head columns and its search text). */
  of?: string
  /** The rows keep the order in which they were sent, in column `ordinal`. */
  ordered?: boolean
  /**
   * There may be thousands of rows: a save that does not send them does not load them, and the event log only tells
   * those that changed.
   */
  many?: true
  /**
   * The rows are records of another list, chosen by this field of the row. `table` is the table of that list, and the
   * column that refers to the owner belongs to them: a record has one owner, and choosing it here moves it.
   */
  chooses?: string
  /** The field of its rows that is a code: unique, ignoring case, among the codes of the records and of their rows. */
  codes?: string
}

export interface ListImportColumn {
  heading: string
  /** The field to fill. `units.factor` means the field of one additional row of that `records` field. */
  field: string
  required?: boolean
  /** The cell contains the code of a record in this list. */
  codeOf?: string
  /** The cell contains the name (or the code) of a record in this list. */
  nameOf?: string
  sample: string
  choices?: Readonly<Record<string, number | boolean | string>>
  /** For fields of owned rows: these together say which stored row is meant; otherwise its first given value does. */
  key?: true
}

/**
 * A filter, by the name of its query parameter. It filters by a field, or it is `computed` by the database (SQL in
 * the slots of the list). With neither, it is only a parameter for facts.
 */
export interface MasterFilter {
  field?: string
  computed?: true
  of?: string
  narrow?: Readonly<Record<string, string>>
  label?: string
  choices?: readonly { value: string; label: string }[]
  /** Another value than its choices is unreadable, in any case; else it finds nothing or is ignored. */
  isClosed?: true
  /** The value in a lookup, if none is sent. */ standard?: string
  /** The value is a day. */ isDay?: true
  /**
   * Message key, or one per filter value: why a record outside this filter is refused where only records inside it
   * may be chosen.
   */
  refusal?: string | Readonly<Record<string, string>>
}

/**
 * What the menu, routes, palette and pickers need to know of a list before any of it is opened. Keep it small: every
 * page load includes the metas of all lists.
 */
export interface ListMeta {
  name: string
  right: FunctionId
  /** Any signed-in user may read and add records (products and their groups). */
  open?: boolean
  /** Catalogue keys of the name of a record, and of the title of the list. */
  label: string
  listTitle: string
  /** Records have no code (contacts). */
  withoutCode?: boolean
  wire: {
    module: string
    list: 'getList' | 'getlist'
    lookups: readonly string[]
    /** Full path of a lookup that returns complete rows, if the first lookup returns only some values. */
    whole?: string
    /** Lookup calls that differ from the usual one, by full path. */ calls?: Readonly<Record<string, LookupCall>>
  }
  screen: {
    area: string
    order: number
    bases: readonly string[]
    import?: boolean
    /** A record is created at `create` and shown at `update/:id`, instead of `detail/0` and `detail/:id`. */
    updates?: true
    /**
     * When the session has expired, this list redirects to the sign-in page instead of asking for the password in a
     * dialog.
     */
    leavesWhenExpired?: boolean
    /** Pickers offer to create a record in place; a list whose records need more than a few fields does not say it. */
    quickCreate?: string
    /** Base addresses that work but have no menu entry. */
    unlisted?: readonly string[]
    /** The page of a record is a hub (`hub.ts`). */
    hub?: true
    /** The palette (global search) finds records of this list. */
    searched?: true
    /** Number of rows that pickers in filters and report conditions load at once; higher where users browse. */
    pickerRows?: number
    /**
     * By base address: where the "create" menu offers the list. `free` shows it to everybody who may open the list.
     */
    quickLists?: Readonly<Record<string, { group: string; order: number; free?: true }>>
    /** Base addresses that show a part of the list under a name of its own. */
    views?: Readonly<Record<string, { label: string; listTitle: string; narrow: Readonly<Record<string, string>> }>>
  }
}
export const listMeta = (meta: Omit<ListMeta, 'label' | 'listTitle'>): ListMeta => ({ ...titlesOf(meta.name), ...meta })

/** The address of the page of a record, or of a new one. */
export const recordPath = ({ updates }: ListMeta['screen'], base: string, id: string | null): string =>
  `${base}/${updates && id === null ? 'create' : `${updates ? 'update' : 'detail'}/${id ?? 0}`}`

export interface ListDefinition<F extends Fields = Fields, X extends ListFacts = ListFacts> extends ListMeta {
  table: string
  fields: F
  codePrefix?: string | ((draft: ListDraft<F>) => string)
  columns: readonly MasterColumn[]
  sums: readonly string[]
  /**
   * Fields searched after normalising their text (`contacts.name` = in every row of a `records` field), in addition
   * to code and name; `codes` ignores blanks, dots and hyphens. Every record is also found by the initials of its
   * name.
   */
  search: {
    texts: readonly string[]
    codes?: readonly string[]
    /** Refs by whose records it is found: by their code and name. */
    owners?: readonly string[]
    /** What is typed, in the spelling of the searched text (abbreviations). */
    typed?(text: string): string
  }
  filters?: Readonly<Record<string, MasterFilter>>
  bulk: readonly string[]
  facts?: X
  /** Facts of a record that documents referring to it need. */
  refs?: readonly string[]
  /** Two records of one name are probably one: forms ask before they save the second. */
  namedOnce?: true
  /** Fields that the rules of documents read only on the server. Forms know only what the lookup returns. */
  rules?: readonly string[]
  /** A flag with which a record counts as stopped for new documents, as if it were not active. */
  stoppedBy?: string
  children?: Readonly<Record<string, Child>>
  /** Exactly one record has this flag; with `per`, one for each value of that field. */
  oneDefault?: { flag: string; per?: string }
  /** The list's records are the stores to which users may be limited. */
  isStores?: true
  /** Fields that must be unique within the list, in addition to the code (null is not compared). */
  unique?: readonly string[]
  lookup: LookupShape
  /** The list's records are goods, whose labels are printed, by `<module>/getLabels`. */
  printsLabels?: true
  /** Tables whose rows block the deletion of a record are found by foreign keys, so they are not listed here. */
  /** What a new record begins with; what the user then empties stays empty. */
  proposed?(settings: Settings): Readonly<Record<string, unknown>>
  /**
   * References of a new record, by the codes of their records: forms begin with them, imports fill them into rows that
   * name none. Where no active record has the code, nothing is proposed. A save by a call fills in nothing.
   */
  proposedRefs?: Readonly<Record<string, string>>
  /** Normalises and fills in what the user typed; must be idempotent. The form and the save run it. */
  compute?(draft: ListDraft<F>, settings: Settings): ListDraft<F>
  /** Returns all problems that can be found without the database. The engine itself checks required fields. */
  check?(draft: ListDraft<F>, settings: Settings, today: Day): Problem[]
  imports?: readonly ListImportColumn[]
  /**
   * Imports may make a record from its name. `parent`: the field that refers to the record above it; `copies`: fields
   * taken over from the row that names it. The list must be `short`.
   */
  byName?: { parent?: string; copies?: readonly string[] }
  /**
   * `table` is a view that also shows records all tenants share, which nobody can change. `table` here is that of the
   * tenant's own records; `shared` names the fact (a flag) that tells the two apart.
   */
  own?: { table: string; shared: string }
  /** The code is unique among the records with the same value of this field; default: in the whole list. */
  codePer?: string
  /** The sheet that shows one record: the field with its rows, and the field whose rows are named above them. */
  sheet?: { rows: string; names: string }
  /** Records that every new tenant starts with; a ref is given by the code of its record. */
  start?: readonly Readonly<Record<string, string | number | boolean | Decimal | null>>[]
}
// eslint-disable-next-line typescript/no-explicit-any -- variance, as in document.ts
export type AnyList = ListDefinition<any>
export const defineList = <F extends Fields, const X extends ListFacts = Readonly<Record<never, Fact>>>(
  definition: ListDefinition<F, X>,
): ListDefinition<F, X> => definition

/** True if the list is asked as a lookup by its own call. */
export const isLookupToo = ({ wire }: Pick<ListMeta, 'wire'>): boolean => wire.lookups.includes(wire.list)

/** The filters of which a condition may name several values: those by records and by choices. */
export const severalFilters = ({ filters = {} }: Pick<AnyList, 'filters'>): string[] =>
  Object.entries(filters).flatMap(([name, { field, computed, label, of, choices }]) =>
    label && (field || computed) && (of || choices) ? [name] : [],
  )

/** The filters with which a list that is a lookup too answers as a list. */
export const askingAll = (definition: Pick<AnyList, 'wire' | 'filters'>): Readonly<Record<string, string>> =>
  isLookupToo(definition)
    ? Object.fromEntries(
        Object.entries(definition.filters ?? {}).flatMap(([name, { standard }]) => (standard ? [[name, '0']] : [])),
      )
    : {}

/** A code that nobody sees in the list names nothing. */
export const isNamedByCode = ({ withoutCode, columns }: Pick<AnyList, 'withoutCode' | 'columns'>): boolean =>
  !withoutCode && !columns.some(({ key, hidden }) => key === 'code' && hidden)

/** Types of the facts that are described as fields. */
type FactValues<X> = {
  -readonly [K in keyof X as X[K] extends Field ? K : never]: X[K] extends Field<infer T> ? T : never
}
/** The columns that rules may read of a referenced record. In a form, only those returned by the lookup are there. */
export type RowOf<D> =
  D extends ListDefinition<infer F, infer X>
    ? Readonly<
        { id: string; code: string; name: string; active: boolean; note?: string | null } & Partial<
          Omit<Values<F>, 'code' | 'name' | keyof FactValues<X>> & FactValues<X>
        >
      >
    : never
