/**
 * What every engine function receives first (transaction, user, settings, definitions), and the slots: the only
 * functions that a definition may have on the server.
 */
import type { Afterwards } from './afterwards.ts'
import type { CallOf } from './call.ts'
import type { Day } from '#kernel/day.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Language } from '#i18n/fill.ts'
import type { AnyDocument, DocumentShapes, Draft, MakingContext, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { Fields, Shape } from '#model/field.ts'
import type { Hub } from '#model/hub.ts'
import type { AnyList } from '#model/list.ts'
import type { AutoInvoices } from '#model/auto-invoices.ts'
import { may, type FunctionId, type RightFlag } from '#model/right.ts'
import { sightOf, type Sight } from '#model/marks.ts'
import type { Settings } from '#model/standard-settings.ts'
import type { BaseCurrency } from './base-currency.ts'
import type { ListSql } from './list-sql.ts'
import type { ImportRow, ListImporting } from './importing.ts'
import type { TouchedRecords } from './locks.ts'
import type { NumberSql } from './number-sql.ts'
import type { Principal } from './principal.ts'
import type { Sealing } from './secrets.ts'
import type { SearchOwner, SourceColumn } from './source-column.ts'
import type { ChildRow, Stored, RecordOf, StoredDraft, StoredOf } from './stored.ts'
import type { Statement, Tx } from './tx.ts'

export type { Principal }

type Values = Readonly<Record<string, unknown>>
/** What a new document begins with. */
export interface Beginning {
  head: Values
  lines: readonly Values[]
}
/** Makes the beginning of a document from rows. */
export type Maker = (scope: Scope, ids: readonly string[]) => Promise<Beginning>

export interface Scope {
  tx: Tx
  user: Principal
  settings: Settings
  baseCurrency: BaseCurrency | null
  today: Day
  now: Date
  language: Language
  newId(): string
  /** Network address of the caller, for the event log. */
  address: string
  /** The registered definitions; the engine receives them from outside and knows none by name. */
  registry: Registry
  /** For saving passwords and keys; scripts have none. */
  sealing?: Sealing
  /** Posted bills become VAT invoices by themselves; absent: they do not. */
  autoInvoices?: AutoInvoices
  /**
   * Where to put what the call adds to the log of events, because its transaction cannot write: it is written when the
   * call has been answered. Absent: it is written at once.
   */
  events?: Statement[]
  /** What is wrong with an address that shall be asked instead of an official one; scripts cannot tell. */
  refusedAddress?: (at: string, url: string, adapter: string) => Problem | null
}

/**
 * The same scope without the limits of the user, for what must be known whole to be right: ledgers, links, numbers. What
 * the user may name or read is decided before, by the scope itself.
 */
export const wholeScope = (scope: Scope): Scope => (scope.tx.limits ? { ...scope, tx: scope.tx.whole } : scope)

export interface Registry {
  documents: ReadonlyMap<string, AnyDocument>
  lists: ReadonlyMap<string, AnyList>
  slots: Slots
  listSlots: Readonly<Record<string, ListSlots | undefined>>
}

/** The confidential values that the user may see. */
export const sightFor = ({ user }: Pick<Scope, 'user'>): Sight =>
  sightOf((id, flag) => user.isAdmin || may(user.rights, id, flag))

/** What needs somebody's attention: a count, and the list filter that shows exactly the counted documents. */
export interface Todo {
  /** Selects its text `todo.{key}`. */
  key: string
  /** Shown to who may read the documents and has one of these rights: nobody else could do anything about it. */
  needs: readonly (readonly [FunctionId, RightFlag])[]
  /** The list filter that shows what is counted, for example `payStatus=4`; or a page of its own. */
  shows: { narrow: string } | { page: string }
  /** Somebody waits already: it is shown first, and as a warning. */
  isLate?: true
  /** Only those of so many days before today are counted, and shown. */
  lastDays?: number
  /** Only the bell tells it; on the start page other figures do. */
  inBellOnly?: true
  /** The query must know the whole to be right, and narrows it itself to what the user sees. */
  isWhole?: true
  /** A query with one row and the column `count`; sent together with the other queries of the page. */
  count(scope: Scope): Statement
}

/** A posted document that was made from another. */
export interface Follower {
  id: string
  kind: string
  number: string
  day: string
}

/** `before` is the stored document; null for a new one. */
interface Change<S extends Shape> {
  before: StoredDraft<S> | null
  context: RuleContext
}
/**
 * The current average cost of a product in a store of the document, read under lock; undefined if it never had stock
 * there.
 */
export type CostAt = (product: string, store: string) => bigint | undefined

/**
 * One of `guards`. Written as a method, because only methods allow slots of a specific shape to be used as slots of
 * any shape.
 */
interface Guarded<S extends Shape> {
  guard(scope: Scope, document: StoredOf<S>): Promise<Problem[]>
}
/** Makes a document from posted documents of another kind. */
export type MakeFunction<From extends Shape, S extends Shape> = (
  sources: readonly SavedDocument<From>[],
  context: MakingContext,
) => Draft<S> | Problem[]

/** Makes a document from one posted document in one of the `ways` of its definition. */
export type MakeSpecially<S extends Shape = Shape> = (scope: Scope, source: Stored) => Promise<Draft<S> | Problem[]>

/**
 * The slots of documents of one shape. They are methods, so that slots of a specific shape can be used as slots of
 * any shape: the engine only passes documents of the right definition.
 */
export interface DocumentSlots<S extends Shape = Shape> {
  /** Calls that no other document has (`calls.server.ts`). */
  calls?: readonly CallOf<Scope>[]
  /** List columns with SQL that no other list has, by key; over `d` (the document) and `h` (its own table, join `own`). */
  listFacts?(today: Day): Readonly<Record<string, SourceColumn>>
  /** Documents that name it and by which its list finds it, beside its partner. */
  foundBy?: readonly SearchOwner[]
  /** Entries for the start page. */
  todos?: readonly Todo[]
  /** What must be locked with the document although no ref field names it, or only one save at a time may count. */
  locks?(scope: Scope, draft: StoredDraft<S>): Promise<Partial<TouchedRecords>>
  /** Adds to an unsaved document that begins with a record what usually comes with it: the debts of a partner. */
  begins?(scope: Scope, draft: StoredDraft<S>): Promise<StoredDraft<S>>
  /** By wire module: what is no document of its own and may be begun with, and the right to read it. */
  begunFrom?: Readonly<Record<string, { right: FunctionId; make: Maker }>>
  /** Fills in stored fields that name sources, before these are locked. Runs first. */
  sources?(scope: Scope, draft: StoredDraft<S>): Promise<StoredDraft<S>>
  /** Fills in further facts that the rules need. Runs under lock, before compute. Must not add refs. */
  prepare?(scope: Scope, draft: StoredDraft<S>): Promise<StoredDraft<S>>
  /**
   * Returns all problems that only the database can detect. `before` is null for a new document; `followers`: posted
   * documents made from it.
   */
  guard?(
    scope: Scope,
    change: Change<S> & { after: StoredOf<S>; followers: readonly Follower[]; costAt: CostAt },
  ): Promise<Problem[]>
  /** Problems that prevent a transition, by the name of the transition; `delete`: that prevent deleting. */
  guards?: Readonly<Record<string, Guarded<S>['guard']>>
  /**
   * Statements that are sent with those that write the document. `drawn`: its number, if it is drawn in the same batch
   * and not known yet.
   */
  alongside?(
    scope: Scope,
    change: { before: StoredDraft<S> | null; after: StoredDraft<S>; drawn: NumberSql | null },
  ): readonly Statement[]
  /** What whoever saves it in force should know beside; refuses nothing. */
  notices?(scope: Scope, document: StoredDraft<S>): Promise<Problem[]>
  /** Runs after the document and its entries are written, of a new one if it `hasMore` (default: always). */
  afterSave?(scope: Scope, change: Afterwards<S>): Promise<void>
  hasMore?(draft: StoredDraft<S>): boolean
  /** Facts of a saved document for getInfo and print. */
  facts?(scope: Scope, document: StoredDraft<S>, context: RuleContext): Promise<Record<string, unknown>>
  /**
   * Makes a document from posted documents of another kind, by the name of that kind; one for each of the
   * definition's `sources`. There is one source document unless the definition says `many`. Returns problems if the
   * sources do not fit together.
   */
  makes?: { readonly [N in keyof DocumentShapes]?: MakeFunction<DocumentShapes[N], S> }
  /** Makes a document in one of the definition's `ways`, by the name of the way. */
  ways?: Readonly<Record<string, MakeSpecially<S>>>
}

type Slots = Readonly<Record<string, DocumentSlots | undefined>>

/**
 * The slots of a list: what it does on the server in addition to its pure rules. Methods, so that slots of a specific
 * list can be used as slots of any list: the engine only passes records of that list. In a change, `before` is null
 * for a new record and `after` for a deleted one.
 */
/** Figures of the page of a record that one statement gives. */
export interface HubFigures {
  /** The facts of the hub that need it. */
  gives: readonly string[]
  statement(scope: Scope, id: string): Statement
  /** Reads its row, which has no columns where none was found. */
  read(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
}
export interface HubSlots {
  hub: Hub
  figures: readonly HubFigures[]
}

/** Two records that are one: the one that stays, and the one that goes. */
export interface Pair<F extends Fields = Fields> {
  keep: RecordOf<F>
  remove: RecordOf<F>
}

/** How two records of a list become one (`engine/merging`). */
export interface ListMerging<F extends Fields = Fields> {
  /** The ledgers that know them. */
  ledger: 'debts' | 'stock'
  /** True if documents whose rows stand in this table must not name both. */
  apart(table: string): boolean
  /** What stands in the way. */
  problems(scope: Scope, pair: Pair<F>): Promise<Problem[]>
  /** What of the one that goes is given up, beside values of its fields. */
  notes?(scope: Scope, pair: Pair<F>): Promise<Problem[]>
  /** Fields of which `joined` makes one value of both. */
  joins?: readonly (keyof F & string)[]
  /** Fields that are not taken over where the one that stays says nothing (`units.sellPrice` = in every row). */
  keeps?: readonly ((keyof F & string) | `${keyof F & string}.${string}`)[]
  /** Fields that mean something together: all are taken over, or none. */
  together?: readonly (readonly (keyof F & string)[])[]
  /** Fields with values of one sort, which are taken over into any of them that is free. */
  alike?: readonly (readonly (keyof F & string)[])[]
  /** The one that stays with the values of `joins`; `whole` has what it takes over. */
  joined?(pair: Pair<F>, whole: RecordOf<F>): RecordOf<F>
  /** Removes rows that refer to the one that goes and would stand twice. */
  clear?(pair: Pair<F>): Statement[]
}

export interface ListSlots<F extends Fields = Fields> {
  /** The SQL of each of its `facts` and `computed` filters. */
  sql?: ListSql
  /** Calls that no other list has (`calls.server.ts`). */
  calls?: readonly CallOf<Scope>[]
  /** What the page of a record shows beside the record (`hub.ts`), and where its figures come from. */
  hub?: HubSlots
  /** Fills in values that only the server knows; runs before compute. `sent`: the fields that the save sends. */
  prepare?(scope: Scope, draft: RecordOf<F>, sent: ReadonlySet<string>): Promise<RecordOf<F>>
  /** Fills in what the owned rows of a sheet leave out, so that the import knows which stored rows they mean. */
  completeRows?(scope: Scope, name: string, rows: readonly ChildRow[]): Promise<ChildRow[]>
  /** Returns all problems that only the database can detect. */
  guard?(scope: Scope, change: { before: RecordOf<F> | null; after: RecordOf<F> }): Promise<Problem[]>
  /** Runs after the record is written or deleted, in the same transaction. */
  afterSave?(scope: Scope, change: { before: RecordOf<F> | null; after: RecordOf<F> | null }): Promise<void>
  /** Reasons why it cannot be deleted, in addition to references to it. */
  keep?(scope: Scope, record: RecordOf<F>): Promise<Problem[]>
  /**
   * Deletes ledger rows of the record that have no meaning any more (balances of 0). Other rows stay and block the
   * deletion.
   */
  release?(scope: Scope, id: string): Promise<void>
  /** Two of its records can be merged. */
  merging?: ListMerging<F>
  /** How its imports read files of other programs, and what they make besides records. */
  importing?: ListImporting
  /** Changes the rows of an import after they were read. `implied`: values of new records that the file does not say. */
  arrangeImport?(scope: Scope, rows: readonly ImportRow[], implied: Readonly<Record<string, unknown>>): Promise<void>
  /** The records, by id, that have a line already of what `importing.carries` makes. */
  carriedBefore?(
    scope: Scope,
    head: Readonly<Record<string, unknown>>,
    ids: readonly string[],
  ): Promise<ReadonlySet<string>>
  /** Values shown instead of the stored ones. */
  facts?(scope: Scope, record: RecordOf<F>): Promise<Record<string, unknown>>
}
