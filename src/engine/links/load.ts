/** The links of a document both ways: what it takes from, and who takes from it. */
import type { AnyDocument, Taken } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { columnOf, isStoredId } from '../columns.ts'
import { documentLocks } from '../locks.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Stored } from '../stored.ts'
import type { Statement } from '../tx.ts'
import {
  followersOfDocument,
  sourceHeads,
  sourceLines,
  sourcesBy,
  takenByLine,
  takenByOthers,
  takenOfDocuments,
  takenOfLines,
  type SourceHead,
  type SourceLine,
  type TakenByOthers,
} from './rows.ts'
import type { Follower } from '../scope.ts'

export interface Links {
  /** The documents it names as its sources, and the lines its lines name; only of kinds it may follow. */
  sources: ReadonlyMap<string, SourceHead>
  sourceLines: ReadonlyMap<string, SourceLine>
  /** What others took of those lines. */
  takenByOthers: ReadonlyMap<string, TakenByOthers>
  followers: readonly Follower[]
  /** What followers took of its own lines. */
  taken: ReadonlyMap<string, Taken>
}
const none: Links = {
  sources: new Map(),
  sourceLines: new Map(),
  takenByOthers: new Map(),
  followers: [],
  taken: new Map(),
}

/** Definitions of documents that are made from one of this kind. */
export const followersOf = ({ registry }: Pick<Scope, 'registry'>, { name }: AnyDocument): AnyDocument[] =>
  [...registry.documents.values()].filter((one) => one.follows?.some((follows) => follows.of === name))

/** Ids of the documents it follows. */
export const sourceIds = ({ follows = [] }: AnyDocument, documents: readonly Stored[]): string[] => [
  ...new Set(documents.flatMap((one) => follows.flatMap((follow) => sourcesBy(follow, one)))),
]

/** Lines it follows, by the kind they are of. */
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

interface Asking {
  before: Stored | null
  /** Null: it is being removed. */
  after: Stored | null
  /** Its sources are kept from others until the transaction ends: before goods, partners and funds are. */
  locks?: boolean
}

interface Part {
  statements: Statement[]
  read: (answers: readonly unknown[][]) => Partial<Links>
}

const ofSources = (scope: Scope, definition: AnyDocument, { before, after, locks }: Asking): Part | null => {
  const ids = sourceIds(
    definition,
    [before, after].filter((one) => one !== null),
  )
  if (ids.length === 0) return null
  const lock = locks ? [documentLocks(ids)] : []
  if (!after) return { statements: lock, read: () => ({}) }
  const byKind = [...sourceLineIds(definition, after)].filter(([, lines]) => lines.length > 0)
  const lines = byKind.flatMap(([, own]) => own)
  // Of a new one all others are earlier.
  const place = after.seq === '0' ? null : after.seq
  return {
    statements: [
      ...lock,
      sourceHeads(ids),
      ...(lines.length > 0 ? [takenOfLines(lines, after.id || null, place)] : []),
      ...byKind.map(([kind, own]) => sourceLines(scope.registry.documents.get(kind)!, own)),
    ],
    read: (answers) => {
      const [heads, taken, ...found] = answers.slice(lock.length)
      return {
        sources: new Map((heads as SourceHead[]).map((one) => [one.id, one])),
        takenByOthers: takenByOthers(taken ?? []),
        sourceLines: new Map((found.flat() as SourceLine[]).map((one) => [one.id, one])),
      }
    },
  }
}

const ofFollowers = (scope: Scope, definition: AnyDocument, id: string | undefined): Part | null =>
  id && followersOf(scope, definition).length > 0
    ? {
        statements: [followersOfDocument(id), takenOfDocuments([id], null)],
        read: ([followers, taken]) => ({ followers: followers as Follower[], taken: takenByLine(taken!) }),
      }
    : null

/**
 * The links of a document that is saved, shown or removed. Asks nothing of one that follows nothing and is new, or that
 * nothing can follow. Those of a saved document are right as long as its own lock is held.
 */
export const loadLinks = async (scope: Scope, definition: AnyDocument, asking: Asking): Promise<Links> => {
  const parts = [ofSources(scope, definition, asking), ofFollowers(scope, definition, asking.before?.id)].filter(
    (one) => one !== null,
  )
  if (parts.length === 0) return none
  const answers = await scope.tx.batch(parts.flatMap((one) => one.statements))
  let read = 0
  return parts.reduce<Links>((links, { statements, read: readPart }) => {
    const own = answers.slice(read, read + statements.length)
    read += statements.length
    return { ...links, ...readPart(own) }
  }, none)
}

/** Who was made from it, and what they took of its lines. */
export const loadFollowers = async (scope: Scope, definition: AnyDocument, id: string): Promise<Links> => {
  const part = ofFollowers(scope, definition, id)
  return part ? { ...none, ...part.read(await scope.tx.batch(part.statements)) } : none
}

/**
 * Keeps others from documents that are about to be changed one after the other, and from those they follow: all of the
 * one and then all of the other, so that two calls about the same ones cannot wait for each other.
 */
export const lockDocuments = async (scope: Scope, definition: AnyDocument, ids: readonly string[]): Promise<void> => {
  const stored = ids.filter(isStoredId)
  await scope.tx.query(documentLocks(stored))
  const fields: Fields = definition.shape.fields
  const heads = (definition.follows ?? []).map(({ head }) => columnOf(head, fields[head]!))
  if (heads.length === 0) return
  const rows = await scope.tx.query<Record<string, unknown>>(
    sql`select ${sql.join(heads.map((one) => sql.ident(one)))} from ${sql.ident(definition.table)} h where ${sql.ours('h')} and document_id = any(${stored}::uuid[])`,
  )
  const sources = rows.flatMap((row) => heads.flatMap((head) => row[head])).filter(isStoredId)
  if (sources.length > 0) await scope.tx.query(documentLocks(sources))
}
