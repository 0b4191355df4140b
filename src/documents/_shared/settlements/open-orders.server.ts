/** The entries of the start page for documents that wait for others to be made from them: all, and those that are late. */
import type { Todo } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { isLateSql, isOpenSql } from '#engine/states.ts'
import type { AnyDocument } from '#model/document.ts'
import { valuesWhere } from '#model/state.ts'
import { lateFilter, statusFilter } from '../columns.ts'

type Waiting = Pick<AnyDocument, 'name' | 'table' | 'lifecycle'>
type Entry = Pick<Todo, 'key' | 'needs'>

export const openOrdersTodo = ({ name, lifecycle }: Waiting, entry: Entry): Todo => ({
  ...entry,
  shows: {
    narrow: `${statusFilter.wire}=${valuesWhere(lifecycle, ({ standing, derived }) => standing === 'inForce' && !derived)[0]}`,
  },
  count: () =>
    sql`select count(*)::int as count from document d where ${sql.ours('d')} and kind = ${name} and ${isOpenSql('d', lifecycle)}`,
})

/** Those whose day of delivery has passed. */
export const lateOrdersTodo = ({ name, table, lifecycle }: Waiting, entry: Entry): Todo => ({
  ...entry,
  shows: { narrow: `${lateFilter.wire}=1` },
  isLate: true,
  count: ({ today }) => sql`
    select count(*)::int as count from document d join ${sql.ident(table)} h on h.tenant_id = d.tenant_id and h.document_id = d.id
    where ${sql.ours('d')} and d.kind = ${name} and ${isLateSql('d', lifecycle, { column: sql`h.delivery_date`, today })}`,
})
