/** F8: from one problem of the lines to the next. */
import { expect, it } from 'vitest'
import { goodsOf, sampleForm } from '#test/web/sample-form.ts'
import { problem } from '#kernel/problem.ts'
import { goTo } from './cursor.ts'
import { pickGoods } from './lines.ts'
import { nextProblem } from './next-problem.ts'

/** Nothing of the head is looked for here. */
const page = { querySelector: () => null } as unknown as ParentNode

it('goes through the lines in their order, to what was refused and to what is short, and begins again', () => {
  const { model, cursor } = sampleForm()
  for (const at of [0, 1, 2]) pickGoods(model, at, { product: goodsOf(at + 1) })
  const { keys } = model.store.get()
  const refused = (line: number, name: string) => ({ line: keys[line]!, name, problem: problem(name, 'stockShort') })
  model.store.patch({ refused: [refused(2, 'unitPrice'), refused(0, 'unit')] })
  model.shortage.set(new Map([[keys[1]!, 'short']]))
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
