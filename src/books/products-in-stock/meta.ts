import type { BookMeta } from '#model/book.ts'

export const meta: BookMeta = {
  name: 'productsInStock',
  module: 'ProductInStock',
  right: 'ProductInStock',
  label: 'function.ProductInStock',
  area: 'stock',
  order: 40,
  path: '/stock/productinstock/list',
  grid: '/stock/productinstock/grid',
}
