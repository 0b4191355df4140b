import type { ListMeta } from '#model/list.ts'

export const meta: ListMeta = {
  name: 'fund',
  right: 'Category',
  label: 'fund',
  listTitle: 'fund.list',
  wire: {
    module: 'ApiListBank',
    list: 'getList',
    lookups: ['getList'],
    // The first lookup only returns bank accounts, but fields also need cash funds.
    whole: 'ApiListFund/getList',
    calls: { 'ApiListFund/getList': { filters: { kind: 'any' }, first: 'kindOrder' } },
  },
  screen: { area: 'category', order: 62, bases: ['/category/currencyandcard/bank'] },
}
