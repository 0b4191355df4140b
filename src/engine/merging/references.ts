/**
 * Everything that refers to the records of a list. The catalogue of the database knows it, as it does when a record is
 * deleted, so that a table nobody thought of is found, too; only the ledgers have no keys of their own.
 */
import type { AnyList } from '#model/list.ts'
import type { Two } from '../ledger/join.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'

export interface Reference {
  table: string
  column: string
}

/** The ledgers that name partners and goods; `ledger/join.ts` joins them. */
export const ledgersOf: Readonly<Record<string, readonly string[]>> = {
  partner: ['allocation', 'debt_balance', 'debt_entry', 'exchange_closing', 'kept_credit'],
  product: ['sales_sum', 'stock_balance', 'stock_entry'],
}

export const referencesTo = async ({ tx }: Pick<Scope, 'tx'>, { name, table }: AnyList): Promise<Reference[]> => {
  const found = await tx.query<Reference>(
    sql`select t.relname as table, a.attname as column from pg_constraint c
join pg_class t on t.oid = c.conrelid
join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_upper(c.conkey, 1)]
where c.contype = 'f' and c.confrelid = ${table}::regclass and t.relname !~ '_[0-9]{6,}$' order by 1, 2`,
  )
  return found.filter((one) => !ledgersOf[name]?.includes(one.table))
}

/** Rows that only belong to their record, like the units of goods: the list says what becomes of them. */
const isOwned = ({ children = {} }: AnyList, { table }: Reference): boolean =>
  Object.values(children).some(
    (child) => child.table === table && child.of === undefined && child.chooses === undefined,
  )

/** Letters outlive what they are about, so that they refer to it without a key. */
export const movedStatements = (
  definition: AnyList,
  references: readonly Reference[],
  { keep, remove }: Two,
): Sql[] => [
  ...references
    .filter((one) => !isOwned(definition, one))
    .map(
      ({ table, column }) =>
        sql`update ${sql.ident(table)} r set ${sql.ident(column)} = ${keep} where ${sql.ours('r')} and r.${sql.ident(column)} = ${remove}`,
    ),
  sql`update letter l set about_id = ${keep} where ${sql.ours('l')} and l.about_kind = ${definition.name} and l.about_id = ${remove}`,
]

/** How much refers to each of the two: documents by kind, records by list. */
export interface ReferenceCount {
  /** The name of a kind of document or of a list. */
  of: string
  keep: number
  remove: number
}

export const linesOf = ({ registry }: Scope, table: string): string | undefined =>
  [...registry.documents.values()].find((one) => `${one.table}_line` === table)?.name

/** Lists by table; rows that belong to a record of a list count for it. */
export const listOf = ({ registry }: Scope, table: string): string | undefined =>
  [...registry.lists.values()].find(
    (one) =>
      one.table === table || Object.values(one.children ?? {}).some((child) => child.table === table && !child.of),
  )?.name

interface CountRow {
  of: string
  keep: number
  remove: number
}

const countStatements = (
  scope: Scope,
  definition: AnyList,
  references: readonly Reference[],
  { keep, remove }: Two,
): Sql[] => {
  const hasHead = references.some(({ table }) => table === 'document')
  return references.flatMap(({ table, column }) => {
    const id = sql`r.${sql.ident(column)}`
    const from = sql`from ${sql.ident(table)} r where ${sql.ours('r')} and ${id} = any(${[keep, remove]}::uuid[])`
    const sides = (what: Sql) =>
      sql`${what} filter (where ${id} = ${keep})::int as keep, ${what} filter (where ${id} = ${remove})::int as remove`
    if (table === 'document')
      return [sql`select r.kind as of, ${sides(sql`count(*)`)} ${from} group by r.kind order by 1`]
    const kind = linesOf(scope, table)
    // The partner of a document is counted once, at its head.
    if (kind) return hasHead ? [] : [sql`select ${kind} as of, ${sides(sql`count(distinct r.document_id)`)} ${from}`]
    const list = listOf(scope, table)
    return list && list !== definition.name ? [sql`select ${list} as of, ${sides(sql`count(*)`)} ${from}`] : []
  })
}

export const heldBy = async (
  scope: Scope,
  definition: AnyList,
  references: readonly Reference[],
  two: Two,
): Promise<ReferenceCount[]> => {
  const answers = await scope.tx.batch(countStatements(scope, definition, references, two))
  return (answers.flat() as CountRow[]).filter(({ keep, remove }) => keep + remove > 0)
}

/** Numbers of documents that name both: in the head and a line, or in two lines. Those without a number as ''. */
export const namingBoth = async (
  { tx }: Pick<Scope, 'tx'>,
  references: readonly Reference[],
  { keep, remove }: Two,
): Promise<string[]> => {
  const both = [keep, remove]
  const parts = references
    .filter(({ table }) => table === 'document' || table.endsWith('_line'))
    .map(({ table, column }) => {
      const document = sql.ident(table === 'document' ? 'id' : 'document_id')
      return sql`select r.${document} as document, r.${sql.ident(column)} as named from ${sql.ident(table)} r where ${sql.ours('r')} and r.${sql.ident(column)} = any(${both}::uuid[])`
    })
  if (parts.length === 0) return []
  const rows = await tx.query<{ number: string | null }>(
    sql`select d.number from document d where ${sql.ours('d')} and d.id in (
  select n.document from (${sql.join(parts, ' union ')}) n group by n.document having count(*) > 1) order by d.seq limit 20`,
  )
  return rows.map(({ number }) => number ?? '')
}
