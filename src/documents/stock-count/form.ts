import type { FormLayout } from '#model/form.ts'
import type { shape } from './shape.ts'

export const form: FormLayout<typeof shape> = {
  main: ['store', 'date', 'number', 'employee', 'description', 'blind'],
  more: ['attachments'],
  amounts: [],
  totals: { surplusQuantity: 'shown', shortageQuantity: 'main', stockChange: 'shown' },
  lines: {
    family: 'counted',
    columns: {
      product: 'shown',
      productName: 'wide',
      unitName: { width: 78 },
      bookQuantity: 'shown',
      quantity: 'shown',
      difference: 'shown',
      cost: 'shown',
      note: 'shown',
    },
    amount: 'cost',
  },
}
