import { toNumber, type Decimal } from '#kernel/decimal.ts'
import { labelAction } from '#web/list/actions/label-action.ts'
import type { OwnAction } from '#web/list/actions/own-action.ts'

interface Line {
  product: string | null
  productCode: string | null
  productName: string | null
  baseQuantity: Decimal | null
}

/** A label for each piece that came in, in the base unit, whose price it says. */
export const actions: readonly OwnAction[] = [
  labelAction(['view'], ({ lines }) =>
    (lines as readonly Line[]).flatMap(({ product, productCode, productName, baseQuantity }) =>
      product
        ? [
            {
              id: product,
              code: productCode ?? '',
              name: productName ?? '',
              quantity: baseQuantity ? toNumber(baseQuantity) : 1,
            },
          ]
        : [],
    ),
  ),
]
