/** The fields of a line that a pasted column can fill. */
import type { LineColumn } from '../draft/layout.ts'
import type { FormModel } from '../draft/store/model.ts'
import { isCellEditable } from '../draft/store/model.ts'
import { GOODS, type Target } from './columns.ts'

const kindOf = ({ goods }: FormModel, { name, limitedBy, field }: LineColumn): Target['kind'] => {
  if (limitedBy) return 'unit'
  if (name === goods?.quantity) return 'quantity'
  if (name === goods?.price) return 'price'
  if (name === goods?.percent) return 'percent'
  if (name === goods?.amount) return 'amount'
  if (field.role === 'note') return 'note'
  return field.kind === 'vat' ? 'vat' : 'other'
}

/** Goods and units are pasted as text; other references cannot be. */
const isTypeable = (model: FormModel, column: LineColumn) =>
  isCellEditable(model, column) && (column.field.kind !== 'ref' || column.limitedBy !== undefined)

export const targetsOf = (model: FormModel, label: (key: string) => string): Target[] =>
  model.columns.flatMap((column): Target[] => {
    const isGoods = column.name === model.goods?.product
    if (!isGoods && !isTypeable(model, column)) return []
    const imported = (model.definition.imports ?? []).filter((one) => one.in === 'line' && one.field === column.name)
    return [
      {
        role: isGoods ? GOODS : column.name,
        kind: isGoods ? 'goods' : kindOf(model, column),
        label: label(column.label),
        also: imported.map(({ heading }) => heading),
      },
    ]
  })
