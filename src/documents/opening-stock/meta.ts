import { documentMeta, usualPages } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta = documentMeta({
  name: 'openingStock',
  right: 'ProductBegin',
  lifecycle: posting,
  opensStock: true,
  prefixes: ['TDK'],
  wire: { module: 'ProductBegin' },
  screen: {
    area: 'stock',
    order: 80,
    base: '/stock/productbegin',
    ...usualPages,
    import: true,
  },
})
