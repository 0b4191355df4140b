import type { ListMeta } from '#model/list.ts'

export const meta: ListMeta = {
  name: 'cardType',
  right: 'Category',
  label: 'cardType',
  listTitle: 'cardType.list',
  wire: { module: 'ApiListTypeCard', list: 'getList', lookups: ['getList'] },
  screen: { area: 'category', order: 61, bases: ['/category/currencyandcard/cardtype'] },
}
