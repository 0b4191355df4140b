import { absolute, decimal, multiply, round, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { normalTaxId } from '#kernel/tax-id.ts'
import type { Draft } from '#model/document.ts'
import { seriesPattern } from '#model/invoice-series.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { checkUnit, computePriced, vatOf } from '../_shared/prices/priced-lines.ts'
import { bearsVat, isOfCashRegister } from './series.ts'
import { adjustingKind, originalKind, usualPayment, type shape } from './shape.ts'

type Invoice = Draft<typeof shape>
type Line = Invoice['lines'][number]

/** A line without goods has the unit that was chosen or typed. */
const withUnitName = (line: Line, { refs }: RuleContext): Line =>
  line.product || !line.unit ? line : { ...line, unitName: refs.get('unit', line.unit)?.name ?? line.unitName }

/** A typed VAT amount that equals the calculated one does not count as typed; nor does any where there is no VAT. */
const withoutIdleVat = (line: Line, { hasVat, decimals }: { hasVat: boolean; decimals: number }): Line =>
  line.typedVat !== null && (!hasVat || line.typedVat === vatOf(line.taxable ?? zero, line.vatRate, decimals))
    ? { ...line, typedVat: null }
    : line

/** An invoice has no discount of its own: that of its bill is in the discounts of its lines. */
const noDiscount = { goodsAmount: null, discountPercent: null, discountAmount: null, discount: null }

const amountsOf = (invoice: Invoice, context: RuleContext) => {
  const lines = invoice.lines.map((line) => withUnitName(line, context))
  const hasVat = bearsVat(invoice.invoiceTemplate)
  const typedVat = (line: Line) => (hasVat ? line.typedVat : zero)
  const priced = computePriced({ ...invoice, ...noDiscount, lines }, context, { typedVat })
  const idle = { hasVat, decimals: context.decimals }
  return { ...priced, lines: priced.lines.map((line) => withoutIdleVat(line, idle)) }
}

export const compute = (invoice: Invoice, context: RuleContext): Invoice => {
  const { lines, totalBeforeTax, totalVat, total } = amountsOf(invoice, context)
  const invoiceKind = invoice.invoiceKind ?? originalKind
  return {
    ...invoice,
    invoiceKind,
    // An adjusting invoice has no bills: it locks none.
    bills: invoiceKind === adjustingKind ? [] : (invoice.bills ?? []),
    original: invoiceKind === originalKind ? null : invoice.original,
    paymentMethodText: invoice.paymentMethodText ?? usualPayment,
    taxId: invoice.taxId ? normalTaxId(invoice.taxId) : invoice.taxId,
    lines,
    totalBeforeTax,
    totalVat,
    total,
  }
}

const isAdjusting = ({ invoiceKind }: Pick<Invoice, 'invoiceKind'>): boolean => invoiceKind === adjustingKind

/** C or K, the year, whose form it is, and two letters of one's own (contract documents §27). */

const checkSeries = ({ invoiceSeries: series, date, invoiceKind }: Invoice): Problem[] => {
  if (!series) return [problem('invoiceSeries', 'noSeries')]
  const [, year] = seriesPattern.exec(series) ?? []
  if (!year) return [problem('invoiceSeries', 'seriesInvalid', { series })]
  if (date && date.slice(2, 4) !== year) return [problem('invoiceSeries', 'seriesYear')]
  return isOfCashRegister(series) && isAdjusting({ invoiceKind })
    ? [problem('invoiceSeries', 'seriesKind', { series })]
    : []
}

const checkQuantity = ({ quantity }: Line, at: string, adjusts: boolean): Problem[] => {
  if (quantity === null || quantity > zero || (adjusts && quantity !== zero)) return []
  return [problem(at, adjusts ? 'quantityZero' : 'mustBePositive')]
}

/** A discount lies between 0 and the amount of its line, on its side of 0. */
const isOverDiscounted = ({ discount, gross }: Line): boolean => {
  const [taken, whole] = [discount ?? zero, gross ?? zero]
  return whole < zero ? taken > zero || taken < whole : taken < zero || taken > whole
}

/** At most ten of the currency's smallest units from the calculated one (contract documents §2 block M). */
const isVatTooFar = (line: Line, decimals: number): boolean => {
  const tolerance = round(multiply(decimal(10), decimal(`1e-${decimals}`)), 6)
  const computed: Decimal = vatOf(line.taxable ?? zero, line.vatRate, decimals)
  return line.typedVat !== null && absolute(subtract(line.typedVat, computed)) > tolerance
}

const checkLine = (line: Line, index: number, { adjusts, context }: { adjusts: boolean; context: RuleContext }) => {
  const at = (name: keyof Line) => `lines.${index}.${String(name)}`
  return [
    ...(line.product || line.productName ? [] : [problem(at('product'), 'required.goods')]),
    ...checkQuantity(line, at('quantity'), adjusts),
    ...checkUnit(line, index, context),
    ...(isOverDiscounted(line) ? [problem(at('discountAmount'), 'discountTooLarge')] : []),
    ...(!adjusts && isVatTooFar(line, context.decimals) ? [problem(at('lineVat'), 'vatTooFar')] : []),
  ]
}

/** Problems in the order of the contract (documents §27). */
export const check = (invoice: Invoice, context: RuleContext): Problem[] => [
  ...(invoice.taxId && !invoice.buyerAddress ? [problem('buyerAddress', 'noAddress')] : []),
  ...checkSeries(invoice),
  ...(invoice.lines.length === 0 ? [problem('lines', 'required.goods')] : []),
  ...invoice.lines.flatMap((line, index) => checkLine(line, index, { adjusts: isAdjusting(invoice), context })),
  ...(invoice.invoiceKind !== originalKind && !invoice.original ? [problem('original', 'noOriginal')] : []),
]

/** Which of the two states in force it has: whether it was issued. */
export const derive = ({ invoiceNumber }: { invoiceNumber: string | null }): 'pending' | 'issued' =>
  invoiceNumber ? 'issued' : 'pending'
