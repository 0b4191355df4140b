import { plainMeta } from '../_shared/plain-meta.ts'

export const meta = plainMeta({
  name: 'otherImportMethod',
  right: 'Category',
  module: 'ApiListPaymentImport',
  order: 71,
  base: '/category/another/otherimport',
})
