import { expect, it } from 'vitest'
import type { DocumentMeta } from '#model/document.ts'
import { ordering, posting } from '#model/state.ts'
import type { WireRow } from '#web/data/queries.ts'
import { isNextStep, isUsedUp, makePath, makingsOf } from './made-from.ts'

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
  makingsOf(of, rows as WireRow[], metas).map(({ made: { name }, groups }) => [
    name,
    ...groups.map((one) => one.length),
  ])

it('pays the open bills of a customer by one voucher; drafts and cancelled bills make nothing', () => {
  const open = { iStat: 1, remaining: 5, ObjID: 'KH1' }
  expect(made(bill, [open, open, { ...open, remaining: 0 }, { ...open, iStat: 3 }, { ...open, iStat: 4 }])).toEqual([
    ['back', 1, 1, 1],
    ['receipt', 2],
  ])
  expect(made(bill, [open, { ...open, ObjID: 'KH2' }, open])[1]).toEqual(['receipt', 2, 1])
  expect(made(bill, [{ ...open, iStat: 4 }])).toEqual([])
  expect(isNextStep(bill, receipt)).toBe(true)
  expect(isNextStep(bill, back)).toBe(false)
})

it('delivers orders of which something is left, each by itself', () => {
  expect(made(order, [{ iStat: 1 }, { iStat: 1 }, { iStat: 2 }])).toEqual([['delivery', 1, 1]])
  expect(made(order, [{ iStat: 1 }])).toEqual([['delivery', 1]])
  expect(isNextStep(order, delivery)).toBe(true)
})

it('opens the form with all sources', () => {
  expect(makePath(receipt, meta('bill', {}), ['a', 'b'])).toBe('/receipt/create?from=bill&id=a,b')
})

it('makes nothing more of a delivered order but vouchers, and of a document without an end as much as wanted', () => {
  const of = (made: object, status: number) => isUsedUp(order, made, { status })
  expect(of(delivery, 1)).toBe(false)
  expect(of(delivery, 2)).toBe(true)
  expect(of({ sources: source('order'), pays: true }, 2)).toBe(false)
  expect(of({ sources: [{ of: 'order' }] }, 2)).toBe(false)
  expect(isUsedUp(bill, back, { status: 1 })).toBe(false)
})
