import { describe, expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { choice, day, files, integer, ref, text } from '#model/field.ts'
import type { Column } from '#model/table.ts'
import { defineList } from '#model/list.ts'
import { decodeRecord, domainRecordPath, encodeRecord, readRecord, wireRecordPath } from './list.ts'
import { decodeParams, decodeRows, decodeSums, encodeParams, encodeReport } from './report.ts'

const zone = { timeZone: 'Asia/Ho_Chi_Minh' }
const report = {
  params: {
    from: day({ label: 'report.from', wire: 'fromDate' }),
    product: ref('product')({ label: 'report.product', wire: 'Product_ID' }),
    stores: files({ label: 'report.stores', wire: 'lstStore', of: 'store' }),
    top: integer({ label: 'report.top', wire: 'nItem' }),
    mode: choice()({
      label: 'report.mode',
      wire: 'IsQty',
      choices: [
        { value: 1, label: 'quantity' },
        { value: 2, label: 'value' },
      ],
    }),
  },
}

describe('conditions', () => {
  it('tells "all" from "not asked"', () => {
    const { values, given } = decodeParams(report, { Product_ID: '', fromDate: '2026-10-01T00:00:00' }, zone)
    expect([values, [...given]]).toEqual([
      { from: '2026-10-01', product: null, stores: [], top: null, mode: null },
      ['from', 'product'],
    ])
  })
  it.each([
    ['True', 1],
    ['False', 2],
    ['0', 2],
    ['2', 2],
  ])('reads IsQty=%s of a query as %d', (raw, mode) => {
    expect(decodeParams(report, { isqty: raw, nItem: '10' }, zone).values).toMatchObject({ mode, top: 10 })
  })
  it('says what it cannot read', () => {
    expect(decodeParams(report, { fromDate: 'gestern', lstStore: 'a,b' }, zone)).toMatchObject({
      problems: [{ at: 'fromDate', message: 'invalid' }],
      values: { stores: ['a', 'b'] },
    })
  })
  it('is sent with empty texts for "all"', () => {
    expect(encodeParams(report, { from: '2026-10-01', product: null, stores: ['a'], top: 10 })).toEqual({
      fromDate: '2026-10-01',
      Product_ID: '',
      lstStore: ['a'],
      nItem: 10,
    })
  })
})

const columns: Column[] = [
  { key: 'number', kind: 'code', label: 'l', wire: 'NumberID' },
  { key: 'quantity', kind: 'quantity', label: 'l', wire: 'Qty', total: true, decimals: 2 },
  { key: 'cost', kind: 'money', label: 'l', wire: 'COutput', cost: true, total: true },
]

describe('rows', () => {
  const rows = [
    { number: 'A', quantity: decimal('1.005'), cost: decimal(3) },
    { number: '', quantity: null, cost: decimal(4) },
  ]
  const sums = { quantity: decimal('1.005'), cost: decimal(7), deposit: decimal(9) }
  it('are written with their sums in fixed places', () => {
    expect(
      encodeReport({ columns, sums: ['quantity', 'cost', 'deposit'] }, { rows, sums }, { may: { cost: true } }),
    ).toEqual({
      ListItem: [
        { NumberID: 'A', Qty: 1.01, COutput: 3 },
        { NumberID: '', Qty: null, COutput: 4 },
      ],
      TotalCount: 2,
      arrSUM: [
        { Name: 'Qty', Total: 1.01 },
        { Name: 'COutput', Total: 7 },
        { Name: 'deposit', Total: 9 },
      ],
    })
  })
  it('hide cost and cost sums', () => {
    const json = encodeReport({ columns, sums: ['cost'] }, { rows, sums }, { may: { cost: false } })
    expect([json.ListItem[0]!['COutput'], json.arrSUM]).toEqual([null, [{ Name: 'COutput', Total: null }]])
  })
  it('come back', () => {
    const json = encodeReport({ columns, sums: ['quantity'] }, { rows, sums }, { may: { cost: true } })
    expect(decodeRows(columns, json.ListItem)[0]).toEqual({ number: 'A', quantity: decimal('1.01'), cost: decimal(3) })
    expect(decodeSums(['quantity'], json.arrSUM)).toEqual({ quantity: decimal('1.01') })
  })
})

describe('master records', () => {
  const list = defineList({
    name: 'store',
    table: 'store',
    right: 'Store',
    label: 'l',
    listTitle: 'l',
    columns: [],
    sums: [],
    search: { texts: [] },
    bulk: [],
    lookup: { order: 'code' },
    wire: { module: 'ApiListStore', list: 'getList', lookups: [] },
    screen: { area: 'a', order: 1, bases: [] },
    fields: {
      phone: text({ label: 'store.phone', max: 50 }),
      keeper: ref('employee')({ label: 'store.keeper', wire: 'keeperId' }),
    },
  })
  it('are read', () => {
    expect(
      decodeRecord(list, { Code: ' K1 ', Name: 'Kho', keeperId: null, active: false, version: '2' }, zone),
    ).toMatchObject({
      id: null,
      version: 2,
      values: { code: 'K1', name: 'Kho', keeper: null, active: false },
      problems: [],
    })
  })
  it('have codes without blanks', () => {
    expect(decodeRecord(list, { Code: 'K 1' }, zone).problems).toMatchObject([{ at: 'Code', message: 'invalid' }])
  })
  it('come back the same', () => {
    const record = {
      id: '4',
      code: 'K1',
      name: 'Kho',
      note: null,
      active: true,
      phone: '09',
      keeper: null,
      version: 1,
      createdBy: null,
      createdAt: null,
      updatedBy: null,
      updatedAt: null,
    }
    expect(readRecord(list, encodeRecord(list, record, { may: { cost: true } }))).toEqual(record)
    expect([wireRecordPath(list, 'keeper'), domainRecordPath(list, 'Name')]).toEqual(['keeperId', 'name'])
  })
})
