/** What a return takes over from the bill or receipt whose goods go back (contract documents §6, amendments). */
import { id } from '#kernel/brand.ts'
import { divide, zero, type Decimal } from '#kernel/decimal.ts'
import { takenOver } from '#model/becomes.ts'
import type { MakingContext } from '#model/document.ts'
import type { Shape, Values } from '#model/field.ts'

interface OriginalLine {
  lineId: string
  factor: Decimal | null
  baseQuantity: Decimal | null
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

/** Every line that can still go back, with quantity 0 unless `all` is set. */
export const returnedLines = <T extends Shape>(
  { from, to }: Shapes<T>,
  { lines }: Original,
  { remaining, all }: MakingContext,
) =>
  lines.flatMap((line) => {
    const left = remaining.get(line.lineId) ?? line.baseQuantity ?? zero
    return left > 0n
      ? [
          {
            ...takenOver('returned', { from: from.lines, to: to.lines as T['lines'] }, { ...line }),
            quantity: all ? divide(left, line.factor!, 4) : zero,
            sourceLine: id<'line'>(line.lineId),
          },
        ]
      : []
  })
