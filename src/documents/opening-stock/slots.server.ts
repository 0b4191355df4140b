import { zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { defineSlots } from '#engine/slots.ts'
import { loadRefs } from '#engine/record/refs.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import type { StoredDraft } from '#engine/stored.ts'
import { sql } from '#engine/sql.ts'
import { repeatedGoods } from '../_shared/stock.ts'
import { openingStock } from './index.ts'
import type { shape } from './shape.ts'

type Opening = StoredDraft<typeof shape>

/** Users without the right to see costs only enter quantities; new lines get the purchase price of their unit. */
const priced = async (scope: Scope, draft: Opening): Promise<Opening> => {
  if (sightFor(scope).cost || draft.lines.every((line) => line.unitPrice !== null)) return draft
  const refs = await loadRefs(scope, new Map([['product', new Set(draft.lines.flatMap((line) => line.product ?? []))]]))
  const priceOf = ({ product, unit }: Opening['lines'][number]): Decimal => {
    const units = refs.get('product', product)?.units ?? []
    return (units.find((one) => one.unit === unit) ?? units[0])?.buyPrice ?? zero
  }
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, unitPrice: line.unitPrice ?? priceOf(line) })) }
}

/** One opening line per product and store (contract documents §26), across all documents. */
export const slots = defineSlots(openingStock, {
  prepare: priced,
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
