/**
 * The funds of a book, what they began with, and their entries as one table. One fund is kept in its own currency; all
 * together are added up in the base currency: openings at the rate of their day, entries at that of their document
 * (contract system §10.2).
 */
import { isStoredId } from '#engine/columns.ts'
import { rateOnSql } from '#engine/store/rates.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, sumOf, type Decimal } from '#kernel/decimal.ts'
import type { ListQuery } from '#model/query.ts'

export interface Fund {
  id: string
  name: string
  kind: string
  opening: string
  openingDate: Day | null
  bankName: string | null
  accountNumber: string | null
  /** Null: the base currency. */
  currencyCode: string | null
  /** The fund's entries are shown in the base currency. */
  isConverted: boolean
}

export interface FundQuestion {
  query: ListQuery
  funds: readonly Fund[]
  baseDecimals: number
  /** What the documents must satisfy; null: nothing is searched for. */
  only: Sql | null
}

/** The fund that is asked for, or all of them. */
export const fundsOf = async ({ tx, baseCurrency }: Scope, { narrow = {} }: ListQuery): Promise<Fund[]> => {
  const wanted = narrow['fundId'] ?? ''
  if (wanted !== '' && !isStoredId(wanted)) return []
  const isAll = wanted === ''
  const opening = isAll
    ? sql`case when r.is_base is false then round(f.opening_balance * ${rateOnSql(sql`f.opening_date`)}, ${baseCurrency?.decimals ?? 0}::integer) else f.opening_balance end`
    : sql`f.opening_balance`
  return tx.query<Fund>(sql`
select f.id, f.name, f.kind, ${opening} as opening, f.opening_date as "openingDate", f.bank_name as "bankName",
  f.account_number as "accountNumber", case when r.is_base is false then r.code end as "currencyCode",
  coalesce(r.is_base is false, false) and ${isAll}::boolean as "isConverted"
from fund f
left join currency r on r.tenant_id = f.tenant_id and r.id = f.currency_id
where ${sql.ours('f')} and ${isAll ? sql`true` : sql`f.id = ${wanted}::uuid`}`)
}

export const idsOf = (funds: readonly Fund[]): string[] => funds.map(({ id }) => id)

/** An opening counts from the start of its own day: later than the first day of the range, it is a row of its own. */
const isWithin = ({ query: { from, to } }: FundQuestion, { openingDate }: Fund): boolean =>
  openingDate !== null && (!from || openingDate > from) && (!to || openingDate <= to)

export const openedWithin = (asked: FundQuestion): Fund[] =>
  asked.funds.filter((one) => isWithin(asked, one) && decimal(one.opening) !== 0n)

export const openedBefore = (asked: FundQuestion): Decimal => {
  const { from, to } = asked.query
  const start = from ?? to
  return sumOf(
    asked.funds.filter(
      (one) => !isWithin(asked, one) && (one.openingDate === null || !start || one.openingDate <= start),
    ),
    (one) => decimal(one.opening),
  )
}

/**
 * An entry of a foreign fund in the base currency, in units of the ledger. What a transfer brings in is worth what left
 * the other fund.
 */
const convertedSql = (baseDecimals: number): Sql =>
  sql`(round(coalesce(d.exchange_rate, 1) * case when t.to_fund_id = c.fund_id and c.amount > 0 then t.amount else c.amount / 10000.0 end, ${baseDecimals}::integer) * 10000)::bigint`

/** The entries of the book in its currency, as rows of a subquery with the columns of `cash_entry`. */
export const entriesOf = ({ funds, baseDecimals }: FundQuestion): Sql => {
  const own = funds.filter((one) => !one.isConverted)
  const foreign = funds.filter((one) => one.isConverted)
  const plain = sql`select c.tenant_id, c.document_id, c.fund_id, c.day, c.amount from cash_entry c
  where ${sql.ours('c')} and c.fund_id = any(${idsOf(own)}::uuid[])`
  if (foreign.length === 0) return sql`(${plain})`
  return sql`(${plain}
  union all select c.tenant_id, c.document_id, c.fund_id, c.day, ${convertedSql(baseDecimals)}
  from cash_entry c
  join document d on d.tenant_id = c.tenant_id and d.id = c.document_id
  left join money_transfer t on t.tenant_id = c.tenant_id and t.document_id = c.document_id
  where ${sql.ours('c')} and c.fund_id = any(${idsOf(foreign)}::uuid[]))`
}

/** The same by days, with the columns of `cash_day`, which has those of funds that need no rate. */
export const daysOf = (asked: FundQuestion): Sql => {
  const own = asked.funds.filter((one) => !one.isConverted)
  const foreign = asked.funds.filter((one) => one.isConverted)
  const plain = sql`select b.day, b.count, b.inflow, b.outflow from cash_day b
  where ${sql.ours('b')} and b.fund_id = any(${idsOf(own)}::uuid[])`
  if (foreign.length === 0) return sql`(${plain})`
  return sql`(${plain}
  union all select e.day, 1, greatest(e.amount, 0), greatest(-e.amount, 0) from ${entriesOf({ ...asked, funds: foreign })} e)`
}
