/** Makes a document of the goods of bills or receipts: their lines, out of their store (contract documents §6). */
import { id, type Id } from '#kernel/brand.ts'
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, MakingContext } from '#model/document.ts'
import type { Shape } from '#model/field.ts'
import { blank } from '../blank.ts'
import { madeOn } from '../made-on.ts'

interface Goods {
  product: Id<'product'>
  productName: string | null
  unit: Id<'unit'> | null
  quantity: Decimal
  note: string | null
}
interface StoreGoods {
  date: Day
  store: string
  employee: string | null
  lines: readonly Goods[]
}

export const fromGoods =
  <S extends Shape>(shape: S) =>
  (sources: readonly StoreGoods[], context: MakingContext): Draft<S> | Problem[] => {
    const { store, employee } = sources[0]!
    if (sources.some((one) => one.store !== store)) return [problem('', 'storesDiffer')]
    const lines = sources.flatMap((one) => one.lines)
    return {
      ...blank(shape, madeOn(sources, context)),
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
