import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'unit',
  right: 'Category',
  wire: { module: 'ApiListUnit', list: 'getList', lookups: ['getList'] },
  screen: { area: 'category', order: 79, bases: ['/category/another/unit'], quickCreate: 'category' },
})
