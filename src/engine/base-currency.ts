/** The base currency of a tenant, in which its ledgers are kept. */
import { sql } from './sql.ts'
import type { Tx } from './tx.ts'

export interface BaseCurrency {
  id: string
  decimals: number
}

/** For code without a caller's session; null while the tenant has no currencies. */
export const baseCurrencyOf = async (tx: Tx): Promise<BaseCurrency | null> =>
  (await tx.query<BaseCurrency>(sql`select id, decimals from currency where ${sql.ours('currency')} and is_base`))[0] ??
  null
