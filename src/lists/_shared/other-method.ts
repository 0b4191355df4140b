/** Reasons for income and expenses outside of trade: two levels, of which vouchers use the lower one. */
import { ref } from '#model/field.ts'
import { defineList, type ListDefinition, type ListMeta } from '#model/list.ts'
import type { OtherName } from './other-method-meta.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from './parts.ts'

export const otherMethod = <N extends OtherName>(
  meta: ListMeta & { name: N },
  table: string,
  start: ListDefinition['start'] = [],
) => {
  const { name } = meta
  return defineList({
    ...meta,
    table,
    fields: { parent: ref(name)({ label: `${name}.parent`, wire: 'Parent_ID', narrow: { level: 'parent' } }) },
    columns: [
      codeColumn,
      nameColumn,
      { key: 'parentName', kind: 'text', label: `${name}.parent`, from: { ref: 'parent', column: 'name' }, width: 200 },
      { ...noteColumn, hidden: false },
      activeColumn,
    ],
    sums: [],
    search: { texts: ['code', 'name'] },
    filters: {
      Parent_ID: { field: 'parent', of: name, label: `${name}.parent`, narrow: { level: 'parent' } },
      level: {
        computed: true,
        refusal: { parent: 'parentInvalid', child: 'itemIsGroup' },
      },
    },
    bulk: ['parent', 'active'],
    lookup: { note: 'parent.name', group: 'parent', order: 'code', short: true },
    byName: { parent: 'parent' },
    start,
  })
}
