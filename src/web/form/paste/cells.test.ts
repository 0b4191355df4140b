/** Blocks pasted into cells: to the right and below the active one. */
import { beforeEach, describe, expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { quantity, ref, text } from '#model/field.ts'
import { cursorOf, goodsOf, sampleForm, sampleRows, typing } from '#test/web/sample-form.ts'
import { notices } from '#web/ui/floating/notify.tsx'
import { loadArea } from '#web/words/words.ts'
import { pickGoods } from '../draft/lines.ts'
import { pasteCells } from './cells.ts'

beforeEach(async () => {
  notices.set([])
  await loadArea('paste')
})
const told = () => notices.get().map(({ tone, message }) => `${tone}: ${message}`)
const pasted = (...rows: readonly string[]) => ({ text: rows.join('\n').replaceAll('|', '\t'), context: typing })

const fields = {
  unit: ref('unit')({ label: 'u' }),
  factor: quantity({ label: 'f', sign: 'positive' }),
  note: text({ label: 'n', max: 10 }),
}
const rowsOf = (model: ReturnType<typeof sampleRows>) =>
  model.store.get().raw.lines.map((row) => [row['unit'], row['factor'], row['note']])

describe('a block pasted into rows of a record', () => {
  it('becomes rows, and a cell that cannot be read stays empty and is counted', async () => {
    const model = sampleRows(fields, [], { Hộp: 'u1', THUNG: 'u2' })
    await pasteCells(model, { row: 0, column: 'unit' }, pasted('Hộp|10|a', 'THUNG|1.200,5|', 'Không có đâu|7|b'))
    expect(rowsOf(model)).toEqual([
      ['u1', decimal(10), 'a'],
      ['u2', decimal('1200.5'), null],
      [null, decimal(7), 'b'],
    ])
    expect(told()).toEqual([expect.stringMatching(/^error: 1 ô/)])
    expect(cursorOf(model)).toMatch(/^0\/unit/)
    model.store.undo()
    expect(rowsOf(model)).toEqual([])
  })

  it('begins at the active cell; what lies right of the last column is left out', async () => {
    const model = sampleRows(fields, [{ lineId: '1', unit: 'u1', factor: decimal(1), note: 'old' }])
    await pasteCells(model, { row: 0, column: 'factor' }, pasted('2|new|far|away', '3|more|x'))
    expect(rowsOf(model)).toEqual([
      ['u1', decimal(2), 'new'],
      [null, decimal(3), 'more'],
    ])
    expect(told()).toEqual([expect.stringMatching(/^info: .*2/)])
  })

  it('leaves cells as they are where the block is empty or cannot be read', async () => {
    const model = sampleRows(fields, [{ lineId: '1', unit: 'u1', factor: decimal(1), note: 'old' }])
    await pasteCells(model, { row: 0, column: 'factor' }, pasted('-2|', '|longer than ten signs'))
    expect(rowsOf(model)).toEqual([
      ['u1', decimal(1), 'old'],
      [null, null, null],
    ])
    expect(told()).toEqual([expect.stringMatching(/^error: 2 ô/)])
  })

  it('below the last row appends rows without a gap', async () => {
    const model = sampleRows(fields)
    await pasteCells(model, { row: 7, column: 'factor' }, pasted('2', '3'))
    expect(rowsOf(model).map(([, factor]) => factor)).toEqual([decimal(2), decimal(3)])
    expect(cursorOf(model)).toBe('0/factor')
  })

  it('reads a column in the notation that one of its cells proves', async () => {
    const model = sampleRows(fields)
    await pasteCells(model, { row: 0, column: 'factor' }, pasted('1,250', '1,234.5'))
    expect(rowsOf(model).map(([, factor]) => factor)).toEqual([decimal(1250), decimal('1234.5')])
  })
})

describe('a block pasted into lines of goods', () => {
  const bill = (...goods: readonly number[]) => {
    const form = sampleForm()
    for (const at of goods) pickGoods(form.model, form.model.store.get().keys.length, { product: goodsOf(at) })
    return form
  }

  it('changes the lines there are and adds none, because a line needs goods', async () => {
    const { model, lines } = bill(1, 2)
    await pasteCells(model, { row: 1, column: 'quantity' }, pasted('5|1.500', '6|1.600', '7|1.700'))
    expect(lines('product', 'quantity', 'unitPrice')).toEqual([
      ['g1', 1, 1000],
      ['g2', 5, 1500],
    ])
    model.store.undo()
    expect(lines('quantity', 'unitPrice')).toEqual([
      [1, 1000],
      [1, 2000],
    ])
  })

  it('names the unit as it is called, of those the goods have', async () => {
    const { model, lines } = bill(1, 2)
    await pasteCells(model, { row: 0, column: 'unit' }, pasted('thung|2', 'Bao|3'))
    expect(lines('unit', 'quantity')).toEqual([
      ['thung', 2],
      ['chai', 3],
    ])
    expect(told()).toEqual([expect.stringMatching(/^error: 1 ô/)])
  })

  it('cannot change a computed cell, nor a price without the right', async () => {
    const { model, lines } = sampleForm(undefined, false)
    pickGoods(model, 0, { product: goodsOf(1) })
    await pasteCells(model, { row: 0, column: 'quantity' }, pasted('2|9|50|100|777'))
    expect(lines('quantity', 'unitPrice', 'discountPercent', 'discountAmount', 'lineAmount')).toEqual([
      [2, 1000, null, null, 2000],
    ])
  })
})
