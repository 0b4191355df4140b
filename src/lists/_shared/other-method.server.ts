import { defineListSlots } from '#engine/slots.ts'
import type { ListSlots } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { OtherName } from './other-method-meta.ts'
import type { otherMethod } from './other-method.ts'

/**
 * Two levels: a record with a parent must not be a parent itself. The field ensures that the chosen parent has no
 * parent.
 */
export const twoLevels = <N extends OtherName>(list: ReturnType<typeof otherMethod<N>>): ListSlots =>
  defineListSlots(list, {
    sql: {
      filters: {
        level: `case $ when 'parent' then r.parent_id is null when 'child' then r.parent_id is not null else true end`,
      },
    },
    async guard({ tx }, { before, after }): Promise<Problem[]> {
      const { parent } = after
      if (!parent || parent === before?.parent) return []
      const children = await tx.query(
        sql`select 1 from ${sql.ident(list.table)} r where ${sql.ours('r')} and parent_id = ${after.id} limit 1`,
      )
      return parent === after.id || children.length > 0 ? [problem('parent', 'parentInvalid')] : []
    },
  })
