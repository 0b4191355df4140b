import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'store',
  right: 'Store',
  wire: {
    module: 'ApiListStore',
    list: 'getList',
    lookups: ['getList', 'getListDes'],
    calls: { 'ListForReport/StoreForReport': { all: true } },
  },
  screen: { area: 'category', order: 50, bases: ['/category/store'] },
})
