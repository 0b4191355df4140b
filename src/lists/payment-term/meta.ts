import type { ListMeta } from '#model/list.ts'

export const meta: ListMeta = {
  name: 'paymentTerm',
  right: 'Category',
  label: 'paymentTerm',
  listTitle: 'paymentTerm.list',
  wire: { module: 'ApiListPaymentTerm', list: 'getList', lookups: ['getList'] },
  screen: { area: 'category', order: 70, bases: ['/category/another/paymentterm'] },
}
