/** Lists with only a code and a name. */
import { defineList, type ListDefinition, type ListMeta } from '#model/list.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from './parts.ts'

export const plain = (meta: ListMeta, table: string, start: ListDefinition['start'] = []) =>
  defineList({
    ...meta,
    table,
    fields: {},
    columns: [codeColumn, nameColumn, { ...noteColumn, hidden: false }, activeColumn],
    sums: [],
    search: { texts: ['code', 'name'] },
    bulk: ['active'],
    lookup: { order: 'code', short: true },
    start,
  })
