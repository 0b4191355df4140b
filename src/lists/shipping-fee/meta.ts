import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'shippingFee',
  right: 'Carrier',
  wire: { module: 'ApiListShippingFee', list: 'getList', lookups: ['getList'] },
  screen: { area: 'system', order: 82, bases: ['/system/shippingcost'], import: true },
})
