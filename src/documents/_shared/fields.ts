/** Groups of fields that several documents include in their shapes (contract documents §2). */
import type { Id } from '#kernel/brand.ts'
import { addDays, type Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import {
  choice,
  day,
  factor,
  flag,
  integer,
  money,
  object,
  percent,
  price,
  quantity,
  ref,
  text,
  vat,
  type Field,
  type Pays,
} from '#model/field.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { partnersOf, type PartnerSide } from '#model/partner-side.ts'
import { agreed, byDay, charged, dated, kept, left, ofDay, once, perUnit, shared } from './orders/becomes.ts'
import { proposedVat } from './prices/proposed-vat.ts'

export const partnerFields = <L extends string>(label: L, side: PartnerSide, missing: string) => ({
  partner: ref('partner')({
    label,
    wire: 'Object_ID',
    required: true,
    missing,
    becomes: kept,
    narrow: partnersOf[side],
    party: side,
  }),
  partnerCode: text({
    label: `field.${side}Code`,
    wire: 'ObjID',
    fact: true,
    show: { ref: 'partner', column: 'code' },
    place: 'hidden',
  }),
  partnerName: text({
    label: `field.${side}Name`,
    wire: 'ObjName',
    becomes: kept,
    copies: { ref: 'partner', column: 'name' },
  }),
  address: text({
    label: 'field.address',
    max: 500,
    becomes: kept,
    copies: { ref: 'partner', column: 'printedAddress' },
  }),
  phone: text({ label: 'field.phone', max: 50, becomes: kept, copies: { ref: 'partner', column: 'phone1' } }),
  taxId: text({
    label: 'field.taxId',
    wire: 'MST',
    max: 50,
    becomes: kept,
    copies: { ref: 'partner', column: 'taxId' },
  }),
  contact: ref('contact')({ label: 'field.contact', wire: 'contactId', becomes: agreed }),
})

/** The name of the record that the field `of` refers to, for prints. */
export const shownName = <L extends string>(of: string, label: L) =>
  text({ label, fact: true, show: { ref: of, column: 'name' }, place: 'hidden' })

const storeName = text({
  label: 'field.store',
  wire: 'StoreName',
  fact: true,
  show: { ref: 'store', column: 'name' },
  place: 'hidden',
})
export const storeFields = {
  store: ref('store')({
    label: 'field.store',
    wire: 'Store_ID',
    required: true,
    missing: 'required.store',
    becomes: kept,
    mainStore: true,
  }),
  storeName,
}
export const optionalStoreFields = {
  store: ref('store')({ label: 'field.store', wire: 'Store_ID', becomes: kept, mainStore: true }),
  storeName,
}
export const employeeFields = {
  employee: ref('employee')({ label: 'field.employee', wire: 'employeeId', becomes: kept }),
}
export const currencyFields = {
  currency: ref('currency')({ label: 'field.currency', wire: 'currencyId', becomes: kept }),
  exchangeRate: price({
    label: 'field.exchangeRate',
    wire: 'ExRate',
    becomes: ofDay,
    sign: 'positive',
    inBase: true,
    isRate: true,
    copies: { ref: 'currency', column: 'exchangeRate' },
  }),
}

interface Due {
  date: Day | null
  partner: Id<'partner'> | null
  paymentTerm: Id<'paymentTerm'> | null
}

/**
 * The document date plus the days of the document's payment term, or else of the partner's (contract documents §8.2).
 */
const dueDateOf = ({ date, partner, paymentTerm }: Partial<Due>, { refs }: RuleContext): Day | null => {
  if (!date) return null
  const ofTerm = refs.get('paymentTerm', paymentTerm)?.days
  const ofPartner = refs.get('partner', partner)?.termDays
  return addDays(date, (paymentTerm ? ofTerm : ofPartner) ?? 0)
}

export const termFields = {
  paymentTerm: ref('paymentTerm')({
    label: 'field.paymentTerm',
    wire: 'paymentTermId',
    becomes: agreed,
    copies: { ref: 'partner', column: 'paymentTerm' },
  }),
  dueDate: day({
    label: 'field.dueDate',
    becomes: dated,
    proposed: { from: ['date', 'partner', 'paymentTerm'], value: dueDateOf },
  }),
}

export const cashPayment = 1
export const cardPayment = 3
export const paymentMethods = [
  { value: cashPayment, label: 'paymentMethod.cash', fundKind: 'cash' },
  { value: 2, label: 'paymentMethod.transfer', fundKind: 'bank' },
  { value: cardPayment, label: 'paymentMethod.card', fundKind: 'bank' },
] as const

/**
 * Ledger amounts by name and label: in the document's currency and, with `Base` appended to the name, in base
 * currency (contract amendments).
 */
export const ledgerMoney = <N extends string>(labels: Readonly<Record<N, string>>) =>
  Object.fromEntries(
    (Object.entries(labels) as [N, string][]).flatMap(([name, label]) => [
      [name, money({ label, fact: true, place: 'hidden' })],
      [`${name}Base`, money({ label, fact: true, place: 'hidden' })],
    ]),
  ) as Record<N | `${N}Base`, Field<Decimal, false>>

/**
 * Fields of an immediate payment. The slots of the document create and update the linked voucher for it. `way`: money
 * received or paid.
 */
export const paidFields = <L extends string>(
  label: L,
  way: 'in' | 'out',
  more: Pick<Pays, 'cash' | 'isLater' | 'back'> = {},
) => ({
  paid: money({ label, becomes: once, pays: { total: 'total', way, ...more } }),
  paymentMethod: choice()({
    label: way === 'in' ? 'field.incomeMethod' : 'field.outcomeMethod',
    wire: 'Method',
    becomes: once,
    choices: paymentMethods,
  }),
  fund: ref('fund')({ label: 'field.fund', wire: 'fundId', becomes: once, fundOf: 'paymentMethod' }),
})

export const totalFields = {
  goodsAmount: money({ label: 'field.goodsAmount', derived: true }),
  discountPercent: percent({
    label: 'field.orderDiscountPercent',
    wire: 'f_Discount',
    becomes: agreed,
    replaces: 'discountAmount',
  }),
  discountAmount: money({ label: 'field.orderDiscount', wire: 'm_Discount', becomes: shared }),
  discount: money({ label: 'field.orderDiscount', wire: 'm_Discount', derived: true, typedTwin: 'discountAmount' }),
  totalBeforeTax: money({ label: 'field.totalBeforeTax', wire: 'TotalNoneTax', derived: true }),
  totalVat: money({ label: 'field.totalVat', wire: 'm_VAT', derived: true }),
  total: money({ label: 'field.total', wire: 'TotalTax', derived: true }),
  totalInWords: text({ label: 'field.totalInWords', fact: true, place: 'hidden' }),
}

/** What bringing the goods costs, in the total. */
export const feeFields = <L extends string>(label: L) => ({ shippingFee: money({ label, becomes: charged }) })

export const goodsLine = {
  product: ref('product')({
    label: 'field.product',
    wire: 'Product_ID',
    required: true,
    missing: 'required.goods',
    becomes: kept,
    role: 'product',
  }),
  productCode: text({
    label: 'field.productCode',
    wire: 'ProductID',
    fact: true,
    show: { ref: 'product', column: 'code' },
  }),
  productName: text({
    label: 'field.productName',
    wire: 'ProductName',
    max: 500,
    becomes: kept,
    copies: { ref: 'product', column: 'name' },
  }),
  unit: ref('unit')({
    label: 'field.unit',
    wire: 'unitId',
    becomes: kept,
    copies: { ref: 'product', column: 'unit' },
    role: 'unit',
  }),
  unitName: text({ label: 'field.unit', wire: 'Unit', derived: true, place: 'hidden', sheet: true }),
  factor: factor({ label: 'field.factor', derived: true, place: 'hidden' }),
  quantity: quantity({
    label: 'field.quantity',
    wire: 'Qty',
    required: true,
    becomes: left,
    sign: 'positive',
    role: 'quantity',
  }),
  baseQuantity: quantity({ label: 'field.baseQuantity', wire: 'baseQty', derived: true, place: 'hidden' }),
}
export const lineNote = {
  note: text({ label: 'field.lineNote', wire: 'Note', max: 1000, becomes: agreed, role: 'note' }),
}
export const sourceLine = {
  sourceLine: ref('line')({
    label: 'field.sourceLine',
    wire: 'sourceLineId',
    fixed: true,
    place: 'hidden',
  }),
}
/** The order of a line that takes from another order than the head names. */
export const lineOrder = <const K extends string>(kind: K) => ({
  sourceDocument: ref(kind)({ label: kind, wire: 'sourceDocumentId', fixed: true, place: 'hidden' }),
})
export const unitPriceField = {
  unitPrice: price({ label: 'field.unitPrice', wire: 'Price', required: true, becomes: perUnit, role: 'price' }),
}
export const lineAmountField = { lineAmount: money({ label: 'field.lineAmount', wire: 'Total', derived: true }) }

export const moneyLine = {
  ...unitPriceField,
  discountPercent: percent({
    label: 'field.discountPercent',
    wire: 'f_Discount',
    becomes: agreed,
    replaces: 'discountAmount',
    role: 'percent',
  }),
  discountAmount: money({ label: 'field.discount', wire: 'm_Discount', becomes: shared, role: 'amount' }),
  discount: money({
    label: 'field.discount',
    wire: 'm_Discount',
    derived: true,
    typedTwin: 'discountAmount',
    place: 'hidden',
  }),
  gross: money({ label: 'field.gross', derived: true, place: 'hidden' }),
  ...lineAmountField,
  orderDiscountShare: money({ label: 'field.orderDiscountShare', derived: true, place: 'hidden' }),
  taxable: money({ label: 'field.taxable', derived: true, place: 'hidden' }),
  vatRate: vat({
    label: 'field.vatRate',
    wire: 'VAT',
    becomes: byDay,
    ofDay: (line, on, context) =>
      proposedVat(context.refs.get('product', line['product'] as string | null), on, context),
  }),
  lineVat: money({ label: 'field.lineVat', wire: 'VatAmount', derived: true, place: 'hidden', sheet: true }),
  lineTotal: money({ label: 'field.lineTotal', wire: 'TotalTax', derived: true }),
}
/** What a document says that only moves goods. */
export const movedTotals = {
  totalQuantity: quantity({ label: 'field.totalQuantity', wire: 'totalQty', derived: true }),
  cost: money({ label: 'field.stockValue', wire: 'totalCost', fact: true, cost: true, place: 'hidden' }),
}
export const lineCost = { cost: money({ label: 'field.cost', fact: true, cost: true, place: 'hidden' }) }

export { choice, day, flag, integer, money, object, price, quantity, ref, text }
