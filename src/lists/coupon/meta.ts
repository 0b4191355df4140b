import type { ListMeta } from '#model/list.ts'

export const meta: ListMeta = {
  name: 'coupon',
  right: 'PriceSetting',
  label: 'coupon',
  listTitle: 'coupon.list',
  wire: { module: 'ApiListCoupon', list: 'getList', lookups: ['getList'] },
  screen: { area: 'system', order: 71, bases: ['/system/settingprice/coupon'], import: true },
}
