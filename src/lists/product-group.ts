import { ref } from '#model/field.ts'
import { defineList, type ListImportColumn, type MasterColumn } from '#model/list.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from './_shared.ts'

const countColumn = (key: string, label: string): MasterColumn => ({
  key,
  kind: 'integer',
  label,
  from: 'fact',
  width: 120,
})
const imported = (code: string, name: string): ListImportColumn[] => [
  { heading: code, field: 'code', required: true, sample: 'NUOC' },
  { heading: name, field: 'name', required: true, sample: 'Nước giải khát' },
]
const noteImport: ListImportColumn = { heading: 'Ghi chú', field: 'note', sample: '' }

/** Ngành hàng. */
export const productBranch = defineList({
  name: 'productBranch',
  table: 'product_branch',
  fields: {},
  right: 'Product',
  open: true,
  label: 'productBranch',
  listTitle: 'productBranch.list',
  columns: [codeColumn, nameColumn, countColumn('groupCount', 'productBranch.groupCount'), noteColumn, activeColumn],
  sums: [],
  search: { texts: ['code', 'name'] },
  bulk: ['active'],
  facts: {
    groupCount: { sql: '(select count(*)::int from product_group g where g.branch_id = r.id)', kind: 'integer' },
  },
  lookup: { order: 'code', short: true },
  wire: {
    module: 'ApiListBranchProduct',
    list: 'getList',
    lookups: ['getList'],
    calls: { 'ListForReport/BranchProductForReport': { all: true } },
  },
  screen: { area: 'stock', icon: 'layers', order: 30, bases: ['/stock/groupdepartment/department'], import: true },
  imports: [...imported('Mã ngành hàng', 'Tên ngành hàng'), noteImport],
  start: [{ code: 'CHUNG', name: 'Chung' }],
})

/** Nhóm hàng. */
export const productGroup = defineList({
  name: 'productGroup',
  table: 'product_group',
  fields: { branch: ref('productBranch')({ label: 'productGroup.branch', wire: 'Branch_ID', required: true }) },
  right: 'Product',
  open: true,
  label: 'productGroup',
  listTitle: 'productGroup.list',
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
  facts: { productCount: { sql: '(select count(*)::int from product p where p.group_id = r.id)', kind: 'integer' } },
  lookup: { note: 'branch.name', group: 'branch', order: 'code', short: true },
  wire: {
    module: 'ListProductGroup',
    list: 'getList',
    lookups: ['getList'],
    calls: { 'ListForReport/GroupProductForReport': { all: true } },
  },
  screen: { area: 'stock', icon: 'folder', order: 20, bases: ['/stock/groupdepartment/group'], import: true },
  imports: [
    ...imported('Mã nhóm hàng', 'Tên nhóm hàng'),
    { heading: 'Mã ngành hàng', field: 'branch', codeOf: 'productBranch', required: true, sample: 'CHUNG' },
    noteImport,
  ],
})
