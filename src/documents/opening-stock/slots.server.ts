import { problem, type Problem } from '#kernel/problem.ts'
import { defineSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import { withUnitCosts } from '../_shared/goods/costed-lines.server.ts'
import { repeatedGoods } from '../_shared/goods/stock.ts'
import { openingCalls } from './calls.server.ts'
import { openingStock } from './index.ts'

/** One opening line per product and store (contract documents §26), across all documents. */
export const slots = defineSlots(openingStock, {
  calls: openingCalls,
  prepare: withUnitCosts,
  async guard(scope, { after, context }) {
    const others = new Set(
      (
        await scope.tx.query<{ product_id: string }>(sql`
      select distinct product_id from stock_entry e where ${sql.ours('e')} and store_id = ${after.store} and rank = 0 and document_id <> ${after.id} and product_id = any(${after.lines.map((line) => line.product)}::uuid[])`)
      ).map((row) => row.product_id),
    )
    const again = repeatedGoods(after.lines)
    return after.lines.flatMap((line, index): Problem[] =>
      others.has(line.product) || again.has(index)
        ? [
            problem(`lines.${index}.product`, 'openingTwice', {
              code: context.refs.get('product', line.product)?.code ?? '',
              store: context.refs.get('store', after.store)?.name ?? '',
            }),
          ]
        : [],
    )
  },
})
