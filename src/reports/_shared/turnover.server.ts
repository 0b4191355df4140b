/**
 * Net revenue from the heads of documents: the same sums as in the reports by line, without reading lines (contract
 * reports §1.1).
 */
import type { DayRange } from '#kernel/day.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { isPostedSql } from '#engine/states.ts'
import { sources, type Source } from './lines.server.ts'

export interface Base {
  /** The base currency and its decimals. */
  id: string | null
  decimals: number
}

const literal = (kind: string): Sql => sql.raw(`'${kind}'`)
const byKind = (of: (source: Source) => Sql): Sql =>
  sql`case d.kind ${sql.join(
    sources.sales.map((source) => sql`when ${literal(source.kind)} then ${of(source)}`),
    ' ',
  )} end`

/** 1 or, for returns, −1, for a head `d`. */
const sign = byKind((source) => sql.raw(String(source.sign)))

/**
 * Net revenue of a head `d` in base currency. It is the first of the sums stored in the head; for foreign currencies,
 * each line is rounded separately, as in the reports.
 */
const net = ({ id, decimals }: Base): Sql => {
  const ofLines = byKind(
    ({ table }) =>
      sql`(select coalesce(sum(round(l.taxable * d.exchange_rate, ${decimals}::integer)), 0) from ${sql.ident(table)} l where l.tenant_id = d.tenant_id and l.document_id = d.id)`,
  )
  return sql`${sign} * case when coalesce(d.currency_id, ${id}) = ${id}::uuid then d.sums[1] else ${ofLines} end`
}

/** A query for the sales of a date range by document: day, partner_id, sign, net. `more` restricts the heads `d`. */
export const soldHeads = ({ from, to }: DayRange, base: Base, more: Sql = sql.empty): Sql => sql`
  select d.day, d.partner_id, ${sign} as sign, ${net(base)} as net from document d
  where d.kind in (${sql.join(sources.sales.map(({ kind }) => literal(kind)))}) and ${isPostedSql('d')} and d.day between ${from} and ${to}${more}`
