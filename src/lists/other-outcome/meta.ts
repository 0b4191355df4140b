import { otherMethodMeta } from '../_shared/other-method-meta.ts'

export const meta = otherMethodMeta('otherOutcome', {
  module: 'ApiListOtherOutcome',
  icon: 'circle-minus',
  order: 73,
  base: '/category/another/otherexpense',
})
