/** What a key does in the active cell: while it is only selected, while text is typed, and while its list is open. */
import { describe, expect, it } from 'vitest'
import { cursorOf, goodsOf, sampleForm, sampleRows, type SampleForm } from '#test/web/sample-form.ts'
import { pressed } from '#test/web/keys.ts'
import { flag, text } from '#model/field.ts'
import { goTo } from '../../draft/cursor.ts'
import { pickGoods } from '../../draft/lines.ts'
import type { RowsModel } from '../../draft/store/model.ts'
import { cellKey, type CellEdit } from './cell-edit.ts'
import { placeColumns } from './grid-columns.ts'

interface Typing {
  /** The text in the cell; typing has begun. */
  typed?: string
  /** What is typed cannot be read, or the document refuses it. */
  isRefused?: boolean
  isOpen?: boolean
  locked?: boolean
  editable?: boolean
}

/** Presses a key in the active cell; the answer is what the cell was told to do, and whether the key was taken. */
const inCell = (model: RowsModel, name: string, state: Typing = {}) => {
  const { row, column: active, mode } = model.cursor.get()
  const column = placeColumns(model.columns, 2000).find((one) => one.name === active)!
  const done: string[] = []
  const tell = (what: string) => () => void done.push(what)
  const { typed = '', isRefused = false, isOpen = false, locked = false, editable = true } = state
  const edit: CellEdit = {
    open: isOpen,
    byKey: false,
    typed,
    error: '',
    picks: column.field.kind === 'ref' || column.field.kind === 'choice',
    begin: tell('begin'),
    show: tell('show'),
    close: tell('close'),
    leave: tell('leave'),
    refuse: tell('refuse'),
    undo: tell('undo'),
    commit: () => {
      done.push('commit')
      return !isRefused
    },
    onInput: tell('input'),
    onBlur: tell('blur'),
  }
  const event = pressed(name, typed)
  const key = { model, column, row, edit, editing: mode === 'edit' && editable, editable, locked, event }
  cellKey(key)
  return { done, isTaken: event.isTaken(), at: cursorOf(model) }
}
const bill = (row = 0, column = 'quantity', isEdited = false): SampleForm => {
  const form = sampleForm()
  for (const at of [0, 1]) pickGoods(form.model, at, { product: goodsOf(at + 1) })
  goTo(form.model, { row, column }, isEdited ? { start: null } : undefined)
  return form
}

describe('in a selected cell', () => {
  it.each([
    ['ArrowDown', '1/quantity'],
    ['ArrowRight', '0/unitPrice'],
    ['Home', '0/product'],
    ['Ctrl+End', '2/product/edit'],
    ['Enter', '1/product'],
    ['Shift+Enter', '0/unit'],
    ['Tab', '0/unitPrice'],
    ['Shift+Tab', '0/unit'],
    ['F2', '0/quantity/edit'],
  ])('%s leads to %s', (key, to) => {
    expect(inCell(bill().model, key)).toMatchObject({ isTaken: true, at: to })
  })

  it.each(['Escape', 'a', '5', 'Alt+ArrowDown', 'Shift+ArrowDown', 'F9', 'Ctrl+s'])('%s is left to others', (key) => {
    expect(inCell(bill().model, key)).toEqual({ done: [], isTaken: false, at: '0/quantity' })
  })

  it('Alt+↓ opens the list of a cell that has one', () => {
    const { model } = bill(0, 'unit')
    expect(inCell(model, 'Alt+ArrowDown')).toMatchObject({ isTaken: true, at: '0/unit/edit' })
    expect(model.cursor.get().opensList).toBe(true)
  })

  it.each(['Delete', 'Backspace'])('%s empties it, but not the goods of a line', (key) => {
    const { model, lines } = bill(0, 'unitPrice')
    expect(inCell(model, key).isTaken).toBe(true)
    goTo(model, { row: 0, column: 'product' })
    expect(inCell(model, key).isTaken).toBe(true)
    expect(lines('product', 'unitPrice')[0]).toEqual(['g1', null])
  })

  it('a space ticks and unticks, and is a sign of a text elsewhere', () => {
    const model = sampleRows({ on: flag({ label: 'o' }), note: text({ label: 'n' }) })
    const on = () => model.store.get().draft.lines[0]?.['on']
    goTo(model, { row: 0, column: 'on' })
    expect([inCell(model, 'Space').isTaken, on()]).toEqual([true, true])
    expect([inCell(model, 'Space').isTaken, on()]).toEqual([true, false])
    goTo(model, { row: 0, column: 'note' })
    expect(inCell(model, 'Space').isTaken).toBe(false)
  })

  it('a value that may not be changed is neither emptied nor edited, and says why', () => {
    const { model, lines } = bill()
    for (const key of ['Delete', 'F2', '5'])
      expect(inCell(model, key, { editable: false })).toEqual({ done: ['refuse'], isTaken: true, at: '0/quantity' })
    expect(lines('quantity')[0]).toEqual([1])
  })

  it('of a locked document no key changes lines, but the arrows move', () => {
    const { model, lines } = bill()
    const locked = { locked: true, editable: false }
    for (const key of ['Ctrl+Delete', 'Insert', 'Ctrl+z', 'Delete'])
      expect(inCell(model, key, locked).isTaken).toBe(false)
    expect([lines().length, inCell(model, 'ArrowDown', locked).at]).toEqual([2, '1/quantity'])
  })
})

describe('while text is typed', () => {
  it.each([
    ['Enter', '1/product'],
    ['Tab', '0/unitPrice'],
    ['ArrowDown', '1/quantity'],
    ['PageDown', '2/product/edit'],
  ])('%s applies it and leads to %s', (key, to) => {
    expect(inCell(bill(0, 'quantity', true).model, key, { typed: '5' })).toEqual({
      done: ['commit'],
      isTaken: true,
      at: to,
    })
  })

  it.each(['Enter', 'Tab', 'ArrowDown'])('%s stays when it is refused', (key) => {
    expect(inCell(bill(0, 'quantity', true).model, key, { typed: 'x', isRefused: true })).toEqual({
      done: ['commit'],
      isTaken: true,
      at: '0/quantity/edit',
    })
  })

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Delete', 'Backspace', 'Ctrl+z', 'Ctrl+y', 'Space'])(
    '%s belongs to the text',
    (key) => {
      const { model, lines } = bill(0, 'quantity', true)
      expect(inCell(model, key, { typed: '5' })).toEqual({ done: [], isTaken: false, at: '0/quantity/edit' })
      expect(lines('quantity')).toEqual([[1], [1]])
    },
  )

  it('Escape takes back what was typed', () => {
    expect(inCell(bill(0, 'quantity', true).model, 'Escape', { typed: '5' })).toMatchObject({
      done: ['undo'],
      isTaken: true,
    })
  })

  it('keys of lines still work, and Ctrl+Z takes back a line where the text is only searched for', () => {
    const { model, lines } = bill(0, 'quantity', true)
    expect(inCell(model, 'Ctrl+Delete').isTaken).toBe(true)
    goTo(model, { row: 1, column: 'product' })
    expect([inCell(model, 'Ctrl+z').isTaken, lines().length]).toEqual([true, 2])
  })
})

describe('in the goods of the empty line', () => {
  it('↓ opens the list, and Enter leaves the lines when nothing is typed', () => {
    const { model } = bill(2, 'product')
    expect(inCell(model, 'ArrowDown')).toMatchObject({ done: ['show'], isTaken: true, at: '2/product/edit' })
    expect(inCell(model, 'Enter')).toEqual({ done: ['commit'], isTaken: false, at: '2/product/edit' })
  })
  it('Enter waits for what is searched for, and Tab does not go beyond the lines', () => {
    const { model } = bill(2, 'product')
    expect(inCell(model, 'Enter', { typed: 'nuoc' })).toMatchObject({ done: [], isTaken: true })
    expect(inCell(model, 'Tab')).toMatchObject({ isTaken: false, at: '2/product/edit' })
    expect(inCell(model, 'ArrowUp')).toMatchObject({ isTaken: true, at: '1/product' })
  })
})
