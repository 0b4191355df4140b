/**
 * Discounts that were agreed for a quantity, of which a document takes a part (contract amendments). A line that takes q
 * after others took p of Q has r(amount × (p + q) ÷ Q) − r(amount × p ÷ Q), whatever the others in fact gave: so the
 * last one has the rest, and deleting or editing one changes no other. Form and save run the same code.
 */
import { sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { finePart, inFine, shareOf } from '#kernel/share.ts'
import { records, type Values } from '#model/field.ts'
import { money, object, quantity, text } from '../fields.ts'
import { leftFields } from '../rest-of-line.ts'

/** What the rules know of the agreed line that a line takes from; filled in by the server. */
export const agreedLine = {
  agreement: object({
    document: text({ label: 'field.sourceLine' }),
    ...leftFields,
    product: text({ label: 'field.product' }),
    quantity: quantity({ label: 'field.baseQuantity' }),
    discount: money({ label: 'field.discount' }),
    lineAmount: money({ label: 'field.lineAmount' }),
    /** Taken by followers before this one. */
    earlierQuantity: quantity({ label: 'field.baseQuantity' }),
    /** The line as it was saved, if its discount was worked out; empty if it is new. */
    savedQuantity: quantity({ label: 'field.baseQuantity' }),
    savedDiscount: money({ label: 'field.discount' }),
  })({ label: 'field.sourceLine', fact: true, place: 'hidden' }),
}
/** What the rules know of the documents where it was agreed; filled in by the server. */
export const agreedHead = {
  agreed: object({
    list: records({
      document: text({ label: 'field.number' }),
      discount: money({ label: 'field.orderDiscount' }),
      whole: money({ label: 'field.goodsAmount' }),
      /** The part of its goods that followers took before this one, in fine units (`kernel/share.ts`). */
      earlier: text({ label: 'field.goodsAmount' }),
    })({ label: 'field.orderDiscount' }),
    /** The document as it was saved, if its discount was worked out. */
    savedGoods: money({ label: 'field.goodsAmount' }),
    savedDiscount: money({ label: 'field.orderDiscount' }),
  })({ label: 'field.orderDiscount', fact: true, place: 'hidden' }),
}

type Agreement = NonNullable<Values<typeof agreedLine>['agreement']>
type Agreed = NonNullable<Values<typeof agreedHead>['agreed']>

interface Line {
  product: string | null
  baseQuantity: Decimal | null
  discountPercent: Decimal | null
  discountAmount: Decimal | null
  agreement?: Agreement | null
}
interface Document {
  discountPercent: Decimal | null
  discountAmount: Decimal | null
  agreed?: Agreed | null
}

/** A form may have chosen other goods for the line since. */
const agreementOf = ({ agreement, product }: Line): Agreement | null =>
  agreement && agreement.product === product ? agreement : null

/** What was worked out when the document was saved stays, whatever others took since. */
const isSaved = (typed: Decimal | null, saved: Decimal | null): boolean =>
  saved !== null && (typed === null || typed === saved)

/**
 * For the lines of one document, in their order: the discount that falls to a line, if nobody typed one or a
 * percentage; null for lines of no agreement.
 */
export const lineShares = (decimals: number): ((line: Line) => Decimal | null) => {
  const here = new Map<string | null, bigint>()
  return (line) => {
    const { baseQuantity, discountPercent, discountAmount } = line
    const origin = agreementOf(line)
    if (!origin?.quantity) return null
    const before = here.get(origin.line) ?? 0n
    const own = baseQuantity ?? zero
    here.set(origin.line, before + own)
    if (discountPercent !== null) return null
    const earlier = (origin.earlierQuantity ?? zero) + before
    const shareFor = (taken: bigint) =>
      shareOf(origin.discount ?? zero, { earlier, own: taken, whole: origin.quantity! }, decimals)
    const { savedQuantity, savedDiscount } = origin
    if (savedQuantity === own && isSaved(discountAmount, savedDiscount)) return savedDiscount
    return shareFor(own)
  }
}

/** The part of the agreed documents' own discounts that falls to the goods of a document; null if there is none. */
export const headShare = (
  { agreed, discountPercent, discountAmount }: Document,
  { lines, goodsAmount }: { lines: readonly Line[]; goodsAmount: Decimal },
  decimals: number,
): Decimal | null => {
  if (!agreed || discountPercent !== null) return null
  if (agreed.savedGoods === goodsAmount && isSaved(discountAmount, agreed.savedDiscount)) return agreed.savedDiscount
  const taken = Map.groupBy(
    lines.flatMap((line) => {
      const origin = agreementOf(line)
      return origin ? [{ origin, baseQuantity: line.baseQuantity }] : []
    }),
    ({ origin }) => origin.document,
  )
  return sumOf(agreed.list ?? [], ({ document, discount, whole, earlier }) => {
    const own = (taken.get(document) ?? []).reduce(
      (sum, { origin, baseQuantity }) =>
        sum + finePart(origin.lineAmount ?? zero, baseQuantity ?? zero, origin.quantity ?? zero),
      0n,
    )
    return shareOf(discount ?? zero, { earlier: BigInt(earlier ?? '0'), own, whole: inFine(whole ?? zero) }, decimals)
  })
}
