/** What an order or a bill takes over from a quote: its head and all of its lines (contract documents §6). */
import { takenOver } from '#model/becomes.ts'
import type { Shape, Values } from '#model/field.ts'

interface Discounted {
  discountPercent: unknown
  discountAmount: unknown
}
interface Quote extends Discounted {
  lines: readonly (Readonly<Record<string, unknown>> & Discounted)[]
}
type Shapes<T extends Shape> = Readonly<{ from: Shape; to: T }>

/** A percentage beside a typed amount was not what was agreed; shares of amounts follow from what is taken. */
export const agreedPercent = <P>({
  discountPercent,
  discountAmount,
}: {
  discountPercent: P
  discountAmount: unknown
}) => (discountAmount === null ? { discountPercent } : { discountPercent: null })

/** The fields of the head that both have. */
export const quotedHead = <T extends Shape>({ from, to }: Shapes<T>, quote: Quote): Partial<Values<T['fields']>> => ({
  ...takenOver('follower', { from: from.fields, to: to.fields as T['fields'] }, { ...quote }),
  ...agreedPercent(quote),
})

/** All lines at the prices offered: how much of a quote others have taken is not counted. */
export const quotedLines = <T extends Shape>(
  { from, to }: Shapes<T>,
  { lines }: Quote,
): Partial<Values<T['lines']>>[] =>
  lines.map((line) => ({
    ...takenOver('follower', { from: from.lines, to: to.lines as T['lines'] }, line),
    ...agreedPercent(line),
  }))
