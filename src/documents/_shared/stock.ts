/** What documents that move goods share. */
import type { Id } from '#kernel/brand.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { RuleContext } from '#model/document.ts'

/** Services are sold but never move (contract documents §7.1). */
export const isTracked = (
  line: { product: Id<'product'>; baseQuantity: Decimal | null },
  { refs }: RuleContext,
): boolean => refs.get('product', line.product)?.['trackStock'] !== false && (line.baseQuantity ?? 0n) !== 0n
