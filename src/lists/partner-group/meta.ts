import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'partnerGroup',
  right: 'Customer',
  wire: {
    module: 'ApiListObjectGroups',
    list: 'getList',
    lookups: ['getListMore', 'getList'],
    calls: { 'ListForReport/GroupObjectForReport': { all: true } },
  },
  screen: { area: 'category', order: 20, bases: ['/category/objectgroup'] },
})
