/** The chain of a document: its sources, step by step, and the documents made from it or settling it. */
import { add, multiplyDivide, decimal, zero, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { columnOf } from '../columns.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import { followersOf } from './load.ts'
import { documentsAfter, documentsBefore, mayRead, relativeColumns } from './relatives.ts'
import { madeByDocument, madeOfDocuments } from './rows.ts'

export interface ChainLink {
  kind: string
  id: string
  number: string
  status: number
  /** Negative: sources; positive: documents made from it. */
  level: number
  /** The percentage of its goods that followers took; null if nothing can be taken line by line. */
  share: Decimal | null
}

/** The maximum number of steps in each direction, and of documents per step. */
const STEPS = 3
const MOST = 60

const before = (ids: readonly string[]): Statement =>
  sql`${documentsBefore(ids)} order by seq limit ${sql.raw(String(MOST))}`
const after = (ids: readonly string[]): Statement =>
  sql`${documentsAfter(ids)} order by seq limit ${sql.raw(String(MOST))}`

type Row = Omit<ChainLink, 'level' | 'share'>

const walk = async (
  { tx }: Scope,
  found: Map<string, Row & { level: number }>,
  start: string,
  { step, next }: { step: number; next: (ids: readonly string[]) => Statement },
): Promise<void> => {
  let ids = [start]
  for (let level = step; ids.length > 0 && Math.abs(level) <= STEPS; level += step) {
    const rows = (await tx.query<Row>(next(ids))).filter((one) => !found.has(one.id))
    for (const { id, kind, number, status } of rows) found.set(id, { id, kind, number, status, level })
    ids = rows.map((one) => one.id)
  }
}

/** For documents of a kind whose lines others take: the share that was taken. */
const sharesOf = async (
  scope: Scope,
  definition: AnyDocument,
  ids: readonly string[],
): Promise<Map<string, Decimal>> => {
  const isTaken = followersOf(scope, definition).some((one) =>
    one.follows?.some(({ of, line }) => of === definition.name && line),
  )
  if (!isTaken || ids.length === 0) return new Map()
  const quantity = columnOf('baseQuantity', { kind: 'quantity' })
  const [made, wholes] = await scope.tx.batch([
    madeOfDocuments(ids, null),
    sql`select document_id as id, sum(${sql.ident(quantity)})::text as whole from ${sql.ident(`${definition.table}_line`)} l where ${sql.ours('l')} and document_id = any(${ids}::uuid[]) group by document_id`,
  ])
  const byDocument = madeByDocument(made!)
  return new Map(
    (wholes as { id: string; whole: string | null }[]).map(({ id, whole }) => {
      const all = decimal(whole ?? '0')
      const own = [...(byDocument.get(id)?.taken.values() ?? [])].reduce((total, one) => add(total, one.quantity), zero)
      return [id, all === 0n ? zero : multiplyDivide(own, decimal(100), all, 0)]
    }),
  )
}

/** The document itself and its chain, ordered by level and then by saving; without kinds the user may not read. */
export const chainOf = async (scope: Scope, definition: AnyDocument, id: string): Promise<ChainLink[]> => {
  const [self] = await scope.tx.query<Row>(
    sql`select ${relativeColumns} from document d where ${sql.ours('d')} and d.id = ${id} and d.kind = ${definition.name}`,
  )
  if (!self) return []
  const found = new Map([[id, { ...self, level: 0 }]])
  await walk(scope, found, id, { step: -1, next: before })
  await walk(scope, found, id, { step: 1, next: after })
  const { documents } = scope.registry
  const links = [...found.values()].filter(({ kind }) => mayRead(scope, kind))
  const shares = new Map<string, Decimal>()
  for (const [kind, own] of Map.groupBy(links, (one) => one.kind))
    for (const [of, share] of await sharesOf(
      scope,
      documents.get(kind)!,
      own.map((one) => one.id),
    ))
      shares.set(of, share)
  return links
    .toSorted((a, b) => a.level - b.level)
    .map(({ id: of, kind, number, status, level }) => ({
      id: of,
      kind,
      number,
      status,
      level,
      share: shares.get(of) ?? null,
    }))
}
