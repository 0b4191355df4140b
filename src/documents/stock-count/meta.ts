import type { DocumentMeta } from '#model/document.ts'
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
    icon: 'check',
    order: 70,
    base: '/stock/checkstore',
    list: 'list',
    grid: 'grid',
    create: 'detail/0',
    detail: 'detail/:id',
    quickCreate: 'stock',
  },
}
