/** What an order or a bill takes over from a quote: its head and all of its lines (contract documents §6). */
import { agreedHead, type AgreedHead } from './from-order.ts'

interface QuotedHead<P, S, E, C, T, N, D> extends AgreedHead<P, S, E, C, T, N> {
  discountPercent: D
  discountAmount: D
}
/** The fields of the head that both have. */
export const quotedHead = <P, S, E, C, T, N, D>(quote: QuotedHead<P, S, E, C, T, N, D>) => ({
  ...agreedHead(quote),
  discountPercent: quote.discountPercent,
  discountAmount: quote.discountAmount,
})

interface QuotedLine<P, U, Q, D> {
  product: P
  productName: string | null
  unit: U
  quantity: Q
  unitPrice: Q
  discountPercent: D
  discountAmount: D
  vatRate: D
  note: string | null
}
/** All lines at the prices offered: how much of a quote others have taken is not counted. */
export const quotedLines = <P, U, Q, D>({ lines }: { lines: readonly QuotedLine<P, U, Q, D>[] }) =>
  lines.map((line) => ({
    product: line.product,
    productName: line.productName,
    unit: line.unit,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discountPercent: line.discountPercent,
    discountAmount: line.discountAmount,
    vatRate: line.vatRate,
    note: line.note,
  }))
