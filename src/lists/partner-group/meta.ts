import type { ListMeta } from '#model/list.ts'

export const meta: ListMeta = {
  name: 'partnerGroup',
  right: 'Customer',
  label: 'partnerGroup',
  listTitle: 'partnerGroup.list',
  wire: {
    module: 'ApiListObjectGroups',
    list: 'getList',
    lookups: ['getListMore', 'getList'],
    calls: { 'ListForReport/GroupObjectForReport': { all: true } },
  },
  screen: { area: 'category', order: 20, bases: ['/category/objectgroup'] },
}
