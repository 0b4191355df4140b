import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'productBranch',
  right: 'Product',
  open: true,
  wire: {
    module: 'ApiListBranchProduct',
    list: 'getList',
    lookups: ['getList'],
    calls: { 'ListForReport/BranchProductForReport': { all: true } },
  },
  screen: { area: 'stock', order: 30, bases: ['/stock/groupdepartment/department'], import: true },
})
