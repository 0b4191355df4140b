import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'contact',
  right: 'Customer',
  withoutCode: true,
  wire: { module: 'ApiListContact', list: 'getlist', lookups: ['getListShort'] },
  screen: { area: 'category', order: 30, bases: ['/category/contact'] },
})
