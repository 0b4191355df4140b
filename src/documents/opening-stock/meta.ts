import { usualPages, type DocumentMeta } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta: DocumentMeta = {
  name: 'openingStock',
  right: 'ProductBegin',
  label: 'openingStock',
  listTitle: 'openingStock.list',
  lifecycle: posting,
  prefixes: ['TDK'],
  wire: { module: 'ProductBegin' },
  screen: {
    area: 'stock',
    order: 80,
    base: '/stock/productbegin',
    ...usualPages,
    import: true,
  },
}
