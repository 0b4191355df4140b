import type { BookMeta } from '#model/book.ts'

export const meta: BookMeta = {
  name: 'codParcels',
  module: 'COD',
  right: 'COD',
  label: 'function.COD',
  area: 'shipping',
  order: 30,
  path: '/shipping/manageCOD/data/list',
  grid: '/shipping/manageCOD/data/grid',
}
