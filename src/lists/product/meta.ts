import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'product',
  right: 'Product',
  open: true,
  wire: {
    module: 'Product',
    list: 'getlist',
    lookups: ['getListShort'],
    calls: { 'ListForReport/ProductForReport': { all: true } },
  },
  screen: {
    area: 'stock',
    order: 10,
    bases: ['/sales/product', '/purchase/product', '/stock/product'],
    unlisted: ['/purchase/product'],
    import: true,
    quickCreate: 'category',
    searched: true,
    hub: true,
    quickLists: { '/stock/product': { group: 'stock', order: 1, free: true } },
  },
})
