/** What a print of an invoice says beside its fields. */
import { sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { invoiceQr } from '#kernel/invoice-qr.ts'
import type { Draft } from '#model/document.ts'
import type { Settings } from '#model/standard-settings.ts'
import type { shape } from './shape.ts'

type Invoice = Draft<typeof shape>

/** Whole rates first, from the lowest; then what is not taxed, and what is not declared. */
const byRate = (a: Decimal, b: Decimal): number => {
  const isTaxed = (rate: Decimal): boolean => rate >= zero
  if (isTaxed(a) !== isTaxed(b)) return isTaxed(a) ? -1 : 1
  return isTaxed(a) === a < b ? -1 : 1
}

/** The sums of the lines of each rate: that the form must show them is the law. */
export const vatByRate = ({ lines }: Pick<Invoice, 'lines'>) =>
  [...Map.groupBy(lines, ({ vatRate }) => vatRate ?? zero)]
    .toSorted(([a], [b]) => byRate(a, b))
    .map(([vatRate, own]) => ({
      lineId: null,
      vatRate,
      taxable: sumOf(own, (line) => line.taxable),
      vat: sumOf(own, (line) => line.lineVat),
      total: sumOf(own, (line) => line.lineTotal),
    }))

/** Nothing before the invoice has a number, and for money that is not đồng. */
export const codeOf = (
  { settings, baseCurrency }: { settings: Settings; baseCurrency: { id: string } | null },
  invoice: Invoice,
): string => {
  const isForeign = invoice.currency !== null && invoice.currency !== baseCurrency?.id
  if (!invoice.invoiceNumber || isForeign || settings.baseCurrency !== 'VND') return ''
  return invoiceQr({
    sellerTaxId: settings.MST,
    sellerName: settings.companyName,
    template: invoice.invoiceTemplate ?? '',
    series: invoice.invoiceSeries ?? '',
    number: invoice.invoiceNumber,
    day: invoice.date ?? '',
    total: invoice.total ?? zero,
  })
}
