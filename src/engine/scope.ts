/**
 * What every engine function receives first (the transaction, who acts, the tenant's settings, the definitions), and the
 * functions a definition may have on the server, which receive it too: a few named places, no others.
 */
import type { Day } from '#kernel/day.ts'
import type { Problem } from '#kernel/problem.ts'
import type { Language } from '#i18n/fill.ts'
import type { AnyDocument, DocumentShapes, Draft, MakingContext, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { Shape } from '#model/field.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { may, type Demand, type FunctionId, type RightFlag, type Rights } from '#model/right.ts'
import { sightOf, type Sight } from '#model/marks.ts'
import type { Settings } from '#model/standard-settings.ts'
import type { BaseCurrency } from './base-currency.ts'
import type { Touched } from './locks.ts'
import type { SourceColumn } from './source-column.ts'
import type { RecordOf, StoredDraft, StoredOf } from './stored.ts'
import type { Statement, Tx } from './tx.ts'

export interface Principal {
  id: string
  userName: string
  displayName: string
  groupName: string
  employee: string | null
  isAdmin: boolean
  rights: Rights
  defaults: { store: string | null; cashFund: string | null; bankFund: string | null }
}

export interface Scope {
  tx: Tx
  user: Principal
  settings: Settings
  baseCurrency: BaseCurrency | null
  today: Day
  now: Date
  language: Language
  newId(): string
  /** Network address of the caller, for the log of events. */
  address: string
  /** What is registered: the engine receives the definitions, it does not know them. */
  registry: Registry
}

export interface Registry {
  documents: ReadonlyMap<string, AnyDocument>
  lists: ReadonlyMap<string, AnyList>
  slots: Slots
  listSlots: Readonly<Record<string, ListSlots | undefined>>
}

/** The secrets the person sees. */
export const sightFor = ({ user }: Pick<Scope, 'user'>): Sight =>
  sightOf((id, flag) => user.isAdmin || may(user.rights, id, flag))

export interface Asked {
  /** A value of the query by its name, without regard to case and without blanks around it; '' when it is not there. */
  query: (name: string) => string
  body: unknown
}

/** A call that one document or list alone has: it stands in the folder of its definition (`calls.server.ts`), the server makes its route. */
export interface OwnCall {
  /** Behind the module of the definition, as the contract spells it. */
  name: string
  /** A right to the definition's own function, or what else it asks for. */
  demand: Demand | RightFlag
  /** Changes something: under one `requestId` it is done once. */
  writes?: true
  /** Refuses as a save does: with every problem and its place in `Data`. */
  saves?: true
  /** Answers what stands in `Data`. May throw Refused, NotFound and Unreadable, as every call. */
  run: (scope: Scope, asked: Asked) => Promise<unknown>
}

/** What waits for somebody: counted by the definition it is about, told on the start page with the list of exactly so many. */
export interface Todo {
  /** Names its text, `todo.{key}`. */
  key: string
  /** It is told to who may read the documents and has one of these: nobody else could do anything about it. */
  needs: readonly (readonly [FunctionId, RightFlag])[]
  /** The condition of the list, by its filters, that shows what is counted: `payStatus=4`. */
  narrow: string
  /** One row with `count`. Asked together with the others of the page. */
  count(scope: Scope): Statement
}

/** A posted document that was made from another. */
export interface Follower {
  id: string
  kind: string
  number: string
  day: string
}

/** `before`: as it was stored; null for a new one. */
interface Change<S extends Shape> {
  before: StoredDraft<S> | null
  context: RuleContext
}
/** What a piece of goods costs on average in a store of the document, behind the locks; undefined where it never lay. */
export type CostAt = (product: string, store: string) => bigint | undefined

/** One of `guards`. Written as a method: only methods let the slots of a narrower shape pass as slots of any. */
interface Guarded<S extends Shape> {
  guard(scope: Scope, document: StoredOf<S>): Promise<Problem[]>
}
/** What one document is made of posted ones of another kind. */
export type Made<From extends Shape, S extends Shape> = (
  sources: readonly SavedDocument<From>[],
  context: MakingContext,
) => Draft<S> | Problem[]

/**
 * Functions of documents of one shape. They are methods, so that the slots of a narrower shape are slots: the engine hands
 * each of them documents of its own definition only.
 */
export interface DocumentSlots<S extends Shape = Shape> {
  /** Calls no other document has (`calls.server.ts`). */
  calls?: readonly OwnCall[]
  /** Columns of its list with SQL no other list has, by their keys: over `d` (the document) and `h` (its own table, join `own`); seen from a day. */
  listFacts?(today: Day): Readonly<Record<string, SourceColumn>>
  /** What of it waits for somebody, for the start page. */
  todos?: readonly Todo[]
  /**
   * What must be locked with it that no ref field of it names: goods by their ids, partners, funds, or the ids of anything
   * else only one save at a time may count. Asked before the locks are taken, and again for what the rules filled in.
   */
  locks?(scope: Scope, draft: StoredDraft<S>): Promise<Partial<Touched>>
  /** Fills facts the rules need beside those of its links; before compute, behind the locks. It adds no refs. */
  prepare?(scope: Scope, draft: StoredDraft<S>): Promise<StoredDraft<S>>
  /** Business problems that only the database can tell; all of them. `before` is null for a new document; `followers`: posted ones made from it. */
  guard?(
    scope: Scope,
    change: Change<S> & { after: StoredOf<S>; followers: readonly Follower[]; costAt: CostAt },
  ): Promise<Problem[]>
  /** Problems of its own that speak against a step out of its state, by the name of the transition. */
  guards?: Readonly<Record<string, Guarded<S>['guard']>>
  /**
   * After the document and its entries are written, in the same transaction. `after` is null when it was removed or
   * cancelled; `isRestored`: it had been, and what went with it comes back with it.
   */
  afterSave?(scope: Scope, change: Change<S> & { after: StoredDraft<S> | null; isRestored: boolean }): Promise<void>
  /** Facts of a saved document for getInfo and print. */
  facts?(scope: Scope, document: StoredDraft<S>, context: RuleContext): Promise<Record<string, unknown>>
  /**
   * Makes one from posted documents of another kind, by the name of that kind; each of the definition's `sources` has
   * one. There is one of them, unless the source says `many`; problems when they do not go together.
   */
  makes?: { readonly [N in keyof DocumentShapes]?: Made<DocumentShapes[N], S> }
}

type Slots = Readonly<Record<string, DocumentSlots | undefined>>

/**
 * SQL texts over alias `r` (the record). In those of facts `$Name` stands for the filter of that name ('' when it was
 * not sent), in those of filters `$` for the value, in both `$ours(n)` for the condition that the rows of table `n`, which
 * every table they read needs, are the tenant's.
 */
export interface ListSql {
  /** `total`: its sum over many records, whose ids are `(select id from matching)`; without it the values are added up. */
  facts?: Readonly<Record<string, string | { value: string; total: string }>>
  filters?: Readonly<Record<string, string>>
}

/**
 * What a list may do on the server beside its pure rules. Methods, so that the slots of a list that knows its fields are
 * slots: the engine hands them records of that list only. A change is `{ before, after }`: `before` is null for a new record, `after` for a removed one.
 */
export interface ListSlots<F extends Fields = Fields> {
  /** Of each of its `facts` and `computed` filters. */
  sql?: ListSql
  /** Calls no other list has (`calls.server.ts`). */
  calls?: readonly OwnCall[]
  /** Fills what only the server knows; before compute. */
  prepare?(scope: Scope, draft: RecordOf<F>): Promise<RecordOf<F>>
  /** Business problems that only the database can tell; all of them. */
  guard?(scope: Scope, change: { before: RecordOf<F> | null; after: RecordOf<F> }): Promise<Problem[]>
  /** After the record is written or removed, in the same transaction. */
  afterSave?(scope: Scope, change: { before: RecordOf<F> | null; after: RecordOf<F> | null }): Promise<void>
  /** Why it may not be removed, beside what refers to it. */
  keep?(scope: Scope, record: RecordOf<F>): Promise<Problem[]>
  /** Takes away what the ledgers still hold of it although it stands for nothing; what counts stays, and keeps the record. */
  release?(scope: Scope, id: string): Promise<void>
  /** Values shown instead of the stored ones. */
  facts?(scope: Scope, record: RecordOf<F>): Promise<Record<string, unknown>>
}
