import { otherMethodMeta } from '../_shared/other-method-meta.ts'

export const meta = otherMethodMeta('otherIncome', {
  module: 'ApiListOtherIncome',
  order: 74,
  base: '/category/another/otherincome',
})
