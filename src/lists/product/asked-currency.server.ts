/**
 * The currency in which a document asks for prices. Prices of the lists are in base currency, those of documents in the
 * currency of the document; one that is found in the asked currency is taken as it is (contract amendments).
 */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { rateOnSql } from '#engine/store/rates.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { decimal, decimalText, LEDGER_END, parseDecimal, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused, Unreadable } from '#kernel/problem.ts'
import { inCurrency } from '#documents/_shared/prices/proposed-price.ts'

interface AskedCurrency {
  id: string
  /** Base currency for one unit of it. */
  rate: Decimal
}
/** Nothing stands for the base currency. */
export type CurrencyChoice = AskedCurrency | null | undefined

interface Question {
  currency: string
  rate: string
  date: Day | null
}

const readRate = (text: string): Decimal | null => {
  if (text.trim() === '') return null
  const rate = parseDecimal(text.trim())
  if (rate === null || rate <= zero || rate >= LEDGER_END)
    throw new Unreadable('invalid', { label: 'field.exchangeRate' })
  return rate
}

/**
 * Throws Refused for a currency that does not exist, and for one without a rate on the day
 * if the question names none.
 */
export const askedCurrency = async (
  { tx, today, baseCurrency }: Pick<Scope, 'tx' | 'today' | 'baseCurrency'>,
  { currency, rate, date }: Question,
): Promise<CurrencyChoice> => {
  const typed = readRate(rate)
  const id = currency.trim().toLowerCase()
  if (id === '' || id === baseCurrency?.id) return null
  const day = date ?? today
  const rows = isStoredId(id)
    ? await tx.query<{ code: string; rate: string | null }>(
        sql`select r.code, (${rateOnSql(sql`${day}::date`)})::text as rate from currency r where ${sql.ours('r')} and r.id = ${id}`,
      )
    : []
  const [row] = rows
  if (!row) throw new Refused([problem('currency', 'unknownRef', { label: 'field.currency' })])
  const known = typed ?? (row.rate === null ? null : decimal(row.rate))
  if (known === null)
    throw new Refused([problem('exchangeRate', 'exRateMissing', { code: row.code, date: showDay(day) })])
  return { id, rate: known }
}

/** The price of a line `l` of a document `d`, in the asked currency. */
export const linePriceIn = (asked: CurrencyChoice): Sql =>
  asked
    ? sql`case when d.currency_id = ${asked.id} then l.unit_price else round(l.unit_price * d.exchange_rate / ${decimalText(asked.rate)}::numeric, 4) end`
    : sql`round(l.unit_price * d.exchange_rate, 4)`

/** A price or an amount off it that is in base currency. */
export const listPriceIn = (asked: CurrencyChoice, price: Decimal | null): Decimal | null =>
  asked && price !== null ? inCurrency(price, asked.rate) : price
