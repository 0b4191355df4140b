import { defineListSlots } from '#engine/slots.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { currency } from './index.ts'

const hasDocuments = async ({ tx }: Scope, currency?: string): Promise<boolean> =>
  (
    await tx.query(
      currency === undefined
        ? sql`select 1 from document limit 1`
        : sql`select 1 from document where currency_id = ${currency} limit 1`,
    )
  ).length > 0

/**
 * The base currency cannot change once there are ledger entries in it; decimals cannot change once documents use
 * them.
 */
export const slots = defineListSlots(currency, {
  async guard(scope, { before, after }): Promise<Problem[]> {
    if (after.isBase === true && before?.isBase !== true)
      return (await hasDocuments(scope)) ? [problem('isBase', 'baseFixed')] : []
    if (!before) return []
    const changed = before.code !== after.code ? 'code' : before.decimals !== after.decimals ? 'decimals' : null
    if (before.isBase === true) return changed && (await hasDocuments(scope)) ? [problem(changed, 'baseFixed')] : []
    const isCoarser = Number(after.decimals) < Number(before.decimals)
    return isCoarser && (await hasDocuments(scope, before.id)) ? [problem('decimals', 'decimalsUsed')] : []
  },
  /** After the base currency has changed, rates to the old one are meaningless. */
  async afterSave({ tx }, { before, after }) {
    if (after?.isBase === true && before?.isBase !== true)
      await tx.query(sql`update currency set exchange_rate = null where id <> ${after.id}`)
  },
})
