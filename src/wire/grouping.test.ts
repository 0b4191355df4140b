import { describe, expect, it } from 'vitest'
import { readGrouping, writeGrouping } from './grouping.ts'
import { listGroups, rowGroups } from '#model/grouping.ts'
import type { MasterColumn } from '#model/list.ts'

const column = (key: string, more: Partial<MasterColumn>): MasterColumn => ({
  key,
  kind: 'text',
  label: key,
  from: 'own',
  ...more,
})
const columns = [
  column('name', {}),
  column('groupName', { from: { ref: 'group', column: 'name' }, wire: 'GroupName' }),
  column('groupCode', { kind: 'code', from: { ref: 'group', column: 'code' } }),
  column('cashier', { groups: true }),
  column('kind', { kind: 'choice', choices: [{ value: 1, label: 'a' }] }),
  column('state', { kind: 'choice' }),
  column('active', { kind: 'flag' }),
  column('day', { kind: 'day' }),
  column('at', { kind: 'moment' }),
  column('rate', { kind: 'vat' }),
  column('total', { kind: 'money' }),
]
const groups = listGroups({ columns })

describe('by what rows are grouped', () => {
  it('follows from the columns', () => {
    expect(groups.map(({ wire, kind }) => `${wire} ${kind}`)).toEqual([
      'GroupName record',
      'cashier text',
      'kind choice',
      'active flag',
      'day day',
      'at day',
      'rate rate',
    ])
  })
  it('rows with one order have none', () => {
    expect(rowGroups({ columns, isOrdered: true })).toEqual([])
  })
  it.each(['day', 'day:month', 'GroupName'])('%s is written as it was read', (text) => {
    const found = readGrouping(text, groups)!
    const unit = text.includes(':') ? found.unit : null
    expect(writeGrouping({ field: found.field.wire, unit })).toBe(text)
  })
  it.each(['total', 'abc', 'day:week', 'GroupName:month', 'GroupName:', ':', 'constructor'])('%s is none', (text) => {
    expect(readGrouping(text, groups)).toBeUndefined()
  })
  it.each([undefined, '', '  '])('%j asks for nothing', (text) => {
    expect(readGrouping(text, groups)).toBeNull()
  })
})
