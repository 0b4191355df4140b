import type { ListMeta } from '#model/list.ts'

export const meta: ListMeta = {
  name: 'employee',
  right: 'Employee',
  label: 'employee',
  listTitle: 'employee.list',
  wire: { module: 'ApiListEmployee', list: 'getlist', lookups: ['getListShort'] },
  screen: { area: 'category', order: 40, bases: ['/category/employee'] },
}
