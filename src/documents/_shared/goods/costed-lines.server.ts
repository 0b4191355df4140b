import type { Id } from '#kernel/brand.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { loadRefs } from '#engine/record/refs.ts'
import { sightFor, type Scope } from '#engine/scope.ts'

interface Line {
  product: Id<'product'> | null
  unit: Id<'unit'> | null
  unitPrice: Decimal | null
}

/** Users without the right to see costs only enter quantities; new lines get the purchase price of their unit. */
export const withUnitCosts = async <L extends Line, D extends { lines: L[] }>(scope: Scope, draft: D): Promise<D> => {
  if (sightFor(scope).cost || draft.lines.every((line) => line.unitPrice !== null)) return draft
  const refs = await loadRefs(scope, new Map([['product', new Set(draft.lines.flatMap((line) => line.product ?? []))]]))
  const priceOf = ({ product, unit }: Line): Decimal => {
    const units = refs.get('product', product)?.units ?? []
    return (units.find((one) => one.unit === unit) ?? units[0])?.buyPrice ?? zero
  }
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, unitPrice: line.unitPrice ?? priceOf(line) })) }
}
