import { ref } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { countColumn, imported, noteImport } from '../_shared/goods-groups.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from '../_shared/parts.ts'
import { meta } from './meta.ts'

/** Nhóm hàng. */
export const productGroup = defineList({
  ...meta,
  table: 'product_group',
  fields: { branch: ref('productBranch')({ label: 'productGroup.branch', wire: 'Branch_ID', required: true }) },
  columns: [
    codeColumn,
    nameColumn,
    {
      key: 'branchName',
      kind: 'text',
      label: 'productGroup.branch',
      from: { ref: 'branch', column: 'name' },
      width: 180,
    },
    countColumn('productCount', 'productGroup.productCount'),
    noteColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name'] },
  filters: { Branch_ID: { field: 'branch', of: 'productBranch', label: 'productGroup.branch' } },
  bulk: ['branch', 'active'],
  facts: { productCount: { kind: 'integer' } },
  lookup: { note: 'branch.name', group: 'branch', order: 'code', short: true },
  byName: { parent: 'branch' },
  imports: [
    ...imported('Mã nhóm hàng', 'Tên nhóm hàng'),
    { heading: 'Mã ngành hàng', field: 'branch', codeOf: 'productBranch', required: true, sample: 'CHUNG' },
    noteImport,
  ],
  start: [{ code: 'CHUNG', name: 'Chung', branch: 'CHUNG' }],
})
