/** Any invoice becomes valid XML, whatever is written into its texts, and its sums are those of its lines. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, day } from '#kernel/day.ts'
import { decimal, one, percentOf, zero, type Decimal } from '#kernel/decimal.ts'
import { amountInWords } from '#kernel/words.ts'
import { runsOf } from '#test/support/quarter.ts'
import { rateName, totalsOf, type TaxInvoice, type TaxInvoiceLine } from '../tax-invoice.ts'
import { invoiceXmlFaults } from './invoice-schema.ts'
import { invoiceXml } from './invoice-xml.ts'

/** Texts as they are stored: trimmed, of at most so many characters, with any sign in them. */
const text = (most: number) =>
  fc.string({ unit: 'binary', minLength: 1, maxLength: most }).map((value) => `a${value}`.slice(0, most).trim() || 'a')
const optional = (most: number) => fc.oneof(fc.constant(''), text(most))
const whole = (most: number): fc.Arbitrary<Decimal> => fc.integer({ min: 0, max: most }).map((value) => decimal(value))
const rates = [0, 5, 8, 10, -1, -2, 3.5].map((rate) => decimal(rate))

const line = (sign: number, decimals: number): fc.Arbitrary<TaxInvoiceLine> =>
  fc
    .record({
      nature: fc.constantFrom('goods', 'goods', 'goods', 'promotion', 'discount', 'note'),
      code: optional(50),
      name: text(500),
      unit: optional(50),
      quantity: fc.integer({ min: 1, max: 10_000_000 }).map((value) => decimal(`${sign * value}e-4`)),
      unitPrice: fc.integer({ min: 0, max: 2_000_000_000 }).map((value) => decimal(`${value}e-4`)),
      amount: whole(9_000_000_000),
      rate: fc.constantFrom(...rates),
      discount: whole(100_000),
    } as const)
    .map((drawn): TaxInvoiceLine => {
      const isNote = drawn.nature === 'note'
      const isGoods = drawn.nature === 'goods'
      const amount = isNote || drawn.nature === 'promotion' ? zero : ((BigInt(sign) * drawn.amount) as Decimal)
      return {
        ...drawn,
        quantity: isGoods ? drawn.quantity : null,
        unitPrice: isGoods ? drawn.unitPrice : null,
        discountRate: null,
        discount: isGoods ? drawn.discount : zero,
        amount,
        rate: isNote ? null : rateName(drawn.rate),
        vat: drawn.rate > 0n ? percentOf(amount, drawn.rate, decimals) : zero,
      }
    })

const taxId = fc.constantFrom('0109999887', '0312345673-001', '001090012345')
const invoices: fc.Arbitrary<TaxInvoice> = fc
  .record({ isBaseCurrency: fc.boolean(), sign: fc.constantFrom(1, -1) })
  .chain(({ isBaseCurrency, sign }) =>
    fc.record({
      template: fc.constantFrom('1', '2'),
      series: fc.constantFrom('C26TAA', 'K27MYY', 'C26DZZ'),
      number: fc.integer({ min: 1, max: 99_999_999 }),
      date: fc.nat({ max: 800 }).map((days) => addDays(day('2026-07-01'), days)),
      currency: fc.constant(isBaseCurrency ? 'VND' : 'USD'),
      exchangeRate: isBaseCurrency
        ? fc.constant(one)
        : fc.integer({ min: 1, max: 9_999_999 }).map((value) => decimal(`${value}e-2`)),
      isBaseCurrency: fc.constant(isBaseCurrency),
      paymentMethod: text(50),
      seller: fc.record({
        name: text(400),
        taxId,
        address: text(400),
        phone: optional(20),
        email: optional(50),
        bankAccount: optional(30),
        bankName: optional(400),
      }),
      buyer: fc.record({
        name: text(400),
        person: optional(100),
        taxId: fc.oneof(taxId, fc.constant('')),
        address: optional(400),
        code: optional(50),
        phone: optional(20),
        email: optional(50),
        personalId: fc.constantFrom('', '001090012345', '001 090 012 345', 'B1234567', '123456789'),
      }),
      correction: fc.constant(null),
      lines: fc.array(line(sign, isBaseCurrency ? 0 : 2), { minLength: 1, maxLength: 12 }),
      totalInWords: fc.constant(''),
    }),
  )
  .map((drawn) => ({ ...drawn, totalInWords: amountInWords(totalsOf(drawn.lines).payable, drawn.currency) }))

const amountsOf = (xml: string, name: string): Decimal[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value]) => decimal(value!))
const sum = (values: readonly Decimal[]): bigint => values.reduce((total, value) => total + value, 0n)

it('is valid, and adds up', async () => {
  await fc.assert(
    fc.asyncProperty(invoices, async (invoice) => {
      const xml = invoiceXml(invoice)
      expect(await invoiceXmlFaults(xml)).toEqual([])
      const payable = sum(amountsOf(xml, 'TgTTTBSo'))
      if (invoice.template !== '1') return
      const [rated = ''] = /<THTTLTSuat>.*<\/THTTLTSuat>/s.exec(xml) ?? []
      expect(sum(amountsOf(rated, 'ThTien'))).toBe(sum(amountsOf(xml, 'TgTCThue')))
      expect(sum(amountsOf(rated, 'TThue'))).toBe(sum(amountsOf(xml, 'TgTThue')))
      expect(payable).toBe(sum(amountsOf(xml, 'TgTCThue')) + sum(amountsOf(xml, 'TgTThue')))
      const own = xml.split('<DSHHDVu>')[1]!.split('</DSHHDVu>')[0]!
      const lines = own.split('<HHDVu>').slice(1)
      const discounts = lines.filter((one) => one.startsWith('<TChat>3'))
      expect(sum(amountsOf(lines.join(''), 'ThTien')) - 2n * sum(amountsOf(discounts.join(''), 'ThTien'))).toBe(
        sum(amountsOf(xml, 'TgTCThue')),
      )
    }),
    { numRuns: runsOf(10_000, 1 / 20) },
  )
}, 300_000)
