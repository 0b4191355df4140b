/** Lines of goods that enter a store at a unit cost somebody typed: opening stock and other stock-in. */
import { multiply, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { goodsLine, lineAmountField, lineNote, money, movedTotals, unitPriceField } from '../fields.ts'
import { checkUnit, withUnit, type UnitedLine } from '../prices/priced-lines.ts'
import { checkTracked, checkUnitCost } from './stock.ts'

export const costedTotals = {
  totalQuantity: movedTotals.totalQuantity,
  goodsAmount: money({ label: 'field.goodsAmount', derived: true, cost: true }),
}
export const costedLine = {
  ...goodsLine,
  unitPrice: { ...unitPriceField.unitPrice, cost: true },
  lineAmount: { ...lineAmountField.lineAmount, cost: true },
  ...lineNote,
}

interface Line extends UnitedLine {
  lineId: string | null
  unitPrice: Decimal | null
  lineAmount: Decimal | null
}
interface Costed<L> {
  totalQuantity: Decimal | null
  goodsAmount: Decimal | null
  lines: L[]
}

export const computeCosted = <L extends Line, D extends Costed<L>>(draft: D, context: RuleContext): D => {
  const lines = draft.lines.map((line) => ({
    ...withUnit(line, context),
    lineAmount: multiply(line.quantity ?? zero, line.unitPrice ?? zero, context.baseDecimals),
  }))
  return {
    ...draft,
    lines,
    totalQuantity: sumOf(lines, (line) => line.baseQuantity),
    goodsAmount: sumOf(lines, (line) => line.lineAmount),
  }
}

export const checkCosted = ({ lines }: { lines: readonly Line[] }, context: RuleContext): Problem[] =>
  lines.flatMap((line, index) => [
    ...checkTracked(line, index, context),
    ...checkUnit(line, index, context),
    ...checkUnitCost(line, line.lineAmount, index),
  ])
