import { defineListSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import { problem } from '#kernel/problem.ts'
import { withPlaces } from '../_shared/fee-places.server.ts'
import { carrier } from './index.ts'

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
  /** What is in a delivery has no foreign key. */
  async keep({ tx }, { id, name }) {
    const bills = await tx.query(
      sql`select 1 from sales_bill b where ${sql.ours('b')} and b.delivery ->> 'carrier' = ${id} limit 1`,
    )
    return bills.length > 0 ? [problem('', 'inUse', { name })] : []
  },
})
