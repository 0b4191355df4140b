import { usualPages, type DocumentMeta } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta: DocumentMeta = {
  name: 'stockCount',
  right: 'CheckStore',
  label: 'stockCount',
  listTitle: 'stockCount.list',
  lifecycle: posting,
  prefixes: ['KK'],
  wire: { module: 'CheckStore' },
  screen: {
    area: 'stock',
    order: 70,
    base: '/stock/checkstore',
    ...usualPages,
    create: 'detail/0',
    quickCreate: 'stock',
  },
}
