/** A transfer of the goods of a bill or receipt: its lines, from its store (contract documents §6). */
import { id, type Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { Draft, Making } from '#model/document.ts'
import { blank } from '../_shared/blank.ts'
import { madeOn } from '../_shared/made-on.ts'
import { shape } from './shape.ts'

interface Goods {
  product: Id<'product'>
  productName: string | null
  unit: Id<'unit'>
  quantity: Decimal
  note: string | null
}
interface Holding {
  date: Day
  store: string
  employee: string | null
  lines: readonly Goods[]
}

export const fromGoods = (source: Holding, context: Making): Draft<typeof shape> => {
  const { store, employee, lines } = source
  return {
    ...blank(shape, madeOn(source, context)),
    store: id<'store'>(store),
    employee: employee === null ? null : id<'employee'>(employee),
    lines: lines.map(({ product, productName, unit, quantity, note }) => ({
      ...blank.line(shape),
      product,
      productName,
      unit,
      quantity,
      note,
    })),
  }
}
