import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Decimal } from '#kernel/decimal.ts'
import { defineShape } from '#model/field.ts'
import {
  day,
  flag,
  money,
  object,
  percent,
  quantity,
  records,
  ref,
  text,
  vat,
  files,
  choice,
  integer,
} from '#model/field.ts'
import { decodeDocument, encodeDocument, readDocument } from './document.ts'
import { readText } from './scalars.ts'

const shape = defineShape({
  fields: {
    partner: ref('partner')({ label: 'l', wire: 'Object_ID' }),
    due: day({ label: 'l' }),
    paid: money({ label: 'l', sign: 'any' }),
    closed: flag({ label: 'l' }),
    days: integer({ label: 'l' }),
    method: choice()({ label: 'l', choices: [{ value: 1, label: 'l' }] }),
    bills: files({ label: 'l' }),
    note: text({ label: 'l' }),
    delivery: object({ type: integer({ label: 'l' }) })({ label: 'l' }),
    contacts: records({ phone: text({ label: 'l' }) })({ label: 'l' }),
  },
  lines: {
    quantity: quantity({ label: 'l', wire: 'Qty' }),
    discount: percent({ label: 'l' }),
    vat: vat({ label: 'l', wire: 'VAT' }),
  },
})
const zone = { timeZone: 'Asia/Ho_Chi_Minh' }
const keys = [
  'Object_ID',
  'due',
  'paid',
  'closed',
  'days',
  'method',
  'bills',
  'note',
  'delivery',
  'contacts',
  'lines',
  's_ID',
  'version',
  'confirm',
  'requestId',
  'clientTotal',
  'draft',
  'dtDate',
  'NumberID',
]

it('reads any JSON without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      decodeDocument({ shape }, json, zone)
    }),
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()), (json) => {
      for (const one of decodeDocument({ shape }, json, zone).problems)
        expect(one.at === '' || keys.includes(one.at.split('.')[0]!)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

const scaled = (max: bigint) => fc.bigInt({ min: 0n, max }).map((units) => (units * 100n) as Decimal)
const words = fc.string({ maxLength: 60 }).map((raw) => readText(raw) ?? null)

it('there and back is the same', () => {
  const line = fc.record({
    lineId: fc.option(fc.uuid()),
    quantity: fc.option(scaled(10n ** 11n)),
    discount: fc.option(scaled(1_000_000n)),
    vat: fc.option(scaled(1_000_000n)),
  })
  fc.assert(
    fc.property(
      fc.record({
        note: words,
        paid: fc.option(scaled(10n ** 11n)),
        closed: fc.option(fc.boolean()),
        lines: fc.array(line, { maxLength: 5 }),
      }),
      ({ note, paid, closed, lines }) => {
        const stored = {
          id: 'x',
          number: 'N',
          date: '2026-01-02',
          description: note,
          partner: 'p',
          due: null,
          paid,
          closed,
          days: 4,
          method: 1,
          bills: ['f'],
          note,
          delivery: { type: 2 },
          contacts: [{ lineId: 'c', phone: note }],
          lines,
        }
        const json: unknown = JSON.parse(JSON.stringify(encodeDocument({ shape }, stored, { may: { cost: true } })))
        expect(readDocument({ shape }, json)).toMatchObject(stored)
        const decoded = decodeDocument({ shape }, json, zone)
        expect(decoded.problems).toEqual([])
        expect({ ...decoded.values, lines: decoded.lines }).toMatchObject({ paid, closed, note, lines })
      },
    ),
  )
})
