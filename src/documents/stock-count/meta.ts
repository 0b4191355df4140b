import { documentMeta, usualPages } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta = documentMeta({
  name: 'stockCount',
  right: 'CheckStore',
  lifecycle: posting,
  prefixes: ['KK'],
  wire: { module: 'CheckStore' },
  screen: {
    area: 'stock',
    order: 70,
    base: '/stock/checkstore',
    ...usualPages,
    create: 'detail/0',
  },
})
