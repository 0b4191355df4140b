import type { ListSlots } from '#engine/scope.ts'

export const slots: ListSlots = {
  sql: { facts: { productCount: 'select count(*)::int from product p where $ours(p) and p.group_id = r.id' } },
}
