import { keepCarrierOpening } from '#documents/carrier-opening/keep.server.ts'
import { defineListSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { problem } from '#kernel/problem.ts'
import { withPlaces } from '../_shared/fee-places.server.ts'
import { carrier } from './index.ts'

interface Openings {
  codOpening: Decimal | null
  feeOpening: Decimal | null
}

const openingOf = (record: Openings | null): { cod: Decimal; fee: Decimal } => ({
  cod: record?.codOpening ?? zero,
  fee: record?.feeOpening ?? zero,
})

export const slots = defineListSlots(carrier, {
  prepare: async (scope, draft) => ({
    ...draft,
    fees: draft.fees && (await withPlaces(scope, draft.fees)).map(({ row }) => row),
  }),
  /** An address that was allowed may be forbidden meanwhile: who changes something else need not know. */
  guard: ({ refusedAddress }, { before, after: { url, adapter } }) => {
    const stands = before?.url === url && before?.adapter === adapter
    const found = url && !stands ? refusedAddress?.('url', url, adapter ?? '') : null
    return Promise.resolve(found ? [found] : [])
  },
  async afterSave(scope, { before, after }) {
    if (!after) return
    const [old, now] = [openingOf(before), openingOf(after)]
    if (old.cod !== now.cod || old.fee !== now.fee) await keepCarrierOpening(scope, after.id, now)
  },
  /** What is in a delivery has no foreign key. */
  async keep({ tx }, { id, name }) {
    const bills = await tx.query(
      sql`select 1 from sales_bill b where ${sql.ours('b')} and b.delivery ->> 'carrier' = ${id} limit 1`,
    )
    return bills.length > 0 ? [problem('', 'inUse', { name })] : []
  },
})
