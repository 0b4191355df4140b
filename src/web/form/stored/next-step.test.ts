import { expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import type { DocumentMeta } from '#model/document.ts'
import { ordering, posting, type Lifecycle } from '#model/state.ts'
import { madeInWays } from './made-in-ways.ts'
import { nextStep } from './next-step.ts'

const meta = (name: string, more: Partial<DocumentMeta>): DocumentMeta => ({ name, ...more }) as DocumentMeta
const source = (of: string) => [{ of, nothing: 'x' }]
const back = meta('back', { sources: source('bill') })
const receipt = meta('receipt', { sources: [...source('bill'), ...source('order')], pays: true })
const delivery = meta('delivery', { sources: source('order') })
const metas = [back, receipt, delivery]

const bill = { name: 'bill', lifecycle: posting }
const open = { status: 1, remaining: decimal(5) }

it('posts a draft', () => {
  expect(nextStep(bill, { ...open, status: 4 }, metas)).toEqual({ kind: 'post' })
})

it('collects an open bill; nothing for a paid or cancelled one', () => {
  expect(nextStep(bill, open, metas)).toEqual({ kind: 'make', made: receipt })
  expect(nextStep(bill, { ...open, remaining: decimal(0) }, metas)).toBeNull()
  expect(nextStep(bill, { ...open, status: 3 }, metas)).toBeNull()
  // A user who may not create receipts is not offered one.
  expect(nextStep(bill, open, [back])).toBeNull()
})

it('creates what completes an order, until it is complete', () => {
  const order = {
    name: 'order',
    lifecycle: ordering({ ordered: 'x', delivered: 'y' }),
    followed: { derive: () => 'ordered' },
  }
  expect(nextStep(order, { status: 1 }, metas)).toEqual({ kind: 'make', made: delivery })
  expect(nextStep(order, { status: 2 }, metas)).toBeNull()
})

it('makes what a document has something for, as soon as that is possible', () => {
  const way = {
    name: 'offset',
    of: ['bill'],
    label: 'x',
    button: { given: 'hasCredit', possible: 'hasDebts', otherwise: 'y' },
    right: 'U',
  } as const
  const voucher = meta('voucher', { ways: [way], right: 'Income' })
  const paid = { status: 1, hasCredit: true, hasDebts: true }
  const step = (document: typeof paid, flags = 'AU') =>
    nextStep(
      bill,
      document,
      [],
      madeInWays(bill, document, { metas: [voucher], may: (_, flag) => flags.includes(flag) }),
    )
  expect(step(paid)).toEqual({ kind: 'make', made: voucher, way })
  expect(step({ ...paid, hasDebts: false })).toBeNull()
  expect(step({ ...paid, hasCredit: false })).toBeNull()
  expect(step({ ...paid, status: 3 })).toBeNull()
  expect([step(paid, 'A'), step(paid, 'U')]).toEqual([null, null])
})

it('takes the next transition if there is one', () => {
  const send = { name: 'send', from: ['posted'], to: 'posted', right: 'U', wire: 'Send', label: 'x' } as const
  const lifecycle: Lifecycle = { ...posting, transitions: [...posting.transitions, send] }
  expect(nextStep({ ...bill, lifecycle }, { status: 1 }, [])).toEqual({ kind: 'transit', transition: send })
})
