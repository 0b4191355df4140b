import type { ListMeta } from '#model/list.ts'

export const meta: ListMeta = {
  name: 'unit',
  right: 'Category',
  label: 'unit',
  listTitle: 'unit.list',
  wire: { module: 'ApiListUnit', list: 'getList', lookups: ['getList'] },
  screen: { area: 'category', order: 79, bases: ['/category/another/unit'] },
}
