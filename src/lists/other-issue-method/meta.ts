import { plainMeta } from '../_shared/plain-meta.ts'

export const meta = plainMeta({
  name: 'otherIssueMethod',
  right: 'Category',
  module: 'ApiListPaymentOrder',
  order: 72,
  base: '/category/another/otherissue',
})
