import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'employee',
  right: 'Employee',
  wire: { module: 'ApiListEmployee', list: 'getlist', lookups: ['getListShort'] },
  screen: { area: 'category', order: 40, bases: ['/category/employee'] },
})
