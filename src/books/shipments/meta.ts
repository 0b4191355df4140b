import type { BookMeta } from '#model/book.ts'

export const meta: BookMeta = {
  name: 'shipments',
  module: 'Shipping',
  right: 'Shipping',
  label: 'shipments',
  area: 'shipping',
  order: 20,
  path: '/shipping/transportproduct/data/list',
  grid: '/shipping/transportproduct/data/grid',
  detail: { path: '/shipping/transportproduct/detail/:id', label: 'shipment' },
}
