/** Fields shared by returns of customers and to suppliers (contract documents §15, §18). */
import { integer, price, vat } from '#model/field.ts'
import { left, own } from '../orders/becomes.ts'
import { goodsLine, lineCost, lineNote, money, moneyLine, object, quantity, sourceLine, text } from '../fields.ts'
import { leftFields } from '../rest-of-line.ts'
import { offsetFlags } from '../settlements/offset-fields.ts'

export const reasonField = { reason: text({ label: 'field.returnReason', becomes: own }) }

/** How its original was paid at once; nothing of it is stored. */
export const originalPaid = {
  originalPaid: object({
    paid: money({ label: 'field.originalPaid' }),
    open: money({ label: 'field.remaining' }),
    method: integer({ label: 'field.originalMethod' }),
    fund: text({ label: 'field.fund' }),
  })({ label: 'field.originalPaid', fact: true, place: 'hidden' }),
}

/** What of the returned value neither settled the original nor was paid back. */
export const returnedCredit = {
  creditLeft: money({ label: 'field.returnCreditLeft', fact: true, place: 'hidden' }),
  ...offsetFlags,
}

/** Data of the original line that the rules need; filled in by the server before compute. */
const origin = object({
  product: text({ label: 'field.product' }),
  quantity: quantity({ label: 'field.baseQuantity' }),
  ...leftFields,
  /** As it was sold or bought, and as much of it came back before, in its unit; empty if units were mixed. */
  ordered: quantity({ label: 'field.quantity' }),
  earlierInUnit: quantity({ label: 'field.returned' }),
  taxable: money({ label: 'field.taxable' }),
  lineVat: money({ label: 'field.lineVat' }),
  unitPrice: price({ label: 'field.unitPrice' }),
  /** Returned by earlier returns of the same line. */
  earlierQuantity: quantity({ label: 'field.returned' }),
  earlierTaxable: money({ label: 'field.returned' }),
  earlierVat: money({ label: 'field.returned' }),
  /** The line as it was saved; empty if it is new. */
  savedQuantity: quantity({ label: 'field.baseQuantity' }),
  savedGross: money({ label: 'field.gross' }),
  savedRate: vat({ label: 'field.vatRate' }),
  savedAmount: money({ label: 'field.lineAmount' }),
  savedVat: money({ label: 'field.lineVat' }),
})({ label: 'field.sourceLine', fact: true, place: 'hidden' })

export const returnedLine = {
  ...goodsLine,
  // 0 means that nothing of the original line is returned.
  quantity: quantity({ label: 'field.quantity', wire: 'Qty', required: true, becomes: left, role: 'quantity' }),
  returnable: quantity({ label: 'field.returnable', fact: true }),
  ...moneyLine,
  // Parts of a rounded amount may be a little more than the price.
  discount: { ...moneyLine.discount, sign: 'any' as const },
  ...lineNote,
  ...sourceLine,
  ...lineCost,
  origin,
}
