/** Conditions on columns and filters, joined by and and or: rows, sums, workbooks and refusals. */
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookModules } from '#books/rows.server.ts'
import { documents } from '#documents/all.ts'
import { lists } from '#lists/all.ts'
import { severalFilters } from '#model/list.ts'
import type { Column } from '#model/table.ts'
import { columnWire } from '#wire/report.ts'
import { writeWhere, type WhereCondition, type WireWhere } from '#wire/where.ts'
import type { Anything } from '../../support/app.ts'
import { quarterOf } from '../../support/quarter.ts'
import { openTrade, received, sold } from '../../support/trade.ts'
import { userWith } from '../../support/users.ts'

const trade = await openTrade('minhtam')
const { ids, data, token: admin } = trade
/** Customer, quantity at 1,000 before 10 % of tax, day, description; the last one is a draft. */
const made = [
  ['KH000001', 1, '2026-11-02', 'Giao gấp buổi sáng'],
  ['KH000002', 2, '2026-11-10', ''],
  ['KH000001', 3, '2026-11-20', 'Khách quen'],
  ['KH000002', 4, '2026-10-31', 'giao GAP'],
  ['KH000001', 5, '2026-11-20', ''],
] as const

beforeAll(async () => {
  await received(trade, { SP000001: [100, 500] }, { dtDate: '2026-10-01' })
  for (const [code, quantity, dtDate, Description] of made)
    await sold(
      trade,
      { SP000001: [quantity, 1000] },
      { Object_ID: ids[code], dtDate, Description, ...(quantity === 5 && { draft: true }) },
    )
})

const quantities = async (where: WireWhere, more: Record<string, string> = {}) => {
  const { ListItem, TotalCount, arrSUM } = await data('Order', 'getlist', { where: writeWhere(where), ...more })
  expect(TotalCount).toBe(ListItem.length)
  const told = ListItem.map((row: Anything) => Number(row.TotalTax) / 1100).toSorted()
  return [told, arrSUM.find((one: Anything) => one.Name === 'TotalTax').Total / 1100]
}
const all = (...groups: WhereCondition[][]): WireWhere => ({ join: 'all', groups })
const any = (...groups: WhereCondition[][]): WireWhere => ({ join: 'any', groups })
const isGap: WhereCondition = { field: 'Description', op: 'contains', value: 'gấp' }
const bare: WhereCondition = { field: 'Description', op: 'empty' }
const of = (...codes: string[]): WhereCondition => ({
  field: 'Object_ID',
  op: 'in',
  value: codes.map((code) => ids[code]),
})

describe('bills', () => {
  it.each<[string, WireWhere, number[], number]>([
    ['contain a text, whatever its marks', all([isGap]), [1, 4], 5],
    ['lack a text, also without any', all([{ ...isGap, op: 'lacks' }]), [2, 3, 5], 5],
    ['this or that', all([isGap, { field: 'TotalTax', op: 'ge', value: 3300 }]), [1, 3, 4, 5], 8],
    ['this and that', all([isGap], [{ field: 'TotalTax', op: 'gt', value: 1100 }]), [4], 4],
    ['groups of and, joined by or', any([isGap, of('KH000001')], [bare, of('KH000002')]), [1, 2], 3],
    ['groups of or, joined by and', all([isGap, bare], [of('KH000001')]), [1, 5], 1],
    ['between two amounts', all([{ field: 'TotalTax', op: 'between', value: [2200, 3300] }]), [2, 3], 5],
    ['between two days', all([{ field: 'dtDate', op: 'between', value: ['2026-11-01', '2026-11-10'] }]), [1, 2], 3],
    ['of several customers', all([of('KH000001', 'KH000002')]), [1, 2, 3, 4, 5], 10],
    ['of none of them', all([{ ...of('KH000001'), op: 'notIn' }]), [2, 4], 6],
    [
      'of several states: the sums are of what was asked for',
      all([{ field: 'iStat', op: 'in', value: ['4'] }]),
      [5],
      5,
    ],
    [
      'one column twice',
      all([{ field: 'TotalTax', op: 'ge', value: 2200 }], [{ field: 'TotalTax', op: 'le', value: 2200 }]),
      [2],
      2,
    ],
    ['of what is sold', all([{ field: 'Product_ID', op: 'in', value: [ids['SP000001']] }]), [1, 2, 3, 4, 5], 10],
    ['of goods nobody sold', all([{ field: 'Product_ID', op: 'in', value: [ids['SP000002']] }]), [], 0],
    [
      'not paid yet, in this month',
      all(
        [{ field: 'payStatus', op: 'in', value: ['1', '2'] }],
        [{ field: 'dtDate', op: 'between', value: ['2026-11-01', '2026-11-30'] }],
      ),
      [1, 2, 3],
      6,
    ],
  ])('%s', async (_, where, found, sum) => {
    expect(await quantities(where)).toEqual([found, sum])
  })
  it('join what else restricts the list, and go by pages', async () => {
    expect(await quantities(all([isGap]), { FromDate: '2026-11-01', ToDate: '2026-11-30' })).toEqual([[1], 1])
    const page = await data('Order', 'getlist', {
      where: writeWhere(all([isGap, bare])),
      nItem: '1',
      CurrentIndex: '1',
    })
    expect([page.ListItem.length, page.TotalCount]).toEqual([1, 4])
  })
  it('stand in the workbook, in words', async () => {
    const where = writeWhere(all([isGap, { field: 'TotalTax', op: 'ge', value: 4400 }], [of('KH000001', 'KH000002')]))
    const { ListItem, TotalCount } = await data('Order', 'ExportList', { where })
    const { sheets } = await readXlsx(Buffer.from(ListItem, 'base64'))
    expect(TotalCount).toBe(3)
    expect(String(sheets[0]!.rows[1]![0])).toBe(
      '(Diễn giải chứa “gấp” hoặc Tổng tiền ≥ 4.400) và Khách hàng: Đối tác KH000001, Đối tác KH000002',
    )
  })
})

describe('what is refused', () => {
  const asked = async (where: string) => await trade.call('Order', 'getlist', null, { query: { where } })
  it.each([
    '[]',
    '{"all":[{"field":"TotalTax","op":"between","value":[1]}]}',
    '{"all":[{"field":"TotalTax","op":"ge","value":"nhiều"}]}',
    '{"all":[{"field":"TotalTax","op":"during","value":"TODAY"}]}',
    '{"all":[{"field":"dtDate","op":"during","value":"SOMEDAY"}]}',
    '{"all":[{"field":"Object_ID","op":"contains","value":"x"}]}',
    '{"all":[{"field":"iStat","op":"in","value":["x"]}]}',
  ])('%s cannot be read: 400', async (where) => {
    const { status, body } = await asked(where)
    expect([status, body.ErrorCode]).toEqual([400, -1])
    expect(body.ErrorMessage).not.toBe('')
  })
  it('more than twenty conditions', async () => {
    const { status, body } = await asked(writeWhere({ join: 'all', groups: [Array.from({ length: 21 }, () => bare)] }))
    expect([status, body.ErrorMessage]).toEqual([400, 'Chỉ được lọc theo tối đa 20 điều kiện, vui lòng bớt đi'])
  })
  it('a column that does not exist', async () => {
    expect((await asked('{"all":[{"field":"abc","op":"empty"}]}')).body.ErrorMessage).toBe(
      'Điều kiện lọc không hợp lệ: abc',
    )
  })
  it('a column that one may not see, also behind an or', async () => {
    const token = await userWith(trade, { Product: { R: true } })
    const where = writeWhere(any([{ field: 'Name', op: 'empty' }], [{ field: 'buyPrice', op: 'ge', value: 1 }]))
    const { body } = await trade.call('Product', 'getlist', null, { query: { where }, token })
    expect([body.ErrorCode, body.ErrorMessage]).toEqual([-1, expect.stringContaining('không có quyền xem cột')])
  })
})

/** A condition that every column of the kind takes, and none finds anything impossible in. */
const conditionOn = (column: Column): WhereCondition => {
  const field = columnWire(column)
  switch (column.kind) {
    case 'text':
    case 'code':
      return { field, op: 'lacks', value: '%_"\\' }
    case 'flag':
      return { field, op: 'ne', value: true }
    case 'day':
    case 'moment':
      return { field, op: 'during', value: 'THISMONTH' }
    case 'choice':
    case 'status':
      return { field, op: 'notIn', value: [String(column.choices?.[0]?.value ?? 1)] }
    default:
      return { field, op: 'between', value: [-1, '1234.5'] }
  }
}
const chooses = (field: string): WhereCondition => ({ field, op: 'notIn', value: ['1', ids['KH000001']!] })
const subjects = [
  ...documents.map(({ wire, list }) => ({
    kind: 'document',
    call: `${wire.module}/getlist`,
    conditions: [
      ...list.columns.map(conditionOn),
      ...list.filters.map(({ wire: field, kind }) =>
        kind === 'ref' ? chooses(field) : ({ field, op: 'notIn', value: ['1', '2'] } as const),
      ),
    ],
  })),
  ...lists.map((list) => ({
    kind: 'list',
    call: `${list.wire.module}/${list.wire.list}`,
    conditions: [
      ...list.columns.map(conditionOn),
      ...severalFilters(list).map((name) => ({
        field: name,
        op: 'notIn' as const,
        value: list.filters![name]!.choices?.map(({ value }) => value) ?? [ids['KH000001']!, 'x'],
      })),
    ],
  })),
  ...bookModules
    .filter(({ definition }) => !definition.isOrdered)
    .map(({ definition }) => ({
      kind: 'book',
      call: `${definition.module}/${definition.list}`,
      conditions: definition.columns.map(conditionOn),
    })),
].filter(({ conditions }) => conditions.length > 0)

it.each(quarterOf(subjects, ({ kind }) => kind))(
  'every column and filter of $call can be asked for, by or and by and',
  async ({ call, conditions }) => {
    const [module, name] = call.split('/') as [string, string]
    for (let at = 0; at < conditions.length; at += 20) {
      const some = conditions.slice(at, at + 20)
      for (const where of [all(some), any(some)]) {
        const { status, body } = await trade.call(module, name, null, {
          query: { where: writeWhere(where), all: 'True' },
          token: admin,
        })
        expect([status, body.ErrorCode, body.ErrorMessage]).toEqual([200, 0, ''])
      }
    }
  },
)
