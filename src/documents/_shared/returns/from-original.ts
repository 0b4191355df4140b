/** What a return takes over from the bill or receipt whose goods go back (contract documents §6, amendments). */
import { id } from '#kernel/brand.ts'
import { zero, type Decimal } from '#kernel/decimal.ts'
import { takenOver } from '#model/becomes.ts'
import { leftFor } from '#model/left.ts'
import type { MakingContext } from '#model/document.ts'
import type { OriginalPayment, Shape, Values } from '#model/field.ts'

interface OriginalLine {
  lineId: string
}
interface Original {
  lines: readonly OriginalLine[]
}
type Shapes<T extends Shape> = Readonly<{ from: Shape; to: T }>

/** The fields of the head that both have. */
export const returnedHead = <T extends Shape>(
  { from, to }: Shapes<T>,
  original: Original,
): Partial<Values<T['fields']>> =>
  takenOver('returned', { from: from.fields, to: to.fields as T['fields'] }, { ...original })

interface PaidOriginal {
  id: string
  paid: Decimal | null
  paymentMethod: number | null
  fund: string | null
}
/** What was paid with the original goes back as it came; null where nothing was. */
export const paidBefore = (
  { id: of, paid, paymentMethod, fund }: PaidOriginal,
  { open }: Pick<MakingContext, 'open'>,
): OriginalPayment | null =>
  (paid ?? zero) > zero ? { paid, open: open.get(of) ?? zero, method: paymentMethod, fund } : null

/** Every line that can still go back, with quantity 0 unless `all` is set. */
export const returnedLines = <T extends Shape>(
  { from, to }: Shapes<T>,
  { lines }: Original,
  { remaining, all }: MakingContext,
) =>
  lines.flatMap((line) => {
    const left = remaining.get(line.lineId)
    return left && left.base > 0n && left.inUnit !== zero
      ? [
          {
            ...takenOver('returned', { from: from.lines, to: to.lines as T['lines'] }, { ...line }),
            quantity: all ? (leftFor(left, left) ?? zero) : zero,
            sourceLine: id<'line'>(line.lineId),
          },
        ]
      : []
  })
