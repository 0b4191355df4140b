/** What each key does with the lines and the active cell of the grid. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodsOf, sampleForm, sampleRows, cursorOf, type SampleForm } from '#test/web/sample-form.ts'
import { pressed } from '#test/web/keys.ts'
import { decimal } from '#kernel/decimal.ts'
import { quantity, ref, text } from '#model/field.ts'
import { documents } from '#documents/all.ts'
import { goTo, nextToFill } from '../../draft/cursor.ts'
import { setLine } from '../../draft/edits.ts'
import { goAfterGoods, pickGoods } from '../../draft/lines.ts'
import { isCellEditable } from '../../draft/store/model.ts'
import { lineKey, moveBy, moveOn } from './grid-keys.ts'

/** A bill with these goods, one line each; the cursor stands in the quantity of the first. */
const bill = (...goods: readonly number[]): SampleForm => {
  const form = sampleForm()
  for (const [at, one] of goods.entries()) pickGoods(form.model, at, { product: goodsOf(one) })
  goTo(form.model, { row: 0, column: 'quantity' })
  return form
}
const products = (form: SampleForm) => form.lines('product').map(([one]) => one)
const press = (form: SampleForm, ...names: readonly string[]) => {
  for (const name of names) expect([name, lineKey(form.model, pressed(name))]).toEqual([name, true])
}
const at = (form: SampleForm, row: number, column: string) => goTo(form.model, { row, column })

describe('a key that moves', () => {
  it.each([
    ['ArrowDown', 1, 'quantity', '2/quantity'],
    ['ArrowUp', 0, 'quantity', '0/quantity'],
    ['ArrowLeft', 1, 'quantity', '1/unit'],
    ['ArrowLeft', 1, 'product', '1/product'],
    ['ArrowRight', 1, 'quantity', '1/unitPrice'],
    ['Home', 1, 'quantity', '1/product'],
    ['PageUp', 2, 'quantity', '0/quantity'],
    // Below the last line only the goods are active, and typing begins at once.
    ['PageDown', 1, 'quantity', '3/product/edit'],
    ['ArrowDown', 2, 'quantity', '3/product/edit'],
    ['ArrowRight', 3, 'product', '3/product/edit'],
  ])('%s from line %d, %s leads to %s', (key, row, column, to) => {
    const form = bill(1, 2, 3)
    at(form, row, column)
    expect(moveBy(form.model, key, false)).toBe(true)
    expect(form.cursor()).toBe(to)
  })
  it('leads to the first and last cell of all with Ctrl, and End to the last of the line', () => {
    const form = bill(1, 2, 3)
    at(form, 1, 'quantity')
    moveBy(form.model, 'Home', true)
    expect(form.cursor()).toBe('0/product')
    moveBy(form.model, 'End', true)
    expect(form.cursor()).toBe('3/product/edit')
    at(form, 0, 'quantity')
    moveBy(form.model, 'End', false)
    expect(form.cursor()).toBe(`0/${form.model.shown.get().at(-1)!.name}`)
  })
  it('is none of the others', () => {
    const form = bill(1)
    expect(['a', 'Enter', 'Tab', 'Escape', 'F2'].map((key) => moveBy(form.model, key, false))).not.toContain(true)
    expect(form.cursor()).toBe('0/quantity')
  })
})

describe('Enter and Tab', () => {
  it('Tab goes through the editable cells and on to the next line, Shift+Tab back the same way', () => {
    const form = bill(1, 2)
    at(form, 0, 'product')
    const forth = [form.cursor()]
    while (moveOn(form.model, 'Tab', false)) forth.push(form.cursor())
    const editable = form.model.shown.get().filter((column) => isCellEditable(form.model, column))
    const expected = [0, 1].flatMap((row) => editable.map(({ name }) => `${row}/${name}`))
    expect(forth).toEqual([...expected, '2/product/edit'])
    const back = [form.cursor()]
    while (moveOn(form.model, 'Tab', true)) back.push(form.cursor())
    expect(back.toReversed()).toEqual(forth)
  })

  it('Enter goes to the next line when nothing is left to fill, first to a price that is zero', () => {
    const form = bill(1, 2)
    at(form, 0, 'quantity')
    expect(moveOn(form.model, 'Enter', false)).toBe(true)
    expect(form.cursor()).toBe('1/product')
    form.model.store.change(setLine(form.model.definition, 1, { unitPrice: decimal(0) }))
    at(form, 1, 'quantity')
    moveOn(form.model, 'Enter', false)
    expect(form.cursor()).toBe('1/unitPrice')
    expect(moveOn(form.model, 'Enter', true)).toBe(true)
    expect(form.cursor()).toBe('1/quantity')
  })

  it('a line takes two keys besides its text: Enter behind the code, Enter behind the quantity', () => {
    const form = sampleForm()
    goTo(form.model, { row: 0, column: 'product' })
    for (const row of [0, 1, 2]) {
      expect(form.cursor()).toBe(`${row}/product/edit`)
      goAfterGoods(form.model, pickGoods(form.model, row, { product: goodsOf(row + 1) }))
      expect(form.cursor()).toBe(`${row}/quantity`)
      expect(moveOn(form.model, 'Enter', false)).toBe(true)
    }
    expect(form.cursor()).toBe('3/product/edit')
  })

  const filled = documents.filter((one) => Object.keys(one.shape.lines).length > 0)
  it.each(filled.map((one) => [one.name, one] as const))('Enter leaves the empty line of %s', (_, definition) => {
    const form = sampleForm(definition)
    goTo(form.model, { row: 0, column: form.model.shown.get()[0]!.name })
    const before = form.cursor()
    // The cell's list of goods opens with the first key.
    expect(form.model.cursor.get().opensList).toBe(false)
    expect(moveOn(form.model, 'Enter', false)).toBe(false)
    expect([form.cursor(), form.lines().length]).toEqual([before, 0])
  })

  it('Enter goes through the required cells of a row of a record', () => {
    const fields = {
      unit: ref('unit')({ label: 'u', required: true }),
      factor: quantity({ label: 'f', required: true }),
      note: text({ label: 'n' }),
    }
    const model = sampleRows(fields, [{ lineId: '1', unit: 'u1', factor: null, note: null }])
    expect(nextToFill(model, { row: 0, column: 'unit' })).toEqual({ row: 0, column: 'factor' })
    model.store.change(setLine(model.definition, 0, { factor: decimal(24) }))
    expect(nextToFill(model, { row: 0, column: 'unit' })).toEqual({ row: 1, column: 'unit' })
    goTo(model, { row: 1, column: 'unit' })
    expect([cursorOf(model), moveOn(model, 'Enter', false)]).toEqual(['1/unit/edit', false])
  })
})

describe('a key that changes lines', () => {
  it('Ctrl+Delete removes the line, and the cursor stays in its place', () => {
    const form = bill(1, 2, 3)
    at(form, 1, 'quantity')
    press(form, 'Ctrl+Delete')
    expect([products(form), form.cursor()]).toEqual([['g1', 'g3'], '1/quantity'])
    press(form, 'Ctrl+Delete')
    // What was the last line is now the empty one.
    expect([products(form), form.cursor()]).toEqual([['g1'], '1/product/edit'])
    press(form, 'Ctrl+Delete')
    expect(products(form)).toEqual(['g1'])
  })

  it.each(['Insert', 'Ctrl+Enter'])('%s makes one empty line below, not a second one', (key) => {
    const form = bill(1, 2)
    press(form, key)
    expect([products(form), form.cursor()]).toEqual([['g1', null, 'g2'], '1/product/edit'])
    at(form, 0, 'quantity')
    press(form, key)
    expect(products(form)).toEqual(['g1', null, 'g2'])
    at(form, 2, 'quantity')
    press(form, key)
    expect([products(form), form.cursor()]).toEqual([['g1', null, 'g2'], '3/product/edit'])
  })

  it('Shift+Alt+↓ doubles the line and goes to the copy', () => {
    const form = bill(1, 2)
    press(form, 'Shift+Alt+ArrowDown')
    expect([products(form), form.cursor()]).toEqual([['g1', 'g1', 'g2'], '1/quantity'])
  })

  it('Ctrl+Shift+↓ and ↑ move the line, the cursor with it, and not beyond the ends', () => {
    const form = bill(1, 2, 3)
    press(form, 'Ctrl+Shift+ArrowDown', 'Ctrl+Shift+ArrowDown', 'Ctrl+Shift+ArrowDown')
    expect([products(form), form.cursor()]).toEqual([['g2', 'g3', 'g1'], '2/quantity'])
    press(form, 'Ctrl+Shift+ArrowUp')
    expect([products(form), form.cursor()]).toEqual([['g2', 'g1', 'g3'], '1/quantity'])
  })

  it('Ctrl+D takes the value above; goods together with their unit, as a line of their own', () => {
    const form = bill(1, 2)
    const { store } = form.model
    store.change(setLine(form.model.definition, 0, { unit: 'thung', quantity: decimal(7) }))
    at(form, 1, 'quantity')
    press(form, 'Ctrl+d')
    at(form, 2, 'product')
    press(form, 'Ctrl+d')
    expect(form.lines('product', 'unit', 'quantity')).toEqual([
      ['g1', 'thung', 7],
      ['g2', 'chai', 7],
      ['g2', 'chai', 1],
    ])
    at(form, 0, 'quantity')
    press(form, 'Ctrl+d')
    expect(form.lines('quantity')[0]).toEqual([7])
  })

  it('Ctrl+D copies no price without the right, and no computed value', () => {
    const form = sampleForm(undefined, false)
    for (const row of [0, 1]) pickGoods(form.model, row, { product: goodsOf(row + 1) })
    for (const column of ['unitPrice', 'lineAmount']) {
      at(form, 1, column)
      press(form, 'Ctrl+d')
    }
    expect(form.lines('unitPrice')).toEqual([[1000], [2000]])
  })

  it.each([['Ctrl+y'], ['Ctrl+Shift+Z'], ['Meta+y']])('Ctrl+Z takes back and %s repeats', (redo) => {
    const form = bill(1, 2)
    at(form, 1, 'quantity')
    press(form, 'Ctrl+Delete', 'Ctrl+z')
    expect(products(form)).toEqual(['g1', 'g2'])
    press(form, redo)
    expect(products(form)).toEqual(['g1'])
    press(form, 'Ctrl+Z', 'Ctrl+Z', 'Ctrl+Z', 'Ctrl+Z')
    expect([products(form), form.cursor()]).toEqual([[], '0/product/edit'])
  })

  it('takes the key for itself, and leaves every other one', () => {
    const form = bill(1)
    const own = pressed('Ctrl+d')
    lineKey(form.model, own)
    expect(own.isTaken()).toBe(true)
    for (const name of ['d', 'Shift+Insert', 'Ctrl+s', 'Delete', 'Alt+ArrowDown', 'Ctrl+Alt+z', 'z']) {
      const other = pressed(name)
      expect([lineKey(form.model, other), other.isTaken()]).toEqual([false, false])
    }
  })
})

it('a line that is not there is not copied, and the cursor stays on the first row', () => {
  const form = bill()
  lineKey(form.model, pressed('Shift+Alt+ArrowDown'))
  expect([form.lines(), form.model.cursor.get().row]).toEqual([[], 0])
})

it('whatever is pressed, the cursor stays in the grid, and undo returns to the beginning', () => {
  const keys = ['Ctrl+d', 'Insert', 'Ctrl+Delete', 'Shift+Alt+ArrowDown', 'Ctrl+Shift+ArrowDown', 'Ctrl+Shift+ArrowUp']
  const moves = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'Tab', 'Enter']
  const undo = ['Ctrl+z', 'Ctrl+y']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys, ...moves, ...undo), { maxLength: 30 }), (names) => {
      const form = bill(1, 2)
      const { model } = form
      for (const name of names) {
        if (name === 'Tab' || name === 'Enter') moveOn(model, name, false)
        else if (moves.includes(name)) moveBy(model, name, false)
        else lineKey(model, pressed(name))
        const { row, column } = model.cursor.get()
        const { draft, keys: own } = model.store.get()
        expect(row).toBeGreaterThanOrEqual(0)
        expect(row).toBeLessThanOrEqual(draft.lines.length)
        expect(model.shown.get().map((one) => one.name)).toContain(column)
        expect(new Set(own).size).toBe(draft.lines.length)
      }
      while (model.store.get().canUndo) model.store.undo()
      expect(form.lines()).toEqual([])
    }),
  )
})
