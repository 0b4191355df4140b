import type { ListMeta } from '#model/list.ts'

export const meta: ListMeta = {
  name: 'store',
  right: 'Store',
  label: 'store',
  listTitle: 'store.list',
  wire: {
    module: 'ApiListStore',
    list: 'getList',
    lookups: ['getList', 'getListDes'],
    calls: { 'ListForReport/StoreForReport': { all: true } },
  },
  screen: { area: 'category', order: 50, bases: ['/category/store'] },
}
