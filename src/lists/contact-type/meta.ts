import { plainMeta } from '../_shared/plain-meta.ts'

export const meta = plainMeta({
  name: 'contactType',
  right: 'Category',
  module: 'ApiListContactType',
  icon: 'tag',
  order: 75,
  base: '/category/another/contacttype',
})
