/** Makes an invoice from bills of one customer (contract documents §6, §27). */
import { id } from '#kernel/brand.ts'
import { add, decimal, divide, larger, multiply, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { isTaxId, normalTaxId } from '#kernel/tax-id.ts'
import type { Draft, MakingContext, SavedDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { shape as billShape } from '../sales-bill/shape.ts'
import { blank } from '../_shared/blank.ts'
import { shape } from './shape.ts'

export type Bill = SavedDocument<typeof billShape>
type Invoice = Draft<typeof shape>
type Line = Invoice['lines'][number]

/** The buyer as the bill was printed for him; what it does not say is that of his record. */
export const buyerOf = (bill: Bill, { refs }: Pick<RuleContext, 'refs'>) => {
  const partner = refs.get('partner', bill.partner)
  return {
    name: bill.partnerName ?? partner?.name ?? null,
    address: bill.address ?? partner?.printedAddress ?? null,
    taxId: normalTaxId(bill.taxId ?? partner?.taxId ?? '') || null,
  }
}

/** The address that is missing may be that of the buyer's last invoice, or be typed into the form. */
export const lacksAddress = (bill: Bill, context: Pick<RuleContext, 'refs'>): boolean => {
  const { address, taxId } = buyerOf(bill, context)
  return taxId !== null && !address
}

/** The first reason, but for a missing address, why no invoice can be made of the bill, in the order of the contract. */
export const billRefusal = (bill: Bill, context: Pick<RuleContext, 'refs'>): Problem | null => {
  const { taxId } = buyerOf(bill, context)
  if (taxId && !isTaxId(taxId)) return problem('', 'taxIdInvalid')
  if (bill.lines.some(({ vatRate }) => vatRate === null)) return problem('', 'lineNoVat')
  return subtract(bill.total ?? zero, bill.shippingFee ?? zero) > zero ? null : problem('', 'totalPositive')
}

/** The bills of one invoice have one customer, one currency and one rate. */
export const mergeRefusal = ([first, ...others]: readonly Bill[]): Problem | null => {
  if (others.some((one) => one.partner !== first!.partner)) return problem('', 'otherCustomers')
  const isOther = (one: Bill) => one.currency !== first!.currency || one.exchangeRate !== first!.exchangeRate
  return others.some(isOther) ? problem('', 'otherCurrency') : null
}

type Sold = Pick<
  Bill['lines'][number],
  | 'lineId'
  | 'product'
  | 'productName'
  | 'unit'
  | 'unitName'
  | 'quantity'
  | 'unitPrice'
  | 'discount'
  | 'orderDiscountShare'
  | 'vatRate'
  | 'note'
>
/** The share of the bill's discounts goes into the discount of the line, so that its amount is the taxable one. */
export const lineOf = (line: Sold): Line => {
  const discount = add(line.discount ?? zero, line.orderDiscountShare ?? zero)
  return {
    ...blank.line(shape),
    product: line.product,
    productName: line.productName,
    unit: line.unit,
    unitName: line.unitName,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discountAmount: discount === zero ? null : discount,
    vatRate: line.vatRate,
    note: line.note,
    sourceLine: id<'line'>(line.lineId),
  }
}

const FEE = 'Phí vận chuyển'

/** The fee as a line, at the highest rate of its bill; the customer's fee includes the tax (contract amendments). */
const feeLine = (bill: Bill, decimals: number): Line[] => {
  const fee = bill.shippingFee ?? zero
  if (fee <= zero) return []
  const rates = bill.lines.map(({ vatRate }) => vatRate ?? zero)
  const vatRate = rates.reduce((most, rate) => larger(most, rate), rates[0] ?? zero)
  const hundred = decimal(100)
  const taxed = add(hundred, larger(vatRate, zero))
  const amount: Decimal = divide(multiply(fee, hundred, decimals), taxed, decimals)
  return [
    {
      ...blank.line(shape),
      productName: FEE,
      quantity: decimal(1),
      unitPrice: amount,
      vatRate,
      typedVat: vatRate > zero ? subtract(fee, amount) : null,
    },
  ]
}

/** `context.all`: what the customers pay for bringing the goods is on the invoice, too. */
export const fromBills = (bills: readonly Bill[], context: MakingContext): Invoice | Problem[] => {
  const first = bills[0]!
  const refusal = bills.reduce<Problem | null>((found, bill) => found ?? billRefusal(bill, context), null)
  const refused = refusal ?? mergeRefusal(bills)
  if (refused) return [refused]
  const buyer = buyerOf(first, context)
  return {
    ...blank(shape, context.today),
    partner: first.partner,
    buyerName: buyer.name,
    taxId: buyer.taxId,
    buyerAddress: buyer.address,
    employee: first.employee,
    currency: first.currency,
    exchangeRate: first.exchangeRate,
    bills: bills.map((bill) => id<'salesBill'>(bill.id)),
    lines: bills.flatMap((bill) => [
      ...bill.lines.map(lineOf),
      ...(context.all ? feeLine(bill, context.decimals) : []),
    ]),
  }
}
