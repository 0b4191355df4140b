/** Amounts of lines in the currencies of the documents they name, whose decimals the draft does not know. */
import { decimalsOf, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { isOfOther } from './voucher-allocate.ts'
import type { Voucher } from './voucher-shape.ts'

interface Own {
  voucher: string
  at: string
  value: Decimal
}

/** What lines say in another currency than the voucher's, if it has any decimals. */
const ownAmounts = ({ lines }: Voucher): Own[] =>
  lines.flatMap((line, index) => {
    const name = isOfOther(line) ? 'amount' : 'amountCurrency'
    const value = line[name]
    return line.voucher && value !== null && decimalsOf(value) > 0
      ? [{ voucher: line.voucher, at: `lines.${index}.${name}`, value }]
      : []
  })

export const tooFineAmounts = async (scope: Scope, voucher: Voucher, baseDecimals: number): Promise<Problem[]> => {
  const amounts = ownAmounts(voucher)
  if (amounts.length === 0) return []
  const rows = await scope.tx.query<{ id: string; decimals: number | null }>(sql`
    select d.id, c.decimals from document d left join currency c on c.tenant_id = d.tenant_id and c.id = d.currency_id
    where ${sql.ours('d')} and d.id = any(${amounts.map((one) => one.voucher)}::uuid[])`)
  const decimals = new Map(rows.map((row) => [row.id, row.decimals ?? baseDecimals]))
  return amounts.flatMap(({ voucher: id, at, value }) => {
    const max = decimals.get(id)
    return max !== undefined && decimalsOf(value) > max ? [problem(at, 'tooManyDecimals', { max: String(max) })] : []
  })
}
