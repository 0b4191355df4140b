/** The currency the books of a tenant are kept in. */
import { sql } from './sql.ts'
import type { Tx } from './tx.ts'

export interface BaseCurrency {
  id: string
  decimals: number
}

/** For whoever acts without a caller's session; null while a tenant has no currencies yet. */
export const baseCurrencyOf = async (tx: Tx): Promise<BaseCurrency | null> =>
  (await tx.query<BaseCurrency>(sql`select id, decimals from currency where is_base`))[0] ?? null
