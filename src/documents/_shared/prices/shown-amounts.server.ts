/**
 * A foreign voucher may leave open how much of a document in base currency a line settles; readers get what that is by
 * its rate. Sent back as it was read, it was not typed, and follows amount and rate as before.
 */
import { isStoredId } from '#engine/columns.ts'
import { sql } from '#engine/sql.ts'
import type { Scope } from '#engine/scope.ts'
import { decimal, multiply, type Decimal } from '#kernel/decimal.ts'

const tables = { receivable: 'income_voucher_line', payable: 'outcome_voucher_line' } as const

interface Line {
  lineId: string
  amountCurrency: Decimal | null
}
interface Settling {
  id: string
  currency: string | null
  lines: readonly Line[]
}
interface Row {
  id: string
  amount: string
  rate: string
}

export const withoutShownAmounts = async <V extends Settling>(
  { tx, baseCurrency }: Pick<Scope, 'tx' | 'baseCurrency'>,
  side: keyof typeof tables,
  voucher: V,
): Promise<V> => {
  const isTyped = voucher.lines.some(({ amountCurrency }) => amountCurrency !== null)
  if (!isTyped || !isStoredId(voucher.id) || !baseCurrency || voucher.currency === baseCurrency.id) return voucher
  const rows = await tx.query<Row>(sql`
    select l.id, l.amount, d.exchange_rate as rate from document d
    join ${sql.ident(tables[side])} l on l.tenant_id = d.tenant_id and l.document_id = d.id
    where ${sql.ours('d')} and d.id = ${voucher.id} and d.currency_id <> ${baseCurrency.id} and l.amount_currency is null`)
  const shown = new Map(
    rows.map(({ id, amount, rate }) => [id, multiply(decimal(amount), decimal(rate), baseCurrency.decimals)]),
  )
  if (shown.size === 0) return voucher
  return {
    ...voucher,
    lines: voucher.lines.map((line) =>
      line.amountCurrency !== null && shown.get(line.lineId) === line.amountCurrency
        ? { ...line, amountCurrency: null }
        : line,
    ),
  }
}
