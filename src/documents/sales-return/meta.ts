import type { DocumentMeta } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta: DocumentMeta = {
  name: 'salesReturn',
  right: 'ImportReturn',
  label: 'salesReturn',
  listTitle: 'salesReturn.list',
  lifecycle: posting,
  prefixes: ['TH'],
  wire: { module: 'ImportReturn' },
  screen: {
    area: 'sales',
    icon: 'undo',
    order: 40,
    base: '/sales/importreturn',
    list: 'data/list',
    grid: 'data/grid',
    create: 'create',
    detail: 'detail/:id',
    quickCreate: 'sales',
  },
  makeLabel: 'make.salesReturn',
  sources: [{ of: 'salesBill', nothing: 'nothingReturnable' }],
  trade: { side: 'sales', as: 'goodsBack' },
}
