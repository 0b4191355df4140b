import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'coupon',
  right: 'PriceSetting',
  wire: { module: 'ApiListCoupon', list: 'getList', lookups: ['getList'] },
  screen: { area: 'system', order: 71, bases: ['/system/settingprice/coupon'], import: true },
})
