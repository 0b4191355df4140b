import { defineListSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import { problem } from '#kernel/problem.ts'
import { withPlaces } from '../_shared/fee-places.server.ts'
import { store } from './index.ts'
import { storeSql } from './sql.server.ts'

/** A store with stock cannot be deactivated. */
export const slots = defineListSlots(store, {
  sql: storeSql,
  /** A commune brings its province. */
  async prepare(scope, draft) {
    if (!draft.village || draft.province) return draft
    const [one] = await withPlaces(scope, [{ village: draft.village, district: null, province: null }])
    return { ...draft, province: one!.row.province }
  },
  async guard({ tx }, { before, after }) {
    if (!before?.active || after.active) return []
    const stock = await tx.query(
      sql`select 1 from stock_balance where ${sql.ours('stock_balance')} and store_id = ${after.id} and quantity <> 0 limit 1`,
    )
    return stock.length > 0 ? [problem('active', 'storeNotEmpty')] : []
  },
})
