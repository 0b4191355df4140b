import { otherMethodMeta } from '../_shared/other-method-meta.ts'

export const meta = otherMethodMeta('otherOutcome', {
  module: 'ApiListOtherOutcome',
  order: 73,
  base: '/category/another/otherexpense',
})
