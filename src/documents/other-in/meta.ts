import { documentMeta, usualPages } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta = documentMeta({
  name: 'otherIn',
  right: 'OtherImport',
  lifecycle: posting,
  prefixes: ['NK'],
  wire: { module: 'OtherImport' },
  screen: {
    area: 'stock',
    order: 55,
    base: '/stock/otherimport',
    ...usualPages,
    update: 'update/:id',
    quickCreate: 'stock',
  },
})
