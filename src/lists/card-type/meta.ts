import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'cardType',
  right: 'Category',
  wire: { module: 'ApiListTypeCard', list: 'getList', lookups: ['getList'] },
  screen: { area: 'category', order: 61, bases: ['/category/currencyandcard/cardtype'] },
})
