import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'fund',
  right: 'Category',
  wire: {
    module: 'ApiListBank',
    list: 'getList',
    lookups: ['getList'],
    // The first lookup only returns bank accounts, but fields also need cash funds.
    whole: 'ApiListFund/getList',
    calls: { 'ApiListFund/getList': { filters: { kind: 'any' }, first: 'kindOrder' } },
  },
  screen: { area: 'category', order: 62, bases: ['/category/currencyandcard/bank'] },
})
