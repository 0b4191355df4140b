import { expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { money, quantity } from '#model/field.ts'
import { ordering, posting } from '#model/state.ts'
import { settledOf } from './settled.ts'

const bill = {
  lifecycle: posting,
  shape: { fields: { total: money({ label: 'x' }), remaining: money({ label: 'x', fact: true }) }, lines: {} },
  form: { totals: { total: 'main' } },
} as unknown as AnyDocument
const owed = (total: string, remaining: string, status = 1) => ({
  status,
  total: decimal(total),
  remaining: decimal(remaining),
  lines: [],
})

it('is the paid share of a debt, in whole percent', () => {
  expect(settledOf(bill, owed('300', '100'))).toEqual({ by: 'payment', share: 67 })
  expect(settledOf(bill, owed('300', '0'))).toEqual({ by: 'payment', share: 100 })
  expect(settledOf(bill, owed('300', '300'))).toEqual({ by: 'payment', share: 0 })
  // Almost everything is not everything.
  expect(settledOf(bill, owed('1000000', '1'))).toEqual({ by: 'payment', share: 99 })
})

it('is null when nothing is owed: drafts, cancelled documents, free documents', () => {
  expect(settledOf(bill, owed('300', '300', 4))).toBeNull()
  expect(settledOf(bill, owed('300', '300', 3))).toBeNull()
  expect(settledOf(bill, owed('0', '0'))).toBeNull()
})

it('is the share of an order taken by its followers, in base units', () => {
  const order = {
    lifecycle: ordering({ ordered: 'x', delivered: 'y' }),
    shape: { fields: { total: money({ label: 'x' }) }, lines: { pieces: quantity({ label: 'x', role: 'quantity' }) } },
    form: { totals: { total: 'main' } },
    followed: { facts: { taken: 'taken', left: 'left' } },
  } as unknown as AnyDocument
  const line = (pieces: number, base: number, taken: number) => ({
    pieces: decimal(pieces),
    baseQuantity: decimal(base),
    taken: decimal(taken),
  })
  // One of two boxes of 30, and 10 of 40 single units.
  const lines = [line(2, 60, 1), line(40, 40, 10)]
  expect(settledOf(order, { status: 1, total: decimal(100), lines })).toEqual({ by: 'taking', share: 40 })
  expect(settledOf(order, { status: 1, total: decimal(100), lines: [line(2, 60, 3)] })?.share).toBe(100)
  expect(settledOf(order, { status: 1, total: decimal(100), lines: [] })).toBeNull()
})
