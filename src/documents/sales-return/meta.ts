import { salesPages, type DocumentMeta } from '#model/document.ts'
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
    order: 40,
    base: '/sales/importreturn',
    ...salesPages,
    quickCreate: 'sales',
  },
  makeLabel: 'make.salesReturn',
  sources: [{ of: 'salesBill', nothing: 'nothingReturnable' }],
  trade: { side: 'sales', as: 'goodsBack' },
}
