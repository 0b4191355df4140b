import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'priceLevel',
  right: 'PriceSetting',
  wire: { module: 'ApiListPriceLevel', list: 'getList', lookups: ['getList'] },
  screen: {
    area: 'system',
    order: 10,
    bases: ['/system/settingprice/pricelevel'],
    import: true,
    updates: true,
  },
})
