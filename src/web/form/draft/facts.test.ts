import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { day } from '#kernel/day.ts'
import { decimal, subtract, type Decimal } from '#kernel/decimal.ts'
import { problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Facts, FactsQuery } from '#model/facts.ts'
import { money, quantity, text } from '#model/field.ts'
import { fullSight } from '#model/marks.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import { stockTransfer } from '#documents/stock-transfer/index.ts'
import { blankDraft, blankLine, type DraftRecord } from './draft.ts'
import { createDraftStore } from './store/draft-store.ts'
import { createFacts } from './facts.ts'
import { createRefCache } from './store/refs.ts'
import { appendLines, insertLine, setField, setLine } from './edits.ts'

const today = day('2026-11-22')

/** A coupon found by its code and a store. */
const coupon: Facts = {
  of: 'head',
  call: 'api/Coupon/find',
  when: ['couponCode', 'store'],
  needs: ['couponCode'],
  gives: ['couponAmount'],
  query: ({ head }) => ({ query: { code: String(head['couponCode']) } }),
  read: (answer) => [{ values: { couponAmount: answer === 'none' ? null : decimal(String(answer)) } }],
}
/** Stock on hand, requested for all lines at once. */
const books: Facts = {
  of: 'lines',
  call: 'api/Count/books',
  when: ['product'],
  whenHead: ['store'],
  gives: ['bookQuantity'],
  query: ({ records }) => ({ body: { products: records.map((line) => line['product']) } }),
  read: (answer) => (answer as string[]).map((one) => ({ values: { bookQuantity: decimal(one) } })),
}
/** A value that is only proposed. */
const proposal: Facts = {
  of: 'lines',
  call: 'api/Note/propose',
  when: ['product'],
  query: () => ({}),
  read: (_, { records }) => records.map(() => ({ values: { note: 'đề nghị' } })),
}

const definition = {
  ...stockTransfer,
  shape: {
    fields: {
      ...stockTransfer.shape.fields,
      couponCode: text({ label: 'x' }),
      couponAmount: money({ label: 'x', fact: true }),
      left: money({ label: 'x', derived: true }),
    },
    lines: { ...stockTransfer.shape.lines, bookQuantity: quantity({ label: 'x', fact: true }) },
  },
  compute: (draft: DraftRecord) => ({
    ...draft,
    left: subtract(decimal(100), (draft['couponAmount'] as Decimal | null) ?? decimal(0)),
  }),
  check: (draft: DraftRecord) =>
    draft['couponCode'] && draft['couponAmount'] === null ? [problem('couponCode', 'couponUnknown')] : [],
} as unknown as AnyDocument

interface Sent {
  path: string
  question: FactsQuery
  signal: AbortSignal
  answer: (value: unknown) => Promise<void>
}

const opened = (declared: Readonly<Record<string, Facts>>, initial?: Partial<DraftRecord>) => {
  const cache = createRefCache()
  const store = createDraftStore({
    definition,
    initial: { ...blankDraft(definition, today), ...initial } as DraftRecord,
    context: () => ({ refs: cache, settings: defaultSettings, today, decimals: 0, baseDecimals: 0 }),
    sight: fullSight,
  })
  const sent: Sent[] = []
  const facts = createFacts({
    store,
    cache,
    declared,
    isStored: initial?.id !== undefined,
    send: (path, question, signal) =>
      new Promise((resolve, reject) => {
        const answer = async (value: unknown) => {
          if (value instanceof Error) reject(value)
          else resolve(value)
          await vi.advanceTimersByTimeAsync(0)
        }
        sent.push({ path, question, signal, answer })
      }),
  })
  const stop = facts.watch()
  return { store, facts, sent, stop, rest: () => vi.advanceTimersByTimeAsync(300) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('requests facts when typing pauses, and gives the answer to compute and check', async () => {
  const { store, sent, rest } = opened({ coupon })
  await rest()
  expect(sent).toEqual([])
  for (const code of ['T', 'TE', 'TET']) store.change(setField(definition, 'couponCode', code))
  await rest()
  expect(sent.map((one) => [one.path, one.question.query])).toEqual([['api/Coupon/find', { code: 'TET' }]])
  expect(store.get().problems.map((one) => one.problem.message)).toContain('couponUnknown')
  await sent[0]!.answer('30')
  expect([store.get().draft['left'], store.get().problems.map((one) => one.name)]).toEqual([
    decimal(70),
    expect.not.arrayContaining(['couponCode']),
  ])
  // A field that no facts depend on changed.
  store.change(setField(definition, 'description', 'gì đó'))
  await rest()
  expect(sent).toHaveLength(1)
})

it('requests facts of the head when the lines they depend on change, and for no other change of them', async () => {
  const { store, sent, rest } = opened({ coupon: { ...coupon, whenLines: ['product'] } })
  const put = async (values: Readonly<Record<string, unknown>>) => {
    store.change(setLine(definition, 0, values))
    await rest()
    return sent.length
  }
  expect(await put({ product: 'sp0' })).toBe(0)
  store.change(setField(definition, 'couponCode', 'TET'))
  await rest()
  expect([sent.length, await put({ quantity: decimal(7) }), await put({ product: 'sp1' })]).toEqual([1, 1, 2])
})

it('ignores an answer to outdated values', async () => {
  const { store, sent, rest } = opened({ coupon })
  store.change(setField(definition, 'couponCode', 'CU'))
  await rest()
  store.change(setField(definition, 'couponCode', 'MOI'))
  await rest()
  expect(sent.map((one) => one.signal.aborted)).toEqual([true, false])
  await sent[1]!.answer('20')
  await sent[0]!.answer('99')
  expect(store.get().draft['couponAmount']).toBe(decimal(20))
  // The facts are cleared at once, because they no longer apply.
  store.change(setField(definition, 'couponCode', null))
  await rest()
  expect([store.get().draft['couponAmount'], sent.length]).toEqual([null, 2])
})

it('requests the facts of all changed lines, and of no others, in one request', async () => {
  const { store, sent, rest } = opened({ books }, { store: 's1' })
  for (const at of [0, 1]) store.change(setLine(definition, at, { product: `p${at}` }))
  await rest()
  expect(sent.map((one) => one.question.body)).toEqual([{ products: ['p0', 'p1'] }])
  // A line inserted while the request is in flight: answers belong to keys, not to positions.
  store.change(insertLine(definition, 0))
  store.change(setLine(definition, 0, { product: 'p9' }))
  await rest()
  expect(sent[1]!.question.body).toEqual({ products: ['p9'] })
  await sent[0]!.answer(['10', '11'])
  await sent[1]!.answer(['19'])
  expect(store.get().draft.lines.map((line) => line['bookQuantity'])).toEqual(['19', '10', '11'].map(decimal))
  store.change(setField(definition, 'store', 's2'))
  await rest()
  expect(sent[2]!.question.body).toEqual({ products: ['p9', 'p0', 'p1'] })
  expect(store.get().draft.lines.map((line) => line['bookQuantity'])).toEqual([null, null, null])
})

it('requests added facts like declared ones, except for lines marked as answered', async () => {
  const { store, facts, sent, rest } = opened({}, { store: 's1' })
  store.change(
    appendLines(['p0', 'p1'].map((product) => ({ ...blankLine(definition), product, bookQuantity: decimal(5) }))),
  )
  const stop = facts.watchAlso(books)
  facts.markAnswered(books, store.get().keys)
  await rest()
  expect(sent).toEqual([])
  store.change(setLine(definition, 0, { product: 'p2' }))
  await rest()
  expect(sent.map((one) => one.question.body)).toEqual([{ products: ['p2'] }])
  await sent[0]!.answer(['7'])
  expect(store.get().draft.lines.map((line) => line['bookQuantity'])).toEqual(['7', '5'].map(decimal))
  stop()
  store.change(setField(definition, 'store', 's2'))
  await rest()
  expect(sent).toHaveLength(1)
})

it('does not recompute when an answer equals the current values', async () => {
  const { store, facts, sent } = opened({}, { store: 's1' })
  store.change(setLine(definition, 0, { product: 'p0', bookQuantity: decimal(5) }))
  void facts.request(books, store.get().keys)
  const before = store.get()
  await sent[0]!.answer(['5'])
  expect(store.get()).toBe(before)
})

it('keeps what was typed while a proposal was in flight', async () => {
  const { store, sent, facts } = opened({})
  for (const at of [0, 1]) store.change(setLine(definition, at, { product: `p${at}` }))
  void facts.request(proposal, store.get().keys)
  store.change(setLine(definition, 0, { note: 'của tôi' }))
  await sent[0]!.answer('')
  expect(store.get().draft.lines.map((line) => line['note'])).toEqual(['của tôi', 'đề nghị'])
  // A proposal is undone together with the edit it belongs to.
  store.undo()
  expect(store.get().raw.lines[0]!['note']).toBeNull()
})

it('does not request the facts of a stored document until something changes', async () => {
  const stored = { id: 'd1', couponCode: 'TET', couponAmount: decimal(30) }
  const { store, sent, rest } = opened({ coupon }, stored)
  await rest()
  expect(sent).toEqual([])
  store.change(setField(definition, 'couponCode', 'KHAC'))
  await rest()
  expect(sent).toHaveLength(1)
  expect(store.get().draft['couponAmount']).toBeNull()
})

it('continues without an answer, and lets a save wait for requests in flight', async () => {
  const { store, sent, facts } = opened({ coupon })
  store.change(setField(definition, 'couponCode', 'TET'))
  let isThere = false
  // `settled` sends requests at once that still wait for typing to pause.
  const arrived = facts.settled().then(() => (isThere = true))
  await vi.advanceTimersByTimeAsync(0)
  expect([sent.length, isThere]).toEqual([1, false])
  await sent[0]!.answer(new Error('no line'))
  await arrived
  expect([store.get().draft['couponAmount'], isThere]).toEqual([null, true])
  // The server is reachable again.
  facts.retry()
  await sent[1]!.answer('30')
  expect(store.get().draft['couponAmount']).toBe(decimal(30))
})

it('lets a save wait for other work that brings values, too', async () => {
  const { facts } = opened({})
  let arrive = () => {}
  facts.waitFor(new Promise<void>((resolve) => (arrive = resolve)))
  let isThere = false
  const settled = facts.settled().then(() => (isThere = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(isThere).toBe(false)
  arrive()
  await settled
  expect(isThere).toBe(true)
})

it('stops waiting after the maximum time', async () => {
  const { store, facts } = opened({ coupon })
  store.change(setField(definition, 'couponCode', 'TET'))
  const arrived = facts.settled()
  await vi.advanceTimersByTimeAsync(6000)
  await arrived
})

it('sends no request after the form was closed', async () => {
  const { store, sent, stop, rest } = opened({ coupon })
  store.change(setField(definition, 'couponCode', 'TET'))
  await rest()
  stop()
  expect(sent[0]!.signal.aborted).toBe(true)
  store.change(setField(definition, 'couponCode', 'NUA'))
  await rest()
  expect(sent).toHaveLength(1)
})
