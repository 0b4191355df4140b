import type { FormLayout } from '#model/form.ts'
import { goodsColumns } from '../_shared/layout.ts'
import type { shape } from './shape.ts'

export const form: FormLayout<typeof shape> = {
  main: ['store', 'date', 'number', 'toStore', 'description', 'employee', 'transporter'],
  more: ['attachments'],
  amounts: [],
  totals: { totalQuantity: 'main' },
  lines: { family: 'moved', columns: { ...goodsColumns, note: 'shown' } },
}
