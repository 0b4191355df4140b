/** F8: from one problem of the lines to the next. */
import { expect, it } from 'vitest'
import { goodsOf, sampleForm } from '#test/web/sample-form.ts'
import { decimal } from '#kernel/decimal.ts'
import { problem } from '#kernel/problem.ts'
import { goTo } from '../cursor.ts'
import { pickGoods } from '../lines.ts'
import { nextProblem } from './next-problem.ts'
import { countWrongLines, remedyOf } from './wrong-lines.ts'

/** Nothing of the head is looked for here. */
const page = { querySelector: () => null } as unknown as ParentNode

it('goes through the lines in their order, to what was refused and to what is short, and begins again', () => {
  const { model, cursor } = sampleForm()
  for (const at of [0, 1, 2]) pickGoods(model, at, { product: goodsOf(at + 1) })
  const { keys } = model.store.get()
  const refused = (line: number, name: string) => ({ line: keys[line]!, name, problem: problem(name, 'stockShort') })
  model.store.patch({ refused: [refused(2, 'unitPrice'), refused(0, 'unit')] })
  model.shortage.set(new Map([[keys[1]!, { text: 'short', most: decimal(15) }]]))
  goTo(model, { row: 3, column: 'product' })
  const seen = [1, 2, 3, 4].map(() => {
    expect(nextProblem(model, page)).toBe(true)
    return cursor()
  })
  expect(seen).toEqual(['0/unit', '1/quantity', '2/unitPrice', '0/unit'])
})

it('goes to the first cell for a problem of a whole line, and nowhere when there is none', () => {
  const { model, cursor } = sampleForm()
  pickGoods(model, 0, { product: goodsOf(1) })
  expect([nextProblem(model, page), cursor()]).toEqual([false, '0/'])
  model.store.patch({ refused: [{ line: model.store.get().keys[0]!, name: '', problem: problem('', 'invalid') }] })
  expect([nextProblem(model, page), cursor()]).toEqual([true, '0/product'])
})

it('counts the lines that are wrong once each, and lowers a quantity to what is left of the goods', () => {
  const { model, lines } = sampleForm()
  for (const at of [0, 1, 2]) pickGoods(model, at, { product: goodsOf(at + 1), quantity: decimal(99) })
  const { keys } = model.store.get()
  expect(countWrongLines(model)).toBe(0)
  const over = (text: string | undefined, remaining: string) => ({
    line: keys[0]!,
    name: 'quantity',
    problem: problem('quantity', 'qtyOverSource', { remaining }),
    ...(text && { text }),
  })
  const short = (most: string) => ({ text: 'short', most: decimal(most) })
  model.shortage.set(
    new Map([
      [keys[1]!, short('15')],
      [keys[2]!, short('0')],
    ]),
  )
  model.store.patch({ refused: [over(undefined, '7.5')] })
  expect(countWrongLines(model)).toBe(3)
  remedyOf(model, keys[1]!)?.apply()
  remedyOf(model, keys[0]!)?.apply()
  expect(lines('quantity')).toEqual([[7.5], [15], [99]])
  model.store.patch({ refused: [over('told', '1.234')] })
  remedyOf(model, keys[0]!)?.apply()
  expect(lines('quantity')).toEqual([[1234], [15], [99]])
  // Nothing is left: the line goes.
  remedyOf(model, keys[2]!)?.apply()
  expect(lines('quantity')).toEqual([[1234], [15]])
  expect(remedyOf(model, keys[0]!)).toBeUndefined()
})
