import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'paymentTerm',
  right: 'Category',
  wire: { module: 'ApiListPaymentTerm', list: 'getList', lookups: ['getList'] },
  screen: { area: 'category', order: 70, bases: ['/category/another/paymentterm'] },
})
