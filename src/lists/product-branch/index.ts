import { defineList } from '#model/list.ts'
import { countColumn, imported, noteImport } from '../_shared/goods-groups.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from '../_shared/parts.ts'
import { meta } from './meta.ts'

/** Ngành hàng. */
export const productBranch = defineList({
  ...meta,
  table: 'product_branch',
  fields: {},
  columns: [codeColumn, nameColumn, countColumn('groupCount', 'productBranch.groupCount'), noteColumn, activeColumn],
  sums: [],
  search: { texts: ['code', 'name'] },
  bulk: ['active'],
  facts: { groupCount: { kind: 'integer' } },
  lookup: { order: 'code', short: true },
  byName: {},
  imports: [...imported('Mã ngành hàng', 'Tên ngành hàng'), noteImport],
  start: [{ code: 'CHUNG', name: 'Chung' }],
})
