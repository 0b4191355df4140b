import { plainMeta } from '../_shared/plain-meta.ts'

export const meta = plainMeta({
  name: 'contactType',
  right: 'Category',
  module: 'ApiListContactType',
  order: 75,
  base: '/category/another/contacttype',
})
