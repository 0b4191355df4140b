/** What is open of documents in the currency of the voucher that settles them. Pure. */
import { divide, multiplyDivide, one, zero, type Decimal } from '#kernel/decimal.ts'
import { trusted } from '#wire/values.ts'
import type { ItemKind, OpenVoucher } from '../vouchers/voucher-allocate.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** The currency of the voucher; `id` is null for the base currency. */
export interface Money {
  id: string | null
  rate: Decimal | null
  decimals: number
  /** Decimals of the currency with this id; null: of the base currency. */
  decimalsOf: (currency: string | null) => number
}
type Row = Readonly<Record<string, unknown>>

/** What a document says of itself, in its own currency and in base currency. */
interface Told {
  total: Decimal
  /** Null where only what is open is known. */
  totalBase: Decimal | null
  remaining: Decimal
  remainingBase: Decimal
  /** Null: the base currency. */
  currency: string | null
  code: string
}

/** Total, open amount and, where the document has another currency, what is open in that. */
const amountsIn = (told: Told, money: Money): Pick<OpenVoucher, 'total' | 'remaining' | 'other'> => {
  const { total, remaining, currency, code } = told
  if (currency === money.id) return { total, remaining, other: null }
  const rate = money.id === null || !money.rate || money.rate <= zero ? one : money.rate
  const own = divide(told.remainingBase, rate, money.decimals)
  const whole = () => (remaining > zero ? multiplyDivide(own, total, remaining, money.decimals) : zero)
  return {
    total: told.totalBase === null ? whole() : divide(told.totalBase, rate, money.decimals),
    remaining: own,
    other: { code, remaining, decimals: money.decimalsOf(currency) },
  }
}

export const openVoucher = (row: Row, money: Money): OpenVoucher => ({
  kind: (text(row['kind']) || 'debt') as ItemKind,
  module: text(row['voucherModule']),
  id: text(row['s_ID']),
  number: text(row['NumberID']),
  date: text(row['dtDate']).slice(0, 10),
  due: text(row['dueDate']).slice(0, 10),
  description: text(row['Description']),
  ...amountsIn(
    {
      total: trusted(row['TotalTax']) ?? zero,
      totalBase: null,
      remaining: trusted(row['remaining']) ?? zero,
      remainingBase: trusted(row['remainingBase']) ?? zero,
      currency: text(row['currencyId']) || null,
      code: text(row['currencyCode']),
    },
    money,
  ),
})

const currencyIn = (row: Row): string | null => text(row['currencyId']) || null

/**
 * Money of one foreign currency settles nothing of another. An offset in base currency takes what is foreign on one of
 * its sides, one in a foreign currency takes nothing else.
 */
export const isPayable = (row: Row, money: Money, setsOff: boolean): boolean => {
  const currency = currencyIn(row)
  return currency === money.id || money.id === null || (!setsOff && currency === null)
}

/** The foreign currencies in which there are credits as well as debts, which an offset takes only by itself. */
export const currenciesOfBoth = (rows: readonly Row[]): { id: string; code: string }[] => {
  const codes = new Map(rows.map((row) => [currencyIn(row), text(row['currencyCode'])]))
  const has = (id: string, isCredit: boolean) =>
    rows.some((row) => currencyIn(row) === id && (row['kind'] === 'credit') === isCredit)
  return [...codes].flatMap(([id, code]) => (id !== null && has(id, true) && has(id, false) ? [{ id, code }] : []))
}

/**
 * Items of a stored voucher may have no open amount left; they are still shown, with what they are in their currency.
 * `currencyOf`: the id of a currency by its code; null for the base currency.
 */
export const fromLines = (
  lines: readonly Row[],
  money: Money,
  currencyOf: (code: string) => string | null,
): OpenVoucher[] =>
  lines
    .filter((line) => typeof line['voucher'] === 'string')
    .map((line) => {
      const amount = (name: string) => (line[name] as Decimal | null | undefined) ?? zero
      const code = text(line['currencyCode'])
      return {
        kind: line['isCredit'] === true ? 'credit' : 'debt',
        module: text(line['voucherModule']),
        id: text(line['voucher']),
        number: text(line['voucherNumber']),
        date: text(line['voucherDate']).slice(0, 10),
        due: text(line['voucherDue']).slice(0, 10),
        description: '',
        ...amountsIn(
          {
            total: amount('voucherTotal'),
            totalBase: amount('voucherTotalBase'),
            remaining: amount('remaining'),
            remainingBase: amount('remainingBase'),
            // A line that was just chosen names no currency: its amounts are in that of the voucher.
            currency: code === '' ? money.id : currencyOf(code),
            code,
          },
          money,
        ),
      }
    })
