/** Rows of a field: what the form receives, undo, and rows replaced from outside. */
import { expect, it } from 'vitest'
import { text } from '#model/field.ts'
import type { LineDraft } from '../draft.ts'
import { createRowsStore } from './rows-store.ts'
import { insertLine, removeLine, setLine } from '../edits.ts'

const fields = { name: text({ label: 'n' }), phone: text({ label: 'p' }) }
const shaped = { shape: { fields: {}, lines: fields } }
const row = (name: string, lineId: string | null = null): LineDraft => ({ name, phone: null, lineId })

const started = (...rows: readonly LineDraft[]) => {
  const handed: string[][] = []
  let held: readonly LineDraft[] = rows
  const store = createRowsStore({
    fields,
    rows,
    now: () => 0,
    onChange: (next) => {
      held = next
      handed.push(next.map((one) => String(one['name'])))
    },
  })
  return { store, handed, held: () => held, names: () => store.get().raw.lines.map((one) => one['name']) }
}

it('passes on typed rows without blank ones', () => {
  const { store, handed, names } = started(row('a', '1'))
  store.change(insertLine(shaped, 1))
  expect(handed).toEqual([])
  expect(names()).toEqual(['a', null])
  store.change(setLine(shaped, 1, { name: 'b' }))
  expect(handed).toEqual([['a', 'b']])
})

it('restores a removed row with its key, and removes it again', () => {
  const { store, handed, names } = started(row('a', '1'), row('b'))
  const { keys } = store.get()
  store.change(removeLine(1))
  store.undo()
  expect(store.get().keys).toEqual(keys)
  expect(names()).toEqual(['a', 'b'])
  store.redo()
  expect(handed).toEqual([['a'], ['a', 'b'], ['a']])
  expect(store.get()).toMatchObject({ canUndo: true, canRedo: false })
})

it('recognizes its own rows when the form passes them back, as the same or as equal objects', () => {
  const { store, held } = started(row('a', '1'))
  store.change(setLine(shaped, 0, { phone: '1' }))
  store.sync(held())
  store.sync(held().map((one) => ({ ...one })))
  expect(store.get().canUndo).toBe(true)
})

it('keeps keys and blank rows when values were corrected, and restarts with other rows', () => {
  const { store, names } = started(row('a', '1'), row('b', '2'))
  store.change(insertLine(shaped, 1))
  const { keys } = store.get()
  store.sync([row('A', '1'), row('B', '2')])
  expect(names()).toEqual(['A', null, 'B'])
  expect(store.get()).toMatchObject({ keys, canUndo: true })
  store.sync([row('c', '3')])
  expect(names()).toEqual(['c'])
  expect(store.get()).toMatchObject({ keys: ['3'], canUndo: false })
})

it('returns the keys of filled rows, so that problems can be assigned to them', () => {
  const { store } = started(row('a', '1'))
  store.change(insertLine(shaped, 0))
  expect(store.filledKeys()).toEqual(['1'])
})
