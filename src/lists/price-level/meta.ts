import type { ListMeta } from '#model/list.ts'

export const meta: ListMeta = {
  name: 'priceLevel',
  right: 'PriceSetting',
  label: 'priceLevel',
  listTitle: 'priceLevel.list',
  wire: { module: 'ApiListPriceLevel', list: 'getList', lookups: ['getList'] },
  screen: {
    area: 'system',
    order: 10,
    bases: ['/system/settingprice/pricelevel'],
    import: true,
    updates: true,
  },
}
