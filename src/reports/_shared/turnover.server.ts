/** Net revenue by the heads of documents: what the lists of lines add up, without reading a line (contract reports §1.1). */
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

/** 1 for what counts, -1 for what comes back, of a head `d`. */
const sign = byKind((source) => sql.raw(String(source.sign)))

/**
 * Net revenue of a head `d` in base currency. The heads carry it as their first sum; in another currency, at whatever
 * rate, each line is rounded by itself, as the reports do.
 */
const net = ({ id, decimals }: Base): Sql => {
  const ofLines = byKind(
    ({ table }) =>
      sql`(select coalesce(sum(round(l.taxable * d.exchange_rate, ${decimals}::integer)), 0) from ${sql.ident(table)} l where l.tenant_id = d.tenant_id and l.document_id = d.id)`,
  )
  return sql`${sign} * case when coalesce(d.currency_id, ${id}) = ${id}::uuid then d.sums[1] else ${ofLines} end`
}

/** A query of what was sold in a range, head by head: day, partner_id, sign, net. `more` narrows the heads `d`. */
export const soldHeads = ({ from, to }: DayRange, base: Base, more: Sql = sql.empty): Sql => sql`
  select d.day, d.partner_id, ${sign} as sign, ${net(base)} as net from document d
  where d.kind in (${sql.join(sources.sales.map(({ kind }) => literal(kind)))}) and ${isPostedSql('d')} and d.day between ${from} and ${to}${more}`
