import type { FormLayout } from '#model/form.ts'
import { goodsColumns } from '../_shared/layout.ts'
import type { shape } from './shape.ts'

export const form: FormLayout<typeof shape> = {
  main: ['store', 'date', 'number', 'description'],
  more: ['attachments'],
  amounts: [],
  totals: { totalQuantity: 'shown', goodsAmount: 'main' },
  lines: {
    family: 'opening',
    columns: { ...goodsColumns, unitPrice: 'shown', lineAmount: 'shown', note: 'shown' },
    amount: 'lineAmount',
  },
}
