import { absolute, one, sidesOf, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { adjustment, goods, rank, store, type Move } from '#model/move.ts'
import { checkUnit } from '../_shared/prices/priced-lines.ts'
import { checkTracked, repeatedGoods } from '../_shared/goods/stock.ts'
import type { shape } from './shape.ts'

/**
 * Returns the record with changed values, or the same object if nothing changed, so that callers can compare by
 * identity.
 */
const patched = <T extends object>(record: T, values: Partial<T>): T =>
  (Object.keys(values) as (keyof T)[]).every((name) => record[name] === values[name])
    ? record
    : { ...record, ...values }

type Count = Draft<typeof shape>
type Line = Count['lines'][number]

/** Null as long as one of the two quantities is unknown. */
export const differenceOf = ({ quantity, bookQuantity }: Pick<Line, 'quantity' | 'bookQuantity'>): Decimal | null =>
  quantity === null || bookQuantity === null ? null : subtract(quantity, bookQuantity)

export const compute = (count: Count, { refs }: RuleContext): Count => {
  // Unchanged lines are kept as the same objects, because a count may have thousands of lines and this runs on every
  // keystroke.
  const lines = count.lines.map((line) => {
    const product = refs.get('product', line.product)
    return patched(line, {
      unit: product?.unit ?? line.unit,
      unitName: product?.unitName ?? line.unitName ?? '',
      surplusPrice: product?.buyPrice ?? line.surplusPrice,
      difference: differenceOf(line),
    })
  })
  const [surplusQuantity, shortageQuantity] = sidesOf(lines, ({ difference }) => difference)
  return { ...count, blind: count.blind ?? false, lines, surplusQuantity, shortageQuantity }
}

export const check = (count: Count, context: RuleContext): Problem[] => {
  const again = repeatedGoods(count.lines)
  return count.lines.flatMap((line, index) => {
    const product = context.refs.get('product', line.product)
    const refused = (code: string) => problem(`lines.${index}.product`, code, { code: product?.code ?? '' })
    return [
      ...(product && again.has(index) ? [refused('productTwice')] : []),
      ...checkTracked(line, index, context),
      ...checkUnit({ ...line, factor: one, baseQuantity: line.quantity }, index, context),
    ]
  })
}

/**
 * The book quantity is the one found under lock by the save that posts; later documents do not change the difference.
 */
export const post = (count: SavedDocument<typeof shape>): Move[] =>
  count.lines.flatMap(({ product, difference, surplusPrice }, line) => {
    const what = { product, quantity: absolute(difference ?? zero), rank: rank.other, line }
    const here = store(count.store)
    if (!difference) return []
    return difference > 0n
      ? [goods(adjustment, here, { ...what, valuation: { by: 'surplus', fallback: surplusPrice ?? zero } })]
      : [goods(here, adjustment, { ...what, valuation: { by: 'average' } })]
  })
