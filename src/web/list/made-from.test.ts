import { expect, it } from 'vitest'
import type { DocumentMeta } from '#model/document.ts'
import { ordering, posting } from '#model/state.ts'
import { isNextStep, makePath, makingsOf } from './made-from.ts'

const meta = (name: string, more: object): DocumentMeta =>
  ({ name, screen: { base: `/${name}`, create: 'create' }, wire: { module: name }, ...more }) as DocumentMeta
const source = (of: string, more: object = {}) => [{ of, nothing: 'x', ...more }]
const back = meta('back', { sources: source('bill') })
const receipt = meta('receipt', { sources: source('bill', { many: true }), pays: true })
const delivery = meta('delivery', { sources: source('order') })
const metas = [back, receipt, delivery]
const bill = { name: 'bill', lifecycle: posting }
const order = {
  name: 'order',
  lifecycle: ordering({ ordered: 'x', delivered: 'y' }),
  followed: { derive: () => 'ordered' },
}
const made = (of: typeof bill, rows: readonly object[]) =>
  makingsOf(of, rows as Record<string, unknown>[], metas).map((one) => [one.made.name, one.rows.length, one.isOne])

it('pays several bills by one voucher, of those that are open; drafts and cancelled bills make nothing', () => {
  const open = { iStat: 1, remaining: 5 }
  expect(made(bill, [open, open, { iStat: 1, remaining: 0 }, { ...open, iStat: 3 }, { ...open, iStat: 4 }])).toEqual([
    ['back', 3, false],
    ['receipt', 2, true],
  ])
  expect(made(bill, [{ ...open, iStat: 4 }])).toEqual([])
  expect(isNextStep(bill, receipt)).toBe(true)
  expect(isNextStep(bill, back)).toBe(false)
})

it('delivers orders of which something is left, each by itself', () => {
  expect(made(order, [{ iStat: 1 }, { iStat: 1 }, { iStat: 2 }])).toEqual([['delivery', 2, false]])
  expect(made(order, [{ iStat: 1 }])).toEqual([['delivery', 1, true]])
  expect(isNextStep(order, delivery)).toBe(true)
})

it('opens the form with all sources', () => {
  expect(makePath(receipt, meta('bill', {}), ['a', 'b'])).toBe('/receipt/create?from=bill&id=a,b')
})
