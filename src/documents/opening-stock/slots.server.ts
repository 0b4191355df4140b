import { problem, type Problem } from '#kernel/problem.ts'
import type { SavedDocument } from '#model/document.ts'
import type { DocumentSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import type { shape } from './shape.ts'

type Opening = SavedDocument<typeof shape>

/** One opening line per product and store (contract documents §26), in this document and in all others. */
export const openingStockSlots: DocumentSlots = {
  async guard(
    scope,
    {
      after,
      context,
    }: {
      after: Opening
      context: { refs: { get(list: string, id: string): { code: string; name: string } | undefined } }
    },
  ) {
    const others = new Set(
      (
        await scope.tx.query<{ product_id: string }>(sql`
      select distinct product_id from stock_entry where store_id = ${after.store} and rank = 0 and document_id <> ${after.id} and product_id = any(${after.lines.map((line) => line.product)}::uuid[])`)
      ).map((row) => row.product_id),
    )
    return after.lines.flatMap((line, index): Problem[] => {
      const twice = others.has(line.product) || after.lines.findIndex((other) => other.product === line.product) < index
      return twice
        ? [
            problem(`lines.${index}.product`, 'openingTwice', {
              code: context.refs.get('product', line.product)?.code ?? '',
              store: context.refs.get('store', after.store)?.name ?? '',
            }),
          ]
        : []
    })
  },
}
