/** Compares the groups of a list with the list itself: all of them together, and each with its rows. */
import { expect } from 'vitest'
import type { GroupField } from '#model/grouping.ts'
import { writeGrouping } from '#wire/grouping.ts'
import { writeWhere, type WhereCondition } from '#wire/where.ts'
import type { Anything } from './app.ts'

type Ask = (query: Readonly<Record<string, string>>) => Promise<Anything>

/** The rows of each group are compared only of some. */
const SOME = 4

const sumsOf = ({ arrSUM }: Anything): Record<string, number> =>
  Object.fromEntries(arrSUM.map(({ Name, Total }: Anything) => [Name, Number(Total ?? 0)]))

const addedUp = (groups: readonly Anything[]): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const group of groups)
    for (const [name, sum] of Object.entries(sumsOf(group))) sums[name] = (sums[name] ?? 0) + sum
  return sums
}

/** The same rows by a condition, where one can say it. */
const conditionFor = ({ kind, on, wire }: GroupField, { key, Name }: Anything): WhereCondition | null => {
  if (on === 'field') return key === '' ? null : { field: wire, op: 'in', value: [key] }
  if (key === '') return { field: wire, op: 'empty' }
  if (kind === 'record') return { field: wire, op: 'eq', value: Name }
  return { field: wire, op: kind === 'day' ? 'between' : 'eq', value: kind === 'day' ? [key, key] : key }
}

export const expectGroups = async (ask: Ask, field: GroupField): Promise<number> => {
  const all = await ask({ nItem: '1' })
  const units = field.kind === 'day' ? (['day', 'month', 'quarter', 'year'] as const) : [null]
  for (const unit of units) {
    const groupBy = writeGrouping({ field: field.wire, unit })
    const asked = await ask({ groupBy })
    const groups: Anything[] = asked.ListGroup
    expect(asked.ListItem).toEqual([])
    expect([asked.TotalCount, asked.GroupCount]).toEqual([all.TotalCount, groups.length])
    expect(groups.reduce((sum, group) => sum + Number(group.TotalCount), 0)).toBe(all.TotalCount)
    expect(sumsOf(asked)).toEqual(sumsOf(all))
    const together = addedUp(groups)
    for (const [name, sum] of Object.entries(sumsOf(all))) expect(together[name] ?? 0).toBeCloseTo(sum, 4)
    expect(groups.every(({ Name }) => typeof Name === 'string' && Name !== '')).toBe(true)
    for (const group of groups.slice(0, SOME)) {
      const rows = await ask({ groupBy, group: group.key, nItem: '1' })
      expect([rows.TotalCount, sumsOf(rows)]).toEqual([group.TotalCount, sumsOf(group)])
      const condition = unit === null || unit === 'day' ? conditionFor(field, group) : null
      if (!condition) continue
      const where = writeWhere({ join: 'all', groups: [[condition]] })
      const { TotalCount } = await ask({ where, nItem: '1' })
      // Records of one name are one for a condition on the name.
      if (field.kind === 'record' && field.on === 'column') expect(TotalCount).toBeGreaterThanOrEqual(group.TotalCount)
      else expect([group.Name, TotalCount]).toEqual([group.Name, group.TotalCount])
    }
  }
  return all.TotalCount
}
