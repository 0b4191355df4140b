import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Unreadable } from '#kernel/problem.ts'
import type { Column } from '#model/table.ts'
import { choosesAmong, MOST_CONDITIONS, readWhere, whereIn, writeWhere, type WireWhere } from './where.ts'
import { conditionFields, whereText, type ConditionWords } from './where-text.ts'

const value = fc.oneof(fc.integer(), fc.boolean(), fc.stringMatching(/^[a-z0-9 ]{1,12}$/))
const condition = fc.oneof(
  fc.record({
    field: fc.stringMatching(/^[A-Za-z_]{1,10}$/),
    op: fc.constantFrom('eq' as const, 'ge' as const, 'lacks' as const, 'during' as const),
    value,
  }),
  fc.record({
    field: fc.stringMatching(/^[A-Za-z_]{1,10}$/),
    op: fc.constantFrom('in' as const, 'notIn' as const),
    value: fc.array(value, { maxLength: 4 }),
  }),
)
const where: fc.Arbitrary<WireWhere> = fc.record({
  join: fc.constantFrom('all' as const, 'any' as const),
  groups: fc.array(fc.array(condition, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
})

describe('conditions joined by and and or', () => {
  it('are the same there and back', () => {
    fc.assert(
      fc.property(where, (asked) => {
        const told = structuredClone(asked)
        fc.pre(told.groups.flat().length <= MOST_CONDITIONS)
        expect(readWhere(writeWhere(told))).toEqual(told)
      }),
    )
  })
  it('never fail otherwise than as unreadable', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(whereIn(text) === undefined || whereIn(text) === null || whereIn(text)!.groups.length > 0).toBe(true)
      }),
    )
  })
  it.each([
    '[',
    '[]',
    '{}',
    '{"all":{}}',
    '{"all":[{"all":[{"field":"a","op":"eq","value":1}]}]}',
    '{"all":[{"any":[{"any":[]}]}]}',
    '{"all":[{"field":"a","op":"bad"}]}',
    '{"all":[{"field":"a","op":"eq","value":{"b":1}}]}',
    '{"all":[{"field":"a","op":"contains"}]}',
    `{"all":[{"field":"a","op":"eq","value":"${'x'.repeat(201)}"}]}`,
  ])('%s cannot be read', (text) => {
    expect(() => readWhere(text)).toThrow(Unreadable)
  })
  it('says how many conditions and values there may be', () => {
    const one = { field: 'a', op: 'eq' as const, value: 1 }
    const of = (n: number) => writeWhere({ join: 'all', groups: [Array.from({ length: n }, () => one)] })
    expect(readWhere(of(MOST_CONDITIONS))?.groups[0]).toHaveLength(MOST_CONDITIONS)
    expect(() =>
      readWhere(writeWhere({ join: 'any', groups: Array.from({ length: 7 }, () => [one, one, one]) })),
    ).toThrow('tooManyConditions')
    const values = Array.from({ length: 101 }, (_, at) => at)
    expect(() => readWhere(JSON.stringify({ all: [{ field: 'a', op: 'in', value: values }] }))).toThrow('tooManyValues')
  })
  it('without any condition are none', () => {
    expect([readWhere(''), readWhere('{"all":[]}'), readWhere('{"all":[{"any":[]}]}')]).toEqual([null, null, null])
    expect(writeWhere({ join: 'all', groups: [] })).toBe('')
  })
  it('tell whether they choose states', () => {
    const asked = readWhere('{"any":[{"field":"iStat","op":"in","value":["3"]},{"field":"a","op":"empty"}]}')
    expect([choosesAmong(asked, ['iStat']), choosesAmong(asked, ['a'])]).toEqual([true, false])
  })
})

const columns: Column[] = [
  { key: 'total', kind: 'money', label: 'Tổng tiền', wire: 'TotalTax' },
  { key: 'date', kind: 'day', label: 'Ngày', wire: 'dtDate' },
  { key: 'partnerName', kind: 'text', label: 'Khách hàng', wire: 'ObjName' },
  { key: 'statusName', kind: 'status', label: 'Trạng thái', wire: 'Trangthai' },
  { key: 'note', kind: 'text', label: 'Ghi chú', wire: 'note' },
]
const filters = [
  { wire: 'iStat', label: 'Trạng thái', choices: [{ value: 1, label: 'Đã ghi sổ' }] },
  { wire: 'Object_ID', label: 'Khách hàng', of: 'partner' },
  { wire: 'all', label: 'Cả ngừng dùng' },
]
const words: ConditionWords = {
  language: 'vi',
  label: (key, values = {}) => {
    const told = Object.values(values)
    return told.length > 0 ? `${key}(${told.join('|')})` : key
  },
  nameOf: (_, id) => ({ a: 'An Phát' })[id],
}

describe('what conditions can be about', () => {
  const fields = conditionFields(columns, filters)
  it('is each thing once: states by their filter, the text of records with them', () => {
    expect(fields.map(({ wire, kind, text }) => [wire, kind, text])).toEqual([
      ['TotalTax', 'number', undefined],
      ['dtDate', 'day', undefined],
      ['note', 'text', undefined],
      ['iStat', 'choice', undefined],
      ['Object_ID', 'record', 'ObjName'],
    ])
  })
  it.each([
    ['{"all":[{"field":"TotalTax","op":"ge","value":1000000}]}', 'where.ge(Tổng tiền|1.000.000)'],
    ['{"all":[{"field":"dtDate","op":"during","value":"THISMONTH"}]}', 'where.during(Ngày|date.THISMONTH)'],
    ['{"all":[{"field":"dtDate","op":"le","value":"2026-11-20"}]}', 'where.leDay(Ngày|20-11-2026)'],
    ['{"all":[{"field":"TotalTax","op":"between","value":[1,2000]}]}', 'where.between(Tổng tiền|1|2.000)'],
    ['{"all":[{"field":"Object_ID","op":"in","value":["a","b"]}]}', 'where.in(Khách hàng|An Phát, …)'],
    ['{"all":[{"field":"iStat","op":"notIn","value":["1"]}]}', 'where.notIn(Trạng thái|Đã ghi sổ)'],
    ['{"all":[{"field":"ObjName","op":"contains","value":"minh"}]}', 'where.contains(Khách hàng|minh)'],
    ['{"all":[{"field":"note","op":"empty"}]}', 'where.empty(Ghi chú|)'],
    ['{"all":[{"field":"note","op":"empty","value":false}]}', 'where.filled(Ghi chú|false)'],
    [
      '{"all":[{"field":"note","op":"eq","value":"x"},{"any":[{"field":"note","op":"empty"},{"field":"TotalTax","op":"lt","value":0}]}]}',
      'where.eqText(Ghi chú|x) where.and (where.empty(Ghi chú|) where.or where.lt(Tổng tiền|0))',
    ],
  ])('%s is told in words', (text, told) => {
    expect(whereText(readWhere(text)!, fields, words)).toBe(told)
  })
})
