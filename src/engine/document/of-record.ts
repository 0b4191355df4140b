/**
 * Documents of every kind that belong to a record, newest first: one statement, in which each kind gives no more than
 * the page. A kind whose function the user may not read gives nothing, so that nothing tells that it is there.
 */
import type { Day } from '#kernel/day.ts'
import { decimal, fromLedger, type Decimal } from '#kernel/decimal.ts'
import { NotFound } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { isMeant, type Hub } from '#model/hub.ts'
import { may } from '#model/right.ts'
import { ofRecord } from './list-filters.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { plannedAnew } from '../tx.ts'
import type { StoredRecord } from '../stored.ts'
import { loadRecord } from '../record/read.ts'
import type { ListModule } from '../record/record.ts'

/** Where a page ends: the next begins with what comes after it. */
export interface PageEnd {
  day: Day
  /** The order in which documents of a day were saved. */
  seq: string
}
export interface HubDocumentsQuery {
  id: string
  from: Day | null
  to: Day | null
  after: PageEnd | null
  limit: number
}
export interface HubDocument {
  id: string
  kind: string
  number: string
  date: Day
  status: number
  /** In base currency, like `remaining`; null for kinds without an amount, or which leave nothing open. */
  amount: Decimal | null
  remaining: Decimal | null
}
interface Row {
  id: string
  kind: string
  number: string
  day: Day
  seq: string
  status: number
  amount: string | null
  remaining: string | null
}

/** The kinds of documents that the page of the record shows to the user. */
const kindsOf = ({ user, registry }: Scope, { tabs }: Hub, record: StoredRecord): AnyDocument[] =>
  tabs
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.is === 'documents' && isMeant(part, record) ? [registry.documents.get(part.of)!] : []))
    .filter(({ right }) => user.isAdmin || may(user.rights, right, 'R'))

const hasAmount = ({ shape }: AnyDocument): boolean =>
  ['total', 'amount'].some((name) => name in (shape.fields as Fields))
const hasOpen = ({ list }: AnyDocument): boolean =>
  list.columns.some(({ key, from }) => key === 'remaining' && from === 'fact')

/** Kinds are written into the text, so that each is planned by its own index. */
const newest = (definition: AnyDocument, belongs: Sql, { from, to, after, limit }: HubDocumentsQuery): Sql => {
  const terms = [
    sql.ours('d'),
    sql`d.kind = ${sql.raw(`'${definition.name}'`)}`,
    belongs,
    ...(from ? [sql`d.day >= ${from}`] : []),
    ...(to ? [sql`d.day <= ${to}`] : []),
    // The first condition leads to the place in an index by day.
    ...(after ? [sql`d.day <= ${after.day}`, sql`(d.day, d.seq) < (${after.day}::date, ${after.seq}::bigint)`] : []),
  ]
  return sql`(select d.id, d.kind, d.number, d.day, d.seq, d.status, ${hasAmount(definition) ? sql`d.total * d.exchange_rate` : sql`null::numeric`} as amount, ${hasOpen(definition) ? sql`d.open_amount` : sql`null::bigint`} as remaining
  from document d where ${sql.join(terms, ' and ')} order by d.day desc, d.seq desc limit ${limit + 1})`
}

/** Throws NotFound; the id of another tenant's record gives the same error. `end` is null on the last page. */
export const hubDocuments = async (
  scope: Scope,
  { definition: list }: ListModule,
  { hub, query }: { hub: Hub; query: HubDocumentsQuery },
): Promise<{ rows: HubDocument[]; end: PageEnd | null }> => {
  const record = await loadRecord({ scope, definition: list }, query.id)
  if (!record) throw new NotFound()
  const kinds = kindsOf(scope, hub, record)
  if (kinds.length === 0) return { rows: [], end: null }
  const decimals = scope.baseCurrency?.decimals ?? 0
  const parts = kinds.map((one) => newest(one, ofRecord(one, list.name, record.id), query))
  const found = await scope.tx.query<Row>(
    plannedAnew(sql`select x.id, x.kind, x.number, x.day, x.seq::text, x.status, round(x.amount, ${decimals}::integer)::text as amount, x.remaining::text as remaining
from (
${sql.join(parts, '\n  union all\n')}
) x order by x.day desc, x.seq desc limit ${query.limit + 1}`),
  )
  const rows = found.slice(0, query.limit)
  const last = rows.at(-1)
  return {
    rows: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      number: row.number,
      date: row.day,
      status: row.status,
      amount: row.amount === null ? null : decimal(row.amount),
      remaining: row.remaining === null ? null : fromLedger(row.remaining),
    })),
    end: found.length > rows.length && last ? { day: last.day, seq: last.seq } : null,
  }
}
