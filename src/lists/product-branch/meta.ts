import type { ListMeta } from '#model/list.ts'

export const meta: ListMeta = {
  name: 'productBranch',
  right: 'Product',
  open: true,
  label: 'productBranch',
  listTitle: 'productBranch.list',
  wire: {
    module: 'ApiListBranchProduct',
    list: 'getList',
    lookups: ['getList'],
    calls: { 'ListForReport/BranchProductForReport': { all: true } },
  },
  screen: { area: 'stock', order: 30, bases: ['/stock/groupdepartment/department'], import: true },
}
