/** Loads the links of a document in both directions: what it takes from, and who takes from it. */
import type { AnyDocument } from '#model/document.ts'
import type { Follows, TakenAmounts } from '#model/follows.ts'
import type { Fields } from '#model/field.ts'
import { columnOf, isStoredId } from '../columns.ts'
import { documentLocks, locksToChange } from '../locks.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import type { Statement } from '../tx.ts'
import {
  agreedDiscounts,
  discountedSources,
  linesOfSources,
  takenOfSources,
  wantedColumns,
  type AgreedDiscount,
  type Taker,
} from './agreed.ts'
import {
  followersOfDocument,
  madeByDocument,
  madeOfDocuments,
  sourceHeads,
  sourceLines,
  sourcesBy,
  takenByOthers,
  takerLines,
  takenOfLines,
  type SourceHead,
  type SourceLine,
  type TakenByOthers,
} from './rows.ts'
import type { Follower } from '../scope.ts'

export interface Links {
  /** The source documents it names, and the source lines its lines name; only of kinds it may follow. */
  sources: ReadonlyMap<string, SourceHead>
  sourceLines: ReadonlyMap<string, SourceLine>
  /** The documents locked as sources: those it names, and those of the lines it names. */
  locked: ReadonlySet<string>
  /** What other documents took of these source lines. */
  takenByOthers: ReadonlyMap<string, TakenByOthers>
  /** What these sources had agreed for all of their goods, where it matters. */
  agreed: ReadonlyMap<string, AgreedDiscount>
  /** All lines of sources whose lines are not named. */
  goods: ReadonlyMap<string, readonly SourceLine[]>
  followers: readonly Follower[]
  /** What followers took of its own lines. */
  taken: ReadonlyMap<string, TakenAmounts>
}
const none: Links = {
  sources: new Map(),
  sourceLines: new Map(),
  locked: new Set(),
  takenByOthers: new Map(),
  agreed: new Map(),
  goods: new Map(),
  followers: [],
  taken: new Map(),
}

/** Definitions of documents that can be made from this kind. */
export const followersOf = ({ registry }: Pick<Scope, 'registry'>, { name }: AnyDocument): AnyDocument[] =>
  [...registry.documents.values()].filter((one) => one.follows?.some((follows) => follows.of === name))

/** The lines of documents that take from lines of these kinds. */
const takersOf = ({ registry }: Pick<Scope, 'registry'>, kinds: readonly string[]) =>
  takerLines(
    [...registry.documents.values()]
      .filter(({ follows }) => follows?.some(({ of, line }) => line !== undefined && kinds.includes(of)))
      .map(({ table }) => table),
  )

/** Ids of the source documents. */
const sourceIds = ({ follows = [] }: AnyDocument, documents: readonly Stored[]): string[] => [
  ...new Set(documents.flatMap((one) => follows.flatMap((follow) => sourcesBy(follow, one)))),
]

/** Ids of the source lines, by kind. */
const sourceLineIds = ({ follows = [] }: AnyDocument, document: Stored): Map<string, string[]> =>
  new Map(
    follows.map(({ of, line }) => [
      of,
      line
        ? document.lines.flatMap((one) => {
            const id = one[line]
            return isStoredId(id) ? [id.toLowerCase()] : []
          })
        : [],
    ]),
  )

interface LinksQuery {
  before: Stored | null
  /** Null if the document is being removed. */
  after: Stored | null
  /**
   * Locks the source documents until the end of the transaction. Must happen before goods, partners and funds are
   * locked.
   */
  locks?: boolean
}

/**
 * The documents of the source lines that name no document of their own: that of the head, or another one where the
 * client names the line only. They are locked in the same statement, before goods, partners and funds.
 */
const documentsOfLines = (scope: Scope, { follows = [] }: AnyDocument, document: Stored | null): Sql | undefined => {
  const selects = follows.flatMap(({ of, line, lineHead, ...one }) => {
    if (!document || !line || !lineHead || sourcesBy({ ...one, of, line, lineHead }, document).length === 0) return []
    const ids = document.lines.flatMap((own) => (own[lineHead] || !isStoredId(own[line]) ? [] : [own[line]]))
    const { table } = scope.registry.documents.get(of)!
    return ids.length === 0
      ? []
      : [
          sql`select l.document_id from ${sql.ident(`${table}_line`)} l where ${sql.ours('l')} and l.id = any(${ids}::uuid[])`,
        ]
  })
  return selects.length > 0 ? sql.join(selects, ' union all ') : undefined
}

interface Part {
  statements: Statement[]
  read: (answers: readonly unknown[][]) => Partial<Links> | Promise<Partial<Links>>
}

/**
 * Few documents have a discount of their own, so what was taken of them is asked for only then. They are those of the
 * source lines, which the document itself need not name yet.
 */
const takenOf = async (
  { tx, registry }: Scope,
  { follows, taker }: { follows: readonly Follows[]; taker: Taker },
  discounted: readonly string[],
): Promise<unknown[]> => {
  if (discounted.length === 0) return []
  const asking = follows.flatMap(({ of, line, facts }) =>
    facts?.agreed && line ? [takenOfSources(registry.documents.get(of)!, discounted, taker)] : [],
  )
  return (await tx.batch(asking)).flat()
}

const ofSources = (scope: Scope, definition: AnyDocument, { before, after, locks }: LinksQuery): Part | null => {
  const ids = sourceIds(
    definition,
    [before, after].filter((one) => one !== null),
  )
  if (ids.length === 0) return null
  const lock = locks ? [documentLocks(ids, documentsOfLines(scope, definition, after))] : []
  if (!after) return { statements: lock, read: () => ({}) }
  const byKind = [...sourceLineIds(definition, after)].filter(([, lines]) => lines.length > 0)
  const lines = byKind.flatMap(([, own]) => own)
  // All other documents are earlier than a new one.
  const place = after.seq === '0' ? null : after.seq
  const taker = { except: after.id || null, before: place }
  const { follows = [] } = definition
  const kindOf = (name: string) => scope.registry.documents.get(name)!
  const named = (follow: Follows) => (sourcesBy(follow, after).length > 0 ? [follow] : [])
  const matching = follows.flatMap((one) => (one.byGoods ? named(one) : []))
  const wanted = (kind: string) => {
    const follow = follows.find(({ of }) => of === kind)!
    return { columns: wantedColumns(definition, follow), ofHead: follow.facts?.agreed !== undefined }
  }
  const takenAt = lock.length + 1
  const linesAt = takenAt + (lines.length > 0 ? 1 : 0)
  const goodsAt = linesAt + byKind.length
  return {
    statements: [
      ...lock,
      sourceHeads(ids),
      ...(lines.length > 0
        ? [
            takenOfLines(
              lines,
              taker,
              takersOf(
                scope,
                byKind.map(([kind]) => kind),
              ),
            ),
          ]
        : []),
      ...byKind.map(([kind, own]) => sourceLines(kindOf(kind), own, wanted(kind))),
      ...matching.map((one) => linesOfSources(kindOf(one.of), sourcesBy(one, after), wanted(one.of).columns)),
    ],
    read: async (answers) => {
      const named = answers.slice(linesAt, goodsAt).flat() as SourceLine[]
      const goods = answers.slice(goodsAt).flat() as SourceLine[]
      const locked = (lock.length > 0 ? answers[0]! : []) as { id?: string }[]
      return {
        locked: new Set([...ids, ...locked.flatMap(({ id }) => id ?? [])]),
        sources: new Map((answers[lock.length] as SourceHead[]).map((one) => [one.id, one])),
        takenByOthers: takenByOthers(lines.length > 0 ? answers[takenAt]! : []),
        sourceLines: new Map(named.map((one) => [one.id, one])),
        goods: Map.groupBy(goods, (one) => one.document_id),
        agreed: agreedDiscounts(
          [...named, ...goods],
          await takenOf(scope, { follows, taker }, discountedSources(named)),
        ),
      }
    },
  }
}

const ofFollowers = (scope: Scope, definition: AnyDocument, id: string | undefined): Part | null =>
  id && followersOf(scope, definition).length > 0
    ? {
        statements: [
          followersOfDocument(id),
          madeOfDocuments([id], null, { takers: takersOf(scope, [definition.name]) }),
        ],
        read: ([followers, made]) => ({
          followers: followers as Follower[],
          taken: madeByDocument(made!).get(id)?.taken ?? none.taken,
        }),
      }
    : null

/**
 * Loads the links of a document that is saved, shown or removed. There is no query for a new document without
 * sources, or if nothing can follow it. The links stay valid while the document's own lock is held.
 */
export const loadLinks = async (scope: Scope, definition: AnyDocument, query: LinksQuery): Promise<Links> => {
  const parts = [ofSources(scope, definition, query), ofFollowers(scope, definition, query.before?.id)].filter(
    (one) => one !== null,
  )
  if (parts.length === 0) return none
  const answers = await scope.tx.batch(parts.flatMap((one) => one.statements))
  let at = 0
  let links = none
  for (const { statements, read } of parts) {
    links = { ...links, ...(await read(answers.slice(at, at + statements.length))) }
    at += statements.length
  }
  return links
}

/**
 * Adds the heads of sources that only the source lines revealed. They are locked already: a source may not be locked
 * once goods are.
 */
export const withFurtherSources = async (
  scope: Scope,
  definition: AnyDocument,
  document: Stored,
  links: Links,
): Promise<Links> => {
  const further = sourceIds(definition, [document]).filter((id) => !links.sources.has(id) && links.locked.has(id))
  if (further.length === 0) return links
  const heads = await scope.tx.query<SourceHead>(sourceHeads(further))
  return { ...links, sources: new Map([...links.sources, ...heads.map((one) => [one.id, one] as const)]) }
}

/** Loads the documents made from it, and what they took of its lines. */
export const loadFollowers = async (scope: Scope, definition: AnyDocument, id: string): Promise<Links> => {
  const part = ofFollowers(scope, definition, id)
  return part ? { ...none, ...(await part.read(await scope.tx.batch(part.statements))) } : none
}

/**
 * Locks documents that will be changed one after the other, and their sources: first all documents, then all sources,
 * so that two calls about the same ones cannot deadlock.
 */
export const lockDocuments = async (scope: Scope, definition: AnyDocument, ids: readonly string[]): Promise<void> => {
  const stored = ids.filter(isStoredId)
  await scope.tx.query(locksToChange(definition, stored))
  const fields: Fields = definition.shape.fields
  const lineFields: Fields = definition.shape.lines
  const follows = definition.follows ?? []
  if (follows.length === 0) return
  const named = (table: string, columns: readonly string[]): Statement =>
    sql`select ${sql.join(columns.map((one) => sql.ident(one)))} from ${sql.ident(table)} h where ${sql.ours('h')} and document_id = any(${stored}::uuid[])`
  const heads = follows.map(({ head }) => columnOf(head, fields[head]!))
  const lineHeads = follows.flatMap(({ lineHead }) => (lineHead ? columnOf(lineHead, lineFields[lineHead]!) : []))
  const answers = await scope.tx.batch([
    named(definition.table, heads),
    ...(lineHeads.length > 0 ? [named(`${definition.table}_line`, lineHeads)] : []),
  ])
  const sources = (answers.flat() as Record<string, unknown>[])
    .flatMap((row) => Object.values(row).flat())
    .filter(isStoredId)
  if (sources.length > 0) await scope.tx.query(documentLocks(sources))
}
