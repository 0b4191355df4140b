import { documentMeta, salesPages } from '#model/document.ts'
import { posting } from '#model/state.ts'

export const meta = documentMeta({
  name: 'salesReturn',
  right: 'ImportReturn',
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
})
