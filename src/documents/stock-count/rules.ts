import { absolute, larger, one, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Draft, RuleContext, SavedDocument } from '#model/document.ts'
import { adjustment, goods, rank, store, type Move } from '#model/move.ts'
import { checkUnit } from '../_shared/priced-lines.ts'
import type { shape } from './shape.ts'

type Count = Draft<typeof shape>
type Line = Count['lines'][number]

/** Null as long as one of the two is not known. */
const differenceOf = ({ quantity, bookQuantity }: Line): Decimal | null =>
  quantity === null || bookQuantity === null ? null : subtract(quantity, bookQuantity)

export const compute = (count: Count, { refs }: RuleContext): Count => {
  const lines = count.lines.map((line): Line => {
    const product = refs.get('product', line.product)
    const unit = product?.unit ?? line.unit
    const unitName = product?.unitName ?? line.unitName ?? ''
    const surplusPrice = product?.buyPrice ?? line.surplusPrice
    const difference = differenceOf(line)
    // Of thousands of lines all but one come out as they were: nobody makes them anew on every key.
    const isSame = line.unit === unit && line.unitName === unitName && line.surplusPrice === surplusPrice
    return isSame && line.difference === difference ? line : { ...line, unit, unitName, surplusPrice, difference }
  })
  return {
    ...count,
    blind: count.blind ?? false,
    lines,
    surplusQuantity: sumOf(lines, ({ difference }) => larger(difference ?? zero, zero)),
    shortageQuantity: sumOf(lines, ({ difference }) => larger(subtract(zero, difference ?? zero), zero)),
  }
}

export const check = (count: Count, context: RuleContext): Problem[] => {
  const seen = new Set<string | null>()
  return count.lines.flatMap((line, index) => {
    const product = context.refs.get('product', line.product)
    const at = `lines.${index}.product`
    const isTwice = product !== undefined && seen.has(line.product)
    seen.add(line.product)
    return [
      ...(isTwice ? [problem(at, 'productTwice', { code: product.code })] : []),
      ...(product?.trackStock === false ? [problem(at, 'notInStock', { code: product.code })] : []),
      ...checkUnit({ ...line, factor: one, baseQuantity: line.quantity }, index, context),
    ]
  })
}

/** The book quantity is what the save that posts found behind its locks: later documents do not change the difference. */
export const post = (count: SavedDocument<typeof shape>): Move[] =>
  count.lines.flatMap(({ product, difference, surplusPrice }, line) => {
    const what = { product, quantity: absolute(difference ?? zero), rank: rank.other, line }
    const here = store(count.store)
    if (!difference) return []
    return difference > 0n
      ? [goods(adjustment, here, { ...what, valuation: { by: 'surplus', fallback: surplusPrice ?? zero } })]
      : [goods(here, adjustment, { ...what, valuation: { by: 'average' } })]
  })
