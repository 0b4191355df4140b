/** Master data: no lines, no moves; a code, a name, fields of its own. */
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Field, Fields, Values } from './field.ts'
import type { FunctionId } from './right.ts'
import type { Marks } from './marks.ts'
import type { Settings } from './standard-settings.ts'
import type { Column } from './table.ts'

/** Every record; `code` is absent where a list has none (contacts). */
type RecordHead = {
  id: string | null
  code: string
  name: string
  note: string | null
  active: boolean
}
export type ListDraft<F extends Fields = Fields> = RecordHead & Values<F>

/**
 * A value the database works out: of ledgers, of records it refers to, of rows that refer to it; the list's slots have
 * the SQL. A field marked `fact` says what it is; a fact without a field says so itself.
 */
export interface Fact extends Marks, Partial<Pick<Field, 'kind' | 'fields'>> {
  /** Null for people without R of this function. */
  needs?: FunctionId
}

export type ListFacts = Readonly<Record<string, Fact>>

/** 'head' code/name/active…, 'own' a field, 'fact' a fact of the same key, `{ref, column}` of the referred record. */
export interface MasterColumn extends Column {
  from: 'head' | 'own' | 'fact' | { ref: string; column: string }
}

/** What a lookup row says beside Id, Name and Code; every value names a field, a fact, or a column of a referred record (`parent.name`). */
interface LookupShape {
  note?: string
  group?: string
  receivable?: string
  payable?: string
  /** Further keys: their spelling outside → the field or fact. */
  extra?: Readonly<Record<string, string>>
  order: 'code' | 'name'
  /** Few records: forms read all of them at once. */
  short?: true
  /** An exact match of one of these comes first and alone on the first page. */
  exact?: readonly string[]
}

/** A lookup call that asks for less, or for more, than the list has in use. */
export interface LookupCall {
  filters?: Readonly<Record<string, string>>
  /** Also what is no longer used: old documents stay reportable. */ all?: boolean
  order?: 'code' | 'name'
  /** A field or fact the order begins with. */ first?: string
}

/** Where the rows of a `records` field are kept: a table with `<table of the list>_id`. */
export interface Child {
  table: string
  /** The list whose records they are as well (then they have its head and its search text). */
  of?: string
  /** Kept in the order they were given, in column `ordinal`. */
  ordered?: boolean
}

export interface ListImportColumn {
  heading: string
  /** A field; `units.factor`: of one more row of that `records` field. */
  field: string
  required?: boolean
  /** The cell holds the code of a record of this list. */
  codeOf?: string
  /** The cell holds the name of a record of this list (or its code). */
  nameOf?: string
  sample: string
  choices?: Readonly<Record<string, number | boolean>>
}

/**
 * A filter by its name in the query: of a field, or `computed` by the database (the list's slots have the SQL);
 * neither: only a value for facts.
 */
export interface MasterFilter {
  field?: string
  computed?: true
  of?: string
  narrow?: Readonly<Record<string, string>>
  label?: string
  choices?: readonly { value: string; label: string }[]
  /** What counts when it is not sent. */ standard?: string
  /** What is told of a record outside of it where only such ones may be chosen: a message, or one for every value. */
  refusal?: string | Readonly<Record<string, string>>
}

/** What menu, routes, palette and pickers must know of a list before any record of it is opened. Small: every visit loads all of them. */
export interface ListMeta {
  name: string
  right: FunctionId
  /** Reading and adding need only a signed-in user (products and their groups). */
  open?: boolean
  /** Catalogue keys: what a record is called, and the title of the list. */
  label: string
  listTitle: string
  /** Contacts have no code. */
  withoutCode?: boolean
  wire: {
    module: string
    list: 'getList' | 'getlist'
    lookups: readonly string[]
    /** The lookup of fields, by full path, where the first one tells only a part. */
    whole?: string
    /** Calls that differ, by full path. */ calls?: Readonly<Record<string, LookupCall>>
  }
  screen: {
    area: string
    icon: string
    order: number
    bases: readonly string[]
    import?: boolean
    /** A session that ended leads from this list to sign-in, instead of asking for the password over it. */
    leavesWhenExpired?: boolean
    quickCreate?: string
    /** Bases that are reachable but have no entry of their own. */
    unlisted?: readonly string[]
    /** Records are found from everywhere, by the palette. */
    searched?: true
    /** Rows its pickers ask for at once where conditions and filters are chosen: many, when they are looked through. */
    pickerRows?: number
    /** Where the menu of all that can be made leads to the list, by base; `free`: whoever may open the list. */
    quickLists?: Readonly<Record<string, { group: string; order: number; free?: true }>>
    /** Bases that show a part of the list under a name of its own. */
    views?: Readonly<Record<string, { label: string; listTitle: string; narrow: Readonly<Record<string, string>> }>>
  }
}

export interface ListDefinition<F extends Fields = Fields, X extends ListFacts = ListFacts> extends ListMeta {
  table: string
  fields: F
  codePrefix?: string | ((draft: ListDraft<F>) => string)
  columns: readonly MasterColumn[]
  sums: readonly string[]
  /**
   * Fields whose folded text is searched (`contacts.name`: of every row of a `records` field), code and name first;
   * `codes` without blanks and dots. Every record is also found by the first letters of its name.
   */
  search: { texts: readonly string[]; codes?: readonly string[] }
  filters?: Readonly<Record<string, MasterFilter>>
  bulk: readonly string[]
  facts?: X
  /** Facts that documents need of a record they refer to. */
  refs?: readonly string[]
  /** Fields that rules of documents read on the server alone: forms know what the lookup says. */
  rules?: readonly string[]
  children?: Readonly<Record<string, Child>>
  /** Exactly one record has this flag; with `per`, one for every value of that field. */
  oneDefault?: { flag: string; per?: string }
  /** Fields told apart in the whole list, beside the code (null is no value). */
  unique?: readonly string[]
  lookup: LookupShape
  /** Tables that refer to a record and block its deletion are found from foreign keys, not listed here. */
  /** Spells and fills what was typed; must be idempotent. Runs in the form and on save. */
  compute?(draft: ListDraft<F>, settings: Settings): ListDraft<F>
  /** All problems the record shows by itself (required fields are tested by the engine). */
  check?(draft: ListDraft<F>, settings: Settings, today: Day): Problem[]
  imports?: readonly ListImportColumn[]
  /** Rows every tenant starts with; a ref is given by the code of its record. */
  start?: readonly Readonly<Record<string, string | number | boolean | Decimal | null>>[]
}
// eslint-disable-next-line typescript/no-explicit-any -- variance, as in document.ts
export type AnyList = ListDefinition<any>
export const defineList = <F extends Fields, const X extends ListFacts = Readonly<Record<never, Fact>>>(
  definition: ListDefinition<F, X>,
): ListDefinition<F, X> => definition

/** Facts described as fields have the values of those. */
type FactValues<X> = {
  -readonly [K in keyof X as X[K] extends Field ? K : never]: X[K] extends Field<infer T> ? T : never
}
/** What rules may know of a record they refer to. A form knows no more of it than the lookups told. */
export type RowOf<D> =
  D extends ListDefinition<infer F, infer X>
    ? Readonly<
        { id: string; code: string; name: string; active: boolean; note?: string | null } & Partial<
          Omit<Values<F>, 'code' | 'name' | keyof FactValues<X>> & FactValues<X>
        >
      >
    : never
