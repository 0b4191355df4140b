import { plainMeta } from '../_shared/plain-meta.ts'

export const meta = plainMeta({
  name: 'position',
  right: 'Employee',
  module: 'ApiListPosition',
  order: 77,
  base: '/category/another/position',
})
