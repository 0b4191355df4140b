/** What can be made from documents of a kind: which kinds, by which button, in which form. Pure. */
import type { AnyDocument, DocumentMeta } from '#model/document.ts'
import type { MakeWay } from '#model/make-way.ts'
import { isInForce, stateOf, type InState } from '#model/state.ts'
import type { WireRow } from '#web/data/queries.ts'
import type { WebWords } from '#web/words/words.ts'

type Described = Pick<AnyDocument, 'name' | 'lifecycle' | 'followed'>

/** Kinds of documents that can be made from this one, in the order of the registry. */
export const madeFrom = ({ name }: Pick<DocumentMeta, 'name'>, metas: readonly DocumentMeta[]): DocumentMeta[] =>
  metas.filter((one) => one.sources?.some((source) => source.of === name))

/** True if one document can be made from several of this kind. */
const takesMany = (made: DocumentMeta, { name }: Described): boolean =>
  made.sources?.find((source) => source.of === name)?.many === true

/** Address of the form that makes a document from these. */
export const makePath = (
  made: DocumentMeta,
  { wire }: Pick<DocumentMeta, 'wire'>,
  ids: readonly string[],
  way?: MakeWay,
): string =>
  `${made.screen.base}/${made.screen.create}?from=${wire.module}&id=${ids.join(',')}${way ? `&way=${way.name}` : ''}`

export const makeText = ({ label }: Pick<WebWords, 'label'>, made: DocumentMeta, way?: MakeWay): string =>
  label(way?.label ?? made.makeLabel ?? made.label)

/** The document is completed by its followers (such as an order) and something is still left to take. */
export const isIncomplete = ({ lifecycle, followed }: Described, document: InState): boolean =>
  followed?.derive !== undefined && stateOf(lifecycle, document)?.derived !== true

/** True if one of the kind was made of it already, where there is one at most. */
const isMade = (
  { name }: Pick<Described, 'name'>,
  { sources }: Pick<DocumentMeta, 'sources'>,
  values: object,
): boolean => {
  const unless = sources?.find(({ of }) => of === name)?.unless
  return unless !== undefined && Boolean((values as Readonly<Record<string, unknown>>)[unless])
}

/**
 * True if the document says that nothing is left of it for this kind: by its state, as an order that was delivered, or
 * by a fact, as a bill with an invoice.
 */
export const isUsedUp = (
  { name, lifecycle }: Described,
  made: Pick<DocumentMeta, 'sources' | 'pays'>,
  document: InState,
): boolean =>
  isMade({ name }, made, document) ||
  (made.pays !== true &&
    stateOf(lifecycle, document)?.derived === true &&
    made.sources?.find(({ of }) => of === name)?.nothing !== undefined)

const canMake = (of: Described, made: DocumentMeta, row: WireRow): boolean => {
  const state = { status: Number(row['iStat']) }
  if (!isInForce(of.lifecycle, state) || isMade(of, made, row)) return false
  if (made.pays) return row['remaining'] === undefined || Number(row['remaining']) > 0
  return of.followed?.derive === undefined || isIncomplete(of, state)
}

export interface Making {
  made: DocumentMeta
  /** The rows that something can be made from: one document comes of each group. */
  groups: readonly (readonly WireRow[])[]
}

/** Rows that one document can be made from: those of one partner, if it takes several; otherwise each by itself. */
const grouped = (of: Described, made: DocumentMeta, rows: readonly WireRow[]): WireRow[][] =>
  takesMany(made, of) ? [...Map.groupBy(rows, (row) => row['ObjID']).values()] : rows.map((row) => [row])

/** What can be made from rows of a list, which name their fields as on the wire. */
export const makingsOf = (of: Described, rows: readonly WireRow[], metas: readonly DocumentMeta[]): Making[] =>
  madeFrom(of, metas).flatMap((made) => {
    const able = rows.filter((row) => canMake(of, made, row))
    return able.length > 0 ? [{ made, groups: grouped(of, made, able) }] : []
  })

/** True if a kind is the usual next step of another: it pays it, or completes it as a bill completes an order. */
export const isNextStep = (of: Described, made: DocumentMeta): boolean =>
  made.pays === true || of.followed?.derive !== undefined
