/** What foreign money is worth on the day of a document: the newest rate of its currency until then. */
import type { Day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { refsBy, type RefRow, type Refs } from '#model/rule-context.ts'
import type { Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'
import type { Stored } from '../stored.ts'

/** The rate of currency `r` on a day; before the first daily rate, the one stored with the currency. */
export const rateOnSql = (date: Sql): Sql =>
  sql`coalesce((select c.rate from currency_rate c where ${sql.ours('c')} and c.currency_id = r.id and c.date <= ${date} order by c.date desc limit 1), r.exchange_rate)`

interface Wanted {
  currency: string
  date: Day
}
const keyOf = ({ currency, date }: Wanted): string => `${currency} ${date}`

/** A record that knows the rate of a currency. */
interface Rated extends Wanted {
  list: string
  id: string
  name: string
}

/** The currency of the document, and the funds in a foreign one that it names. */
const ratedIn = (refs: Refs, draft: Stored, date: Day): Rated[] => {
  const currency = refs.get('currency', draft['currency'] as string | null)
  const own =
    currency && currency.isBase !== true
      ? [{ list: 'currency', id: currency.id, name: 'exchangeRate', currency: currency.id, date }]
      : []
  const funds = Object.values(draft).flatMap((id): Rated[] => {
    const fund = typeof id === 'string' ? refs.get('fund', id) : undefined
    return fund?.foreignCode
      ? [{ list: 'fund', id: fund.id, name: 'foreignRate', currency: String(fund.currency), date }]
      : []
  })
  return [...own, ...funds]
}

/** The records a document refers to, with the rates of its day. */
export const withRates = async (
  { tx, today }: Pick<Scope, 'tx' | 'today'>,
  refs: Refs,
  drafts: readonly Stored[],
): Promise<(draft: Stored) => Refs> => {
  const ratedOf = (draft: Stored) => ratedIn(refs, draft, draft.date ?? today)
  const wanted = [...new Map(drafts.flatMap(ratedOf).map((one) => [keyOf(one), one])).values()]
  if (wanted.length === 0) return () => refs
  const rows = await tx.query<Wanted & { rate: string | null }>(
    sql`select w.currency, w.date, ${rateOnSql(sql`w.date`)} as rate
from unnest(${wanted.map((one) => one.currency)}::uuid[], ${wanted.map((one) => one.date)}::date[]) as w (currency, date)
join currency r on ${sql.ours('r')} and r.id = w.currency`,
  )
  const rates = new Map(rows.map((row) => [keyOf(row), row.rate === null ? null : decimal(row.rate)]))
  return (draft) => {
    const rated = new Map(
      ratedOf(draft).map((one) => {
        const value = rates.get(keyOf(one)) ?? null
        // Inherits, so that values which were not loaded are still refused.
        const row = Object.create(refs.get(one.list, one.id)!, { [one.name]: { value, enumerable: true } }) as RefRow
        return [`${one.list} ${one.id}`, row]
      }),
    )
    return rated.size === 0 ? refs : refsBy((list, id) => rated.get(`${list} ${id}`) ?? refs.get(list, id))
  }
}
