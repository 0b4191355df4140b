import { documentMeta } from '#model/document.ts'
import { following } from './lifecycle.ts'

/** Nobody creates it on a page: it comes of handing over a bill, and its list and page are those of a book. */
export const meta = documentMeta({
  name: 'shipment',
  right: 'Shipping',
  lifecycle: following,
  prefixes: ['VD'],
  wire: { module: 'Shipping' },
  screen: {
    area: 'shipping',
    order: 20,
    base: '/shipping/transportproduct',
    list: 'data/list',
    grid: 'data/grid',
    create: 'data/list',
    detail: 'detail/:id',
  },
})
