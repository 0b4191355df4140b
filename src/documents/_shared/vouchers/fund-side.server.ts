/** Tells whether money lies in a till or in a bank: vouchers of the two have series of numbers of their own. */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'

export const isOtherSide = async ({ tx }: Scope, before: string | null, after: string | null): Promise<boolean> => {
  if (!before || !after || before === after) return false
  const sides = await tx.query<{ is_bank: boolean }>(
    sql`select distinct f.kind = 'bank' as is_bank from fund f where ${sql.ours('f')} and f.id = any(${[before, after]}::uuid[])`,
  )
  return sides.length > 1
}
