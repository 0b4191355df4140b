import type { ListMeta } from '#model/list.ts'

export const meta: ListMeta = {
  name: 'currency',
  right: 'Category',
  label: 'currency',
  listTitle: 'currency.list',
  wire: { module: 'ApiListCurrency', list: 'getList', lookups: ['getList'] },
  screen: { area: 'category', order: 60, bases: ['/category/currencyandcard/currency'] },
}
