/** Whatever is on an invoice, the sums that each provider gets are those of its lines. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimal, negate, percentOf, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { runsOf } from '#test/support/quarter.ts'
import { sampleAttempt, sampleInvoice, sampleKey, sampleLine } from '#test/support/providers/sample.ts'
import { rateName, totalsOf, type Correction, type TaxInvoiceLine, type UnissuedInvoice } from '../tax-invoice.ts'
import { misaInvoice } from './misa/body.ts'
import { viettelInvoice } from './viettel/body.ts'
import { vnptInvoiceXml } from './vnpt/adapter.ts'
import { jsonBody } from '../../asking/writing.ts'

const rates = [0, 5, 8, 10, -1, -2, 3.5].map((rate) => decimal(rate))
const line = (isAdjusting: boolean, decimals: number): fc.Arbitrary<TaxInvoiceLine> =>
  fc
    .record({
      nature: fc.constantFrom(
        'goods' as const,
        'goods' as const,
        'promotion' as const,
        'discount' as const,
        'note' as const,
      ),
      sign: isAdjusting ? fc.constantFrom(1, -1) : fc.constant(1),
      rate: fc.constantFrom(...rates),
      amount: fc.integer({ min: 0, max: 9_000_000_000 }),
      discount: fc.integer({ min: 0, max: 90_000 }),
    })
    .map(({ nature, sign, rate, ...drawn }) => {
      if (nature === 'note') return sampleLine({ nature, rate: null })
      const amount = nature === 'promotion' ? zero : decimal(`${sign * drawn.amount}e-${decimals}`)
      const vat = rate > 0n ? percentOf(amount, rate, decimals) : zero
      const discount = nature === 'goods' ? decimal(`${sign * drawn.discount}e-${decimals}`) : zero
      return sampleLine({ nature, rate: rateName(rate), amount, vat, discount, quantity: decimal(sign) })
    })
const invoices: fc.Arbitrary<UnissuedInvoice> = fc
  .record({ isForeign: fc.boolean(), how: fc.constantFrom(null, 'replaces' as const, 'adjusts' as const) })
  .chain(({ isForeign, how }) =>
    fc.array(line(how === 'adjusts', isForeign ? 2 : 0), { minLength: 1, maxLength: 8 }).map((lines) =>
      sampleInvoice({
        lines,
        isBaseCurrency: !isForeign,
        currency: isForeign ? 'USD' : 'VND',
        exchangeRate: decimal(isForeign ? '25450.55' : 1),
        correction:
          how && ({ how, template: '1', series: 'C26TAA', number: 1, date: '2026-01-01', text: '' } as Correction),
      }),
    ),
  )

interface Item {
  [name: string]: unknown
  isIncreaseItem?: boolean
  selection: number
}
const number = (value: unknown): Decimal => decimal(String(value))
const signed = (isUp: unknown, value: unknown): Decimal => (isUp === false ? negate(number(value)) : number(value))

it('viettel', () => {
  fc.assert(
    fc.property(invoices, (invoice) => {
      const { content } = jsonBody(viettelInvoice(sampleAttempt(invoice), { now: new Date(0), originalName: null }))
      // Texts keep the digits that a number of JavaScript would lose.
      const sent = JSON.parse(String(content).replace(/:(-?[\d.]+)/g, ':"$1"')) as {
        itemInfo: Item[]
        taxBreakdowns?: { [name: string]: unknown }[]
        summarizeInfo: { [name: string]: unknown }
      }
      const { beforeTax, vat, payable, rates: own } = totalsOf(invoice.lines)
      const summary = sent.summarizeInfo
      expect(signed(summary['isTotalAmtWithoutTaxPos'], summary['totalAmountWithoutTax'])).toBe(beforeTax)
      expect(signed(summary['isTotalTaxAmountPos'], summary['totalTaxAmount'])).toBe(vat)
      expect(signed(summary['isTotalAmountPos'], summary['totalAmountWithTax'])).toBe(payable)
      const items = sent.itemInfo.filter(({ selection }) => Number(selection) !== 2)
      const sum = (name: string) => sumOf(items, (item) => signed(item.isIncreaseItem, item[name]))
      expect([sum('itemTotalAmountAfterDiscount'), sum('taxAmount'), sum('itemTotalAmountWithTax')]).toEqual([
        beforeTax,
        vat,
        payable,
      ])
      const breakdowns = (sent.taxBreakdowns ?? []).map((one) => [
        signed(one['taxableAmountPos'], one['taxableAmount']),
        signed(one['taxAmountPos'], one['taxAmount']),
      ])
      expect(breakdowns).toEqual(own.map((one) => [one.amount, one.vat]))
    }),
    { numRuns: runsOf(2_000, 1 / 10) },
  )
})

it('misa', () => {
  fc.assert(
    fc.property(invoices, (invoice) => {
      const sent = misaInvoice(sampleAttempt(invoice)) as unknown as Record<string, Decimal> & {
        OriginalInvoiceDetail: (Record<string, Decimal> & { ItemType: unknown })[]
        TaxRateInfo: Record<string, Decimal>[]
      }
      const { beforeTax, vat, payable, rates: own } = totalsOf(invoice.lines)
      expect([sent['TotalAmountWithoutVATOC'], sent['TotalVATAmountOC'], sent['TotalAmountOC']]).toEqual([
        beforeTax,
        vat,
        payable,
      ])
      expect(sent['TotalSaleAmountOC']! - sent['TotalDiscountAmountOC']!).toBe(beforeTax)
      expect(sent['TotalAmountWithoutVAT']! + sent['TotalVATAmount']!).toBe(sent['TotalAmount'])
      const sum = (name: string) =>
        sumOf(sent.OriginalInvoiceDetail, (one) => (one.ItemType === 3 ? negate(one[name]!) : one[name]))
      expect([sum('AmountWithoutVATOC'), sum('VATAmountOC')]).toEqual([beforeTax, vat])
      expect(sent.TaxRateInfo.map((one) => [one['AmountWithoutVATOC'], one['VATAmountOC']])).toEqual(
        own.map((one) => [one.amount, one.vat]),
      )
    }),
    { numRuns: runsOf(2_000, 1 / 10) },
  )
})

it('vnpt', () => {
  fc.assert(
    fc.property(invoices, (invoice) => {
      const xml = vnptInvoiceXml({ key: sampleKey, invoice })
      const { beforeTax, vat, payable } = totalsOf(invoice.lines)
      const one = (name: string) => number(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1])
      expect([one('TgTCThue'), one('TgTThue'), one('TgTTTBSo')]).toEqual([beforeTax, vat, payable])
      const lines = xml.split('<HHDVu>').slice(1)
      const amount = (text: string) => number(/<ThTien>([^<]*)</.exec(text.split('</HHDVu>')[0]!)?.[1] ?? 0)
      expect(sumOf(lines, (text) => (text.startsWith('<TChat>3') ? negate(amount(text)) : amount(text)))).toBe(
        beforeTax,
      )
      expect(xml).not.toContain(']]>')
    }),
    { numRuns: runsOf(2_000, 1 / 10) },
  )
})
