/** What hangs on records: what refers to them and keeps them from being deleted, and what goes with them. */
import type { AnyList } from '#model/list.ts'
import { may } from '#model/right.ts'
import { wholeScope, type Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import { inTextOrder } from '../text-order.ts'
import { ledgersOf, linesOf, listOf, type Reference } from './references.ts'

interface Use {
  /** The name of a kind of document or of a list, or one of `hidden`. */
  of: string
  count: number
}
/** The text of what keeps a record, but may not be told. */
const hidden = { documents: 'inUse.unseen', records: 'inUse.others' } as const
export interface Uses {
  id: string
  code: string
  name: string
  uses: Use[]
  /** Records that are deleted with it. */
  goes: Use[]
}

interface Found extends Reference {
  /** The rows that refer to the record are deleted with the record. */
  cascades: boolean
}

const foundReferences = async ({ tx }: Scope, { name, table }: AnyList): Promise<Found[]> => {
  const rows = await tx.query<Found>(
    sql`select t.relname as table, a.attname as column, c.confdeltype = 'c' as cascades from pg_constraint c
join pg_class t on t.oid = c.conrelid
join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_upper(c.conkey, 1)]
where c.contype = 'f' and c.confdeltype <> 'n' and c.confrelid = ${table}::regclass and t.relname !~ '_[0-9]{6,}$' order by 1, 2`,
  )
  return rows.filter((one) => !ledgersOf[name]?.includes(one.table))
}

interface Counted extends Use {
  id: string
  cascades: boolean
}

const countStatement = (
  scope: Scope,
  { table, column, cascades }: Found,
  { ids, hasHead }: { ids: readonly string[]; hasHead: boolean },
): Sql[] => {
  const id = sql`r.${sql.ident(column)}`
  const from = sql`from ${sql.ident(table)} r where ${sql.ours('r')} and ${id} = any(${ids}::uuid[])`
  const row = (of: Sql, count: Sql, group: Sql) =>
    sql`select ${id} as id, ${of} as of, ${count}::int as count, ${cascades}::boolean as cascades ${from} group by ${group}`
  if (table === 'document') return [row(sql`r.kind`, sql`count(*)`, sql`1, 2`)]
  const kind = linesOf(scope, table)
  // The partner of a document is counted once, at its head.
  if (kind) return hasHead ? [] : [row(sql`${kind}::text`, sql`count(distinct r.document_id)`, sql`1`)]
  const list = listOf(scope, table)
  return list ? [row(sql`${list}::text`, sql`count(*)`, sql`1`)] : []
}

/** Several columns of one table, or tables of one list, are one use; the largest count is told, as they may overlap. */
const joined = (found: readonly Counted[]): Use[] =>
  [...Map.groupBy(found, ({ of }) => of)]
    .map(([of, same]) => ({ of, count: Math.max(...same.map(({ count }) => count)) }))
    .toSorted((a, b) => b.count - a.count)

/** What the user does not see is counted, and nothing else of it is told: neither its kind nor its list. */
const told = ({ registry, user }: Scope, all: readonly Use[], seen: readonly Use[]): Use[] => {
  const { documents, lists } = registry
  const mayRead = (of: string): boolean => {
    const right = documents.get(of)?.right ?? lists.get(of)?.right
    return right === undefined || user.isAdmin || may(user.rights, right, 'R')
  }
  const parts = all.flatMap(({ of, count }): Use[] => {
    const shown = mayRead(of) ? (seen.find((one) => one.of === of)?.count ?? 0) : 0
    const rest = { of: lists.has(of) ? hidden.records : hidden.documents, count: count - shown }
    return [{ of, count: shown }, rest].filter((one) => one.count > 0)
  })
  return [...Map.groupBy(parts, ({ of }) => of)]
    .map(([of, same]) => ({ of, count: same.reduce((sum, { count }) => sum + count, 0) }))
    .toSorted((a, b) => b.count - a.count)
}

const counted = async (
  scope: Scope,
  definition: AnyList,
  { references, ids }: { references: readonly Found[]; ids: readonly string[] },
): Promise<Counted[]> => {
  const hasHead = references.some(({ table }) => table === 'document')
  const rows = await scope.tx.batch(references.flatMap((one) => countStatement(scope, one, { ids, hasHead })))
  // Rows that belong to the record itself, like the units of goods, are a part of it.
  return (rows.flat() as Counted[]).filter((one) => !(one.cascades && one.of === definition.name))
}

/** Of the records that exist. Documents the user does not see keep a record, too. */
export const usesOf = async (own: Scope, definition: AnyList, ids: readonly string[]): Promise<Uses[]> => {
  const scope = wholeScope(own)
  const references = await foundReferences(scope, definition)
  const [records, all, seen] = await Promise.all([
    scope.tx.query<{ id: string; code: string; name: string }>(
      sql`select r.id, r.code, r.name from ${sql.ident(definition.table)} r where ${sql.ours('r')} and r.id = any(${ids}::uuid[]) order by r.code ${inTextOrder}, r.id`,
    ),
    counted(scope, definition, { references, ids }),
    own.tx.limits ? counted(own, definition, { references, ids }) : null,
  ])
  return records.map((record) => {
    const usesIn = (found: readonly Counted[], goes: boolean): Use[] =>
      joined(found.filter(({ id, cascades }) => id === record.id && cascades === goes))
    const of = (goes: boolean): Use[] => told(own, usesIn(all, goes), usesIn(seen ?? all, goes))
    return { ...record, uses: of(false), goes: of(true) }
  })
}
