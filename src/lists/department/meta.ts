import { plainMeta } from '../_shared/plain-meta.ts'

export const meta = plainMeta({
  name: 'department',
  right: 'Employee',
  module: 'ApiListDepartment',
  order: 76,
  base: '/category/another/department',
})
