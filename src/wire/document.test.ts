import { describe, expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { defineShape } from '#model/field.ts'
import {
  choice,
  day,
  factor,
  flag,
  integer,
  money,
  object,
  percent,
  quantity,
  records,
  ref,
  text,
  vat,
  files,
} from '#model/field.ts'
import {
  decodeDocument,
  domainPath,
  encodeDocument,
  encodeDraft,
  readDocument,
  refusedInBulk,
  wirePath,
  documentHead,
} from './document.ts'

const shape = defineShape({
  fields: {
    partner: ref('partner')({ label: 'bill.customer', wire: 'Object_ID', required: true }),
    due: day({ label: 'bill.due', wire: 'dueDate' }),
    paid: money({ label: 'bill.paid' }),
    method: choice()({
      label: 'bill.method',
      wire: 'Method',
      choices: [
        { value: 1, label: 'cash' },
        { value: 2, label: 'bank' },
      ],
    }),
    closed: flag({ label: 'bill.closed' }),
    days: integer({ label: 'bill.days' }),
    total: money({ label: 'bill.total', wire: 'TotalTax', derived: true }),
    remaining: money({ label: 'bill.remaining', fact: true, sign: 'any' }),
    cost: money({ label: 'bill.cost', derived: true, cost: true }),
    bills: files({ label: 'bill.bills', wire: 'billIds', of: 'bill' }),
    delivery: object({
      type: integer({ label: 'delivery.type' }),
      receiver: text({ label: 'delivery.receiver', wire: 'receiverName', max: 10 }),
    })({ label: 'bill.delivery' }),
    contacts: records({ name: text({ label: 'contact.name', wire: 'Name' }) })({ label: 'bill.contacts' }),
  },
  lines: {
    product: ref('product')({ label: 'line.product', wire: 'Product_ID', required: true }),
    quantity: quantity({ label: 'line.quantity', wire: 'Qty', sign: 'positive' }),
    discount: money({ label: 'line.discount', wire: 'm_Discount' }),
    discountPercent: percent({ label: 'line.percent', wire: 'f_Discount' }),
    vat: vat({ label: 'line.vat', wire: 'VAT' }),
    factor: factor({ label: 'line.factor' }),
    amount: money({ label: 'line.amount', wire: 'Total', derived: true }),
  },
})
const bill = { shape }
const zone = { timeZone: 'Asia/Ho_Chi_Minh' }
const decode = (json: unknown) => decodeDocument(bill, json, zone)
const said = (json: unknown) => decode(json).problems.map((one) => [one.at, one.message, one.values?.['max'] ?? ''])

describe('decodeDocument', () => {
  it('keeps what is present and leaves absent keys absent', () => {
    const { values, lines, id, saveAsDraft } = decode({
      s_ID: '7',
      dtDate: '2026-10-31T18:00:00Z',
      Object_ID: 'P1',
      paid: '12.5',
      Description: '  Giao  ',
      dueDate: '',
    })
    expect({ values, lines, id, saveAsDraft }).toEqual({
      values: { date: '2026-11-01', description: 'Giao', partner: 'P1', due: null, paid: decimal('12.5') },
      lines: undefined,
      id: '7',
      saveAsDraft: undefined,
    })
  })

  it.each([
    ['', null],
    ['0', null],
    [null, null],
    [undefined, null],
    ['9', '9'],
  ])('reads s_ID %j as %j', (raw, id) => {
    expect(decode({ s_ID: raw }).id).toBe(id)
  })

  it('reads lines with their ids and says where a value is wrong', () => {
    const { lines, problems } = decode({
      lines: [
        { lineId: 'L1', Qty: 3 },
        { Product_ID: 'G', m_Discount: -1 },
      ],
    })
    expect(lines).toEqual([
      { lineId: 'L1', quantity: decimal(3) },
      { lineId: null, product: 'G' },
    ])
    expect(problems).toEqual([
      { at: 'lines.1.m_Discount', message: 'mustNotBeNegative', values: { label: 'line.discount' } },
    ])
  })

  it('ignores derived values and facts', () => {
    expect(decode({ TotalTax: 5, remaining: 'x', cost: 1, lines: [{ Total: 'y' }] })).toMatchObject({
      values: {},
      lines: [{ lineId: null }],
      problems: [],
    })
  })

  it.each([
    [{ Object_ID: 5 }, 'Object_ID', 'invalid', ''],
    [{ Object_ID: 'x'.repeat(65) }, 'Object_ID', 'invalid', ''],
    [{ dtDate: '2026-02-30' }, 'dtDate', 'invalid', ''],
    [{ dtDate: '1899-12-31' }, 'dtDate', 'outOfRange', ''],
    [{ paid: '1,5' }, 'paid', 'invalid', ''],
    [{ paid: '1e3' }, 'paid', 'invalid', ''],
    [{ paid: 0.00001 }, 'paid', 'tooManyDecimals', '4'],
    [{ paid: 1e-9 }, 'paid', 'tooManyDecimals', '4'],
    [{ paid: 1e13 }, 'paid', 'outOfRange', ''],
    [{ paid: '9'.repeat(200) }, 'paid', 'invalid', ''],
    [{ Method: 3 }, 'Method', 'invalid', ''],
    [{ closed: 'true' }, 'closed', 'invalid', ''],
    [{ days: 1.5 }, 'days', 'tooManyDecimals', '0'],
    [{ Description: 'x'.repeat(1001) }, 'Description', 'tooLong', '1000'],
    [{ lines: 'no' }, 'lines', 'invalid', ''],
    [{ lines: Array.from({ length: 1001 }, () => ({})) }, 'lines', 'outOfRange', ''],
    [{ lines: [7] }, 'lines.0', 'invalid', ''],
    [{ lines: [{ Qty: 0 }] }, 'lines.0.Qty', 'mustBePositive', ''],
    [{ lines: [{ f_Discount: 101 }] }, 'lines.0.f_Discount', 'outOfRange', ''],
    [{ lines: [{ VAT: -3 }] }, 'lines.0.VAT', 'outOfRange', ''],
    [{ lines: [{ factor: 0 }] }, 'lines.0.factor', 'mustBePositive', ''],
    [{ delivery: { receiverName: 'x'.repeat(11) } }, 'delivery.receiverName', 'tooLong', '10'],
    [{ contacts: [{ Name: 4 }] }, 'contacts.0.Name', 'invalid', ''],
    [{ requestId: 'short' }, 'requestId', 'invalid', ''],
    [[], '', 'unreadable.object', ''],
  ])('%j', (json, ...expected) => {
    expect(said(json)).toEqual([expected])
  })

  it('accepts −1 and −2 as VAT rates and numeric texts as choices', () => {
    expect(decode({ Method: '2', lines: [{ VAT: -1 }, { VAT: '-2' }] })).toMatchObject({
      values: { method: 2 },
      problems: [],
    })
  })

  it('takes an object as a whole', () => {
    expect(decode({ delivery: { type: 1 } }).values['delivery']).toEqual({ type: 1, receiver: null })
  })

  it('reads what belongs to the saving', () => {
    expect(
      decode({ version: 3, requestId: 'abcd-1234', confirm: ['creditLimit', 5], clientTotal: 108000, draft: true }),
    ).toMatchObject({
      version: 3,
      requestId: 'abcd-1234',
      confirm: ['creditLimit'],
      clientTotal: decimal(108000),
      saveAsDraft: true,
      problems: [],
    })
  })
})

const saved = {
  id: '1',
  number: 'BH000001',
  date: '2026-11-21',
  description: null,
  status: 1,
  statusName: 'Đã ghi sổ',
  version: 2,
  createdBy: 'Hà',
  createdAt: new Date('2026-11-21T02:00:00Z'),
  updatedBy: null,
  updatedAt: null,
  attachments: [],
  related: [{ module: 'Quote', id: 'q', number: 'BG1', direction: 'source' }],
  partner: 'P1',
  due: null,
  paid: decimal('0.1'),
  method: 1,
  closed: false,
  days: 3,
  total: decimal(108000),
  remaining: decimal(-5),
  cost: decimal(7),
  bills: ['b'],
  delivery: { type: 0, receiver: null },
  contacts: [{ lineId: 'c', name: 'An' }],
  lines: [
    {
      lineId: 'L',
      product: 'G',
      quantity: decimal('1.25'),
      discount: null,
      discountPercent: null,
      vat: decimal(8),
      factor: decimal(1),
      amount: decimal(100000),
    },
  ],
}

describe('encodeDocument', () => {
  it('uses wire names', () => {
    const json = encodeDocument(bill, saved, { may: { cost: true } })
    expect(json).toMatchObject({
      s_ID: '1',
      NumberID: 'BH000001',
      dtDate: '2026-11-21',
      Description: null,
      iStat: 1,
      Trangthai: 'Đã ghi sổ',
      draft: false,
      UserCreate: 'Hà',
      createdAt: '2026-11-21T09:00:00+07:00',
      Object_ID: 'P1',
      paid: 0.1,
      TotalTax: 108000,
      cost: 7,
      related: [{ module: 'Quote', s_ID: 'q', NumberID: 'BG1', direction: 'source' }],
      lines: [{ lineId: 'L', Ordinal: 1, Product_ID: 'G', Qty: 1.25, Total: 100000 }],
    })
  })

  it('hides cost without the right', () => {
    expect(encodeDocument(bill, saved, { may: { cost: false } })['cost']).toBeNull()
  })

  it('comes back the same', () => {
    const back = readDocument(bill, JSON.parse(JSON.stringify(encodeDocument(bill, saved, { may: { cost: true } }))))
    expect(back).toEqual({ ...saved, draft: false, createdAt: '2026-11-21T09:00:00+07:00' })
  })

  it('sends only what a person may set, and it is read again', () => {
    const body = encodeDraft(bill, saved, { version: 2, requestId: 'abcd-1234', draft: false })
    expect(Object.keys(body)).not.toContain('TotalTax')
    const { values, lines, problems, version } = decode(JSON.parse(JSON.stringify(body)))
    expect({
      problems,
      version,
      paid: values['paid'],
      contacts: values['contacts'],
      quantity: lines?.[0]?.['quantity'],
    }).toEqual({ problems: [], version: 2, paid: saved.paid, contacts: saved.contacts, quantity: decimal('1.25') })
  })
})

describe('paths', () => {
  it.each([
    ['lines.2.discount', 'lines.2.m_Discount'],
    ['partner', 'Object_ID'],
    ['', ''],
    ['delivery.receiver', 'delivery.receiverName'],
    ['contacts.0.name', 'contacts.0.Name'],
    ['date', 'dtDate'],
  ])('%s ⇄ %s', (domain, wire) => {
    expect([wirePath(bill, domain), domainPath(bill, wire), wirePath(bill, wire)]).toEqual([wire, domain, wire])
  })
  it('names the keys a bulk change may not touch', () => {
    expect(
      refusedInBulk({ ...documentHead, ...shape.fields }, ['description', 'due'], {
        s_ID: '1',
        Description: 'x',
        dueDate: null,
        paid: 3,
      }),
    ).toEqual(['paid'])
  })
})
