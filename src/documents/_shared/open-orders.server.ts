/** The entry of the start page for orders whose goods have not all been taken. */
import type { Todo } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { AnyDocument } from '#model/document.ts'
import { valuesWhere } from '#model/state.ts'
import { statusFilter } from './columns.ts'

export const openOrdersTodo = (
  { name, lifecycle }: Pick<AnyDocument, 'name' | 'lifecycle'>,
  { key, needs }: Pick<Todo, 'key' | 'needs'>,
): Todo => {
  const [ordered] = valuesWhere(lifecycle, ({ standing, derived }) => standing === 'inForce' && !derived)
  return {
    key,
    needs,
    narrow: `${statusFilter.wire}=${ordered}`,
    count: () =>
      sql`select count(*)::int as count from document d where ${sql.ours('d')} and kind = ${name} and status = ${ordered}`,
  }
}
