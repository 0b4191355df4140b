import type { ListSlots, StoredRecord } from '#engine/record.ts'
import { sql } from '#engine/sql.ts'
import { problem, type Problem } from '#kernel/problem.ts'

interface Change {
  before: StoredRecord | null
  after: StoredRecord
}

/** Two levels: whoever has a parent is nobody's parent. That the parent has none itself its field says. */
export const twoLevels = (table: 'other_income' | 'other_outcome'): ListSlots => ({
  sql: {
    filters: {
      level: `case $ when 'parent' then r.parent_id is null when 'child' then r.parent_id is not null else true end`,
    },
  },
  async guard({ tx }, { before, after }: Change): Promise<Problem[]> {
    const parent = after['parent'] as string | null
    if (!parent || parent === before?.['parent']) return []
    const children = await tx.query(sql`select 1 from ${sql.ident(table)} where parent_id = ${after.id} limit 1`)
    return parent === after.id || children.length > 0 ? [problem('parent', 'parentInvalid')] : []
  },
})
