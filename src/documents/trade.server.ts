/**
 * What trade consists of, by the `trade` of each kind of document: the kinds that count, and their net amounts from
 * heads alone, which are the same as those of their lines (contract reports §1.1).
 */
import type { DayRange } from '#kernel/day.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { isPostedSql } from '#engine/states.ts'
import type { TradeSide } from '#model/document.ts'
import { documents } from './all.ts'

export interface TradeSource {
  kind: string
  /** The table of its lines. */
  table: string
  sign: 1 | -1
}

const sourcesOf = (side: TradeSide): readonly TradeSource[] =>
  documents.flatMap(({ name, table, trade }): TradeSource[] =>
    trade?.side === side && (trade.as === 'goods' || trade.as === 'goodsBack')
      ? [{ kind: name, table: `${table}_line`, sign: trade.as === 'goods' ? 1 : -1 }]
      : [],
  )
export const tradeSources: Readonly<Record<TradeSide, readonly TradeSource[]>> = {
  sales: sourcesOf('sales'),
  purchase: sourcesOf('purchase'),
}

export interface Base {
  /** The base currency and its decimals. */
  id: string | null
  decimals: number
}
/** That of a tenant, also while it has none. */
export const baseOf = (scope: { baseCurrency: Base | null }): Base => scope.baseCurrency ?? { id: null, decimals: 0 }

const literal = (kind: string): Sql => sql.raw(`'${kind}'`)
const byKind = (side: TradeSide, of: (source: TradeSource) => Sql): Sql =>
  sql`case d.kind ${sql.join(
    tradeSources[side].map((source) => sql`when ${literal(source.kind)} then ${of(source)}`),
    ' ',
  )} end`

/** 1 or, for returns, −1, for a head `d`. */
const sign = (side: TradeSide) => byKind(side, (source) => sql.raw(String(source.sign)))

/**
 * Net amount of a head `d` in base currency. It is the first of the sums stored in the head; for foreign currencies,
 * each line is rounded separately, as in the reports.
 */
const net = (side: TradeSide, { id, decimals }: Base): Sql => {
  const ofLines = byKind(
    side,
    ({ table }) =>
      sql`(select coalesce(sum(round(l.taxable * d.exchange_rate, ${decimals}::integer)), 0) from ${sql.ident(table)} l where l.tenant_id = d.tenant_id and l.document_id = d.id)`,
  )
  return sql`${sign(side)} * case when coalesce(d.currency_id, ${id}) = ${id}::uuid then d.sums[1] else ${ofLines} end`
}

/**
 * A query for what was sold or bought in a date range by document: day, partner_id, sign, net. `more` restricts the
 * heads `d`.
 */
export const tradeHeads = (side: TradeSide, { from, to }: DayRange, base: Base, more: Sql = sql.empty): Sql => sql`
  select d.day, d.partner_id, ${sign(side)} as sign, ${net(side, base)} as net from document d
  where ${sql.ours('d')} and d.kind in (${sql.join(tradeSources[side].map(({ kind }) => literal(kind)))}) and ${isPostedSql('d')} and d.day between ${from} and ${to}${more}`
