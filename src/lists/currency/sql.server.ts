import type { ListSql } from '#engine/list-sql.ts'

/**
 * The rate of a currency, by the alias of its row, on the day that is asked for; today, if none is. Days are compared as
 * text, as they come.
 */
export const rateSql = (currency: string): string =>
  `coalesce((select c.rate from currency_rate c where $ours(c) and c.currency_id = ${currency}.id and c.date::text <= coalesce(nullif($dtDate, ''), $today) order by c.date desc limit 1), ${currency}.exchange_rate)`

export const currencySql: ListSql = { facts: { exchangeRate: rateSql('r') } }
