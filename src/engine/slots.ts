/** What a document may do on the server beside its pure rules: a few named places, no others. */
import { existsSync } from 'node:fs'
import type { Problem } from '#kernel/problem.ts'
import type {
  DocumentDefinition,
  DocumentShapes,
  Draft,
  Making,
  RuleContext,
  SavedDocument,
  Shape,
} from '#model/document.ts'
import { folderOf } from '#model/registry.ts'
import type { Touched } from './ledger/locks.ts'
import type { OwnCall } from './own-call.ts'
import type { Follower } from './links/rows.ts'
import type { SourceColumn } from './listing.ts'
import type { Scope } from './scope.ts'
import type { StoredDraft, StoredOf } from './store.ts'
import type { Todo } from './todo.ts'
import type { Day } from '#kernel/day.ts'

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
type Made<From extends Shape, S extends Shape> = (
  sources: readonly SavedDocument<From>[],
  context: Making,
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

/** Slots of the documents of one definition. */
export const defineSlots = <S extends Shape>(
  _definition: DocumentDefinition<S>,
  slots: DocumentSlots<NoInfer<S>>,
): DocumentSlots => slots

/** How a document is made of one whose kind is only known at run time. */
export const makeOf = (slots: DocumentSlots | undefined, kind: string): Made<Shape, Shape> | undefined =>
  (slots?.makes as Readonly<Record<string, Made<Shape, Shape>>> | undefined)?.[kind]

export type Slots = Readonly<Record<string, DocumentSlots | undefined>>

/** What a file of that name gives in the folders of definitions that have one, by their names. Read once, when a server starts. */
export const fromFolders = async <M>(
  root: URL,
  metas: readonly { name: string }[],
  fileName: string,
): Promise<Readonly<Record<string, M | undefined>>> => {
  const read = async (name: string): Promise<M | undefined> => {
    const file = new URL(`${folderOf(name)}/${fileName}`, root)
    return existsSync(file) ? ((await import(file.href)) as M) : undefined
  }
  return Object.fromEntries(await Promise.all(metas.map(async ({ name }) => [name, await read(name)] as const)))
}

/** Slots by the name of their definition, from its folder below `root`. */
export const slotsIn = async <S>(
  root: URL,
  metas: readonly { name: string }[],
): Promise<Readonly<Record<string, S | undefined>>> => {
  const found = await fromFolders<{ slots: S }>(root, metas, 'slots.server.ts')
  return Object.fromEntries(Object.entries(found).map(([name, file]) => [name, file?.slots]))
}
