import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConditionField } from '#wire/where-text.ts'
import { readWhere, writeWhere, type WhereCondition, type WireWhere } from '#wire/where.ts'
import {
  added,
  compareBy,
  comparisonsOf,
  conditionOf,
  draftOf,
  fieldOfColumn,
  newDraft,
  removed,
  replaced,
  turned,
} from './conditions.ts'

const total: ConditionField = { wire: 'TotalTax', label: 'Tổng tiền', kind: 'number' }
const date: ConditionField = { wire: 'dtDate', label: 'Ngày', kind: 'day' }
const customer: ConditionField = { wire: 'Object_ID', label: 'Khách', kind: 'record', of: 'partner', text: 'ObjName' }
const samples: [ConditionField, WhereCondition][] = [
  [total, { field: 'TotalTax', op: 'ge', value: '1000' }],
  [total, { field: 'TotalTax', op: 'between', value: ['1000', '2000.5'] }],
  [total, { field: 'TotalTax', op: 'empty' }],
  [total, { field: 'TotalTax', op: 'empty', value: false }],
  [date, { field: 'dtDate', op: 'during', value: 'THISMONTH' }],
  [date, { field: 'dtDate', op: 'between', value: ['2026-11-01', '2026-11-30'] }],
  [customer, { field: 'Object_ID', op: 'notIn', value: ['a', 'b'] }],
  [customer, { field: 'ObjName', op: 'contains', value: 'minh' }],
]

describe('a condition', () => {
  it.each(samples)('%j is the same when its box is opened and closed', (field, condition) => {
    expect(conditionOf(field, draftOf(condition))).toEqual(condition)
  })
  it('is none while something is missing, and says when its ends are the wrong way round', () => {
    expect(conditionOf(total, newDraft(total))).toBeNull()
    expect(conditionOf(customer, newDraft(customer))).toBeNull()
    const ends = (low: string, high: string) => ({ comparison: 'between' as const, low, high, chosen: [] })
    expect(conditionOf(total, ends('9', ''))).toBeNull()
    expect(conditionOf(total, ends('1000', '9'))).toEqual({ problem: 'where.order' })
    expect(conditionOf(total, ends('9', '1000'))).toMatchObject({ value: ['9', '1000'] })
    expect(conditionOf(date, ends('2026-12-01', '2026-11-30'))).toEqual({ problem: 'where.order' })
  })
  it('keeps what another comparison can be made with', () => {
    const typed = { ...newDraft(total), low: '5' }
    expect(compareBy(total, typed, 'le')).toMatchObject({ comparison: 'le', low: '5' })
    const named = { ...newDraft(date), low: 'TODAY' }
    expect(compareBy(date, named, 'ge').low).toBe('')
  })
  it('about records is about their text, too', () => {
    expect(comparisonsOf(customer)).toEqual(['in', 'notIn', 'contains', 'lacks', 'empty', 'filled'])
    expect(fieldOfColumn([total, customer], { field: 'ObjName', label: 'Tên' })).toBe(customer)
    expect(fieldOfColumn([total, customer], { field: 'x', label: 'Khách' })).toBe(customer)
  })
})

const one = (field: string): WhereCondition => ({ field, op: 'empty' })
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      group: fc.option(fc.nat(3)),
      name: fc.stringMatching(/^[a-z]{1,3}$/),
    }),
    fc.record({ kind: fc.constant('remove' as const), group: fc.nat(3), index: fc.nat(3) }),
    fc.record({ kind: fc.constant('turn' as const) }),
  ),
  { maxLength: 12 },
)

describe('changing conditions', () => {
  it('never leaves an empty group, and what is left can be sent', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let where: WireWhere = { join: 'all', groups: [] }
        let count = 0
        for (const step of all) {
          if (step.kind === 'add') where = added(where, step.group, one(step.name))
          if (step.kind === 'turn') where = turned(where)
          if (step.kind === 'remove') {
            count -= where.groups[step.group]?.[step.index] ? 1 : 0
            where = removed(where, step)
          }
          count += step.kind === 'add' ? 1 : 0
          expect(where.groups.every((group) => group.length > 0)).toBe(true)
          expect(where.groups.flat()).toHaveLength(count)
          if (count > 0) expect(readWhere(writeWhere(where))).toEqual(where)
        }
      }),
    )
  })
  it('replaces one in its place', () => {
    const where = added(added(null, null, one('a')), 0, one('b'))
    expect(replaced(where, { group: 0, index: 1 }, one('c')).groups).toEqual([[one('a'), one('c')]])
  })
})
