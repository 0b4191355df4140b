/** Two versions of one document, compared field by field and line by line. */
import { describe, expect, it } from 'vitest'
import type { Field } from '#model/field.ts'
import { rowsAnew } from '#web/form/draft/draft.ts'
import { differences, rowDifferences, type FieldComparison, type Showing } from './differences.ts'

const field = (over: Partial<Field>): Field => ({ kind: 'text', label: '', ...over }) as Field
const show: Showing = {
  label: (one) => one.label,
  show: (_, value) => String(value ?? ''),
  rowName: (row, at) => `${at + 1} ${String(row['goods'])}`,
  absent: '∅',
}
const note: FieldComparison = { name: 'note', field: field({ label: 'Note' }) }
const columns: FieldComparison[] = [
  { name: 'goods', field: field({ label: 'Goods' }) },
  { name: 'quantity', field: field({ label: 'Quantity', kind: 'quantity' }) },
]
const row = (lineId: string | null, goods: string, quantity: bigint) => ({ lineId, goods, quantity })

describe('two versions', () => {
  it('differ in nothing where the same stands in them, whatever empty is called', () => {
    const versions = { theirs: { note: null, tags: [], off: 0n }, mine: { note: '', off: null } }
    const tags: FieldComparison = { name: 'tags', field: field({ kind: 'refs' }) }
    const off: FieldComparison = { name: 'off', field: field({ kind: 'money' }) }
    expect(differences([note, tags, off], versions, show)).toEqual([])
  })
  it('differ in fields, also in those of a part', () => {
    const place: FieldComparison = {
      name: 'place',
      field: field({ kind: 'object', label: 'Place', fields: { street: field({ label: 'Street' }) } as never }),
    }
    const versions = { theirs: { note: 'a', place: { street: 'x' } }, mine: { note: 'b', place: null } }
    expect(differences([note, place], versions, show)).toEqual([
      { where: 'Note', theirs: 'a', mine: 'b' },
      { where: 'Place · Street', theirs: 'x', mine: '' },
    ])
  })
  it('differ in lines that are the same line, in added and in deleted ones', () => {
    const theirs = [row('1', 'rice', 3n), row('2', 'salt', 1n)]
    const mine = [row('1', 'rice', 5n), row(null, 'oil', 2n), row('gone', 'tea', 4n)]
    expect(rowDifferences(columns, { theirs, mine }, show)).toEqual([
      { where: '1 rice · Quantity', theirs: '3', mine: '5' },
      { where: '2 oil', theirs: '∅', mine: 'Goods oil, Quantity 2' },
      { where: '3 tea', theirs: '∅', mine: 'Goods tea, Quantity 4' },
      { where: '2 salt', theirs: 'Goods salt, Quantity 1', mine: '∅' },
    ])
  })
  it('are joined by sending lines that are stored no longer as new ones', () => {
    const rows = [row('1', 'rice', 5n), row('gone', 'tea', 4n), row(null, 'oil', 2n)]
    expect(rowsAnew(rows, new Set(['1'])).map((one) => one.lineId)).toEqual(['1', null, null])
  })
})
