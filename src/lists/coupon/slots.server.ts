import { defineListSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import { coupon } from './index.ts'

/** Keeps the groups that a coupon names from being deleted. */
export const slots = defineListSlots(coupon, {
  sql: {
    facts: {
      usedCount: `(select count(*)::int from sales_bill h where $ours(h) and h.coupon_id = r.id)`,
    },
  },
  async afterSave({ tx }, { before, after }) {
    if (!after) return
    await tx.batch(
      (
        [
          ['coupon_partner_group', 'partner_group_id', 'objectGroups'],
          ['coupon_product_group', 'product_group_id', 'productGroups'],
        ] as const
      ).flatMap(([table, column, field]) => [
        ...(before
          ? [sql`delete from ${sql.ident(table)} g where ${sql.ours('g')} and g.coupon_id = ${after.id}`]
          : []),
        sql`insert into ${sql.ident(table)} (tenant_id, coupon_id, ${sql.ident(column)})
          values (${sql.tenant}, ${after.id}, unnest(${after[field] ?? []}::uuid[]))`,
      ]),
    )
  },
})
