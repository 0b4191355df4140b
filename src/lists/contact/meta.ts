import type { ListMeta } from '#model/list.ts'

export const meta: ListMeta = {
  name: 'contact',
  right: 'Customer',
  label: 'contact',
  listTitle: 'contact.list',
  withoutCode: true,
  wire: { module: 'ApiListContact', list: 'getlist', lookups: ['getListShort'] },
  screen: { area: 'category', order: 30, bases: ['/category/contact'] },
}
