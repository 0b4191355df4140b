import type { ListSlots } from '#engine/scope.ts'

export const slots: ListSlots = {
  sql: { facts: { groupCount: 'select count(*)::int from product_group g where $ours(g) and g.branch_id = r.id' } },
}
