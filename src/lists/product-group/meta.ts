import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'productGroup',
  right: 'Product',
  open: true,
  wire: {
    module: 'ListProductGroup',
    list: 'getList',
    lookups: ['getList'],
    calls: { 'ListForReport/GroupProductForReport': { all: true } },
  },
  screen: {
    area: 'stock',
    order: 20,
    bases: ['/stock/groupdepartment/group'],
    import: true,
    quickCreate: 'category',
    quickLists: { '/stock/groupdepartment/group': { group: 'stock', order: 0, free: true } },
  },
})
