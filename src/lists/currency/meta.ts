import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'currency',
  right: 'Category',
  wire: { module: 'ApiListCurrency', list: 'getList', lookups: ['getList'] },
  screen: { area: 'category', order: 60, bases: ['/category/currencyandcard/currency'] },
})
