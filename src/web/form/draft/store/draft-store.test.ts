import { describe, expect, it } from 'vitest'
import '#lists/all.ts'
import { day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { fullSight, type Sight } from '#model/marks.ts'
import { defaultSettings } from '#model/standard-settings.ts'
import type { RefRow, RuleContext } from '#model/rule-context.ts'
import { openingStock } from '#documents/opening-stock/index.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import { blankDraft, blankLine, type LineDraft } from '../draft.ts'
import { createDraftStore, type DraftStore } from './draft-store.ts'
import { headerLayout, lineColumns, mainTotal } from '../layout.ts'
import { createRefCache } from './refs.ts'
import { duplicateLine, insertLine, moveLine, refPatch, removeLine, setField, setLine, setRef } from '../edits.ts'

const today = day('2026-11-21')
const water = {
  id: 'g1',
  code: 'SP1',
  name: 'Nước',
  active: true,
  unit: 'u1',
  unitName: 'Thùng',
  units: [],
  vatRate: decimal(8),
  trackStock: true,
} as unknown as RefRow
const shop: RefRow = {
  id: 'p1',
  code: 'KH1',
  name: 'Bình Minh',
  active: true,
  printedAddress: '12 Lê Lợi',
  termDays: 15,
}

const currencies = [
  { id: 'usd', code: 'USD', name: 'Đô la Mỹ', active: true, isBase: false, exchangeRate: decimal(25000) },
  { id: 'jpy', code: 'JPY', name: 'Yên', active: true, isBase: false, exchangeRate: null },
] as unknown as RefRow[]

const aStore = (): DraftStore => {
  const cache = createRefCache()
  cache.put('product', water)
  cache.put('partner', shop)
  for (const one of currencies) cache.put('currency', one)
  let time = 0
  return createDraftStore({
    definition: salesBill,
    initial: blankDraft(salesBill, today),
    now: () => (time += 5000),
    sight: fullSight,
    context: () => ({ refs: cache, settings: defaultSettings, today, decimals: 0, baseDecimals: 0 }),
  })
}
const goods = (quantity: number, price: number) => ({
  ...refPatch(salesBill.shape.lines, 'product', water.id),
  quantity: decimal(quantity),
  unitPrice: decimal(price),
})
const line = (store: DraftStore, index: number): LineDraft => store.get().draft.lines[index]!
const problems = (store: DraftStore) =>
  store.get().problems.map((one) => `${one.line ?? ''}/${one.name}:${one.problem.message}`)

describe('the problems of a draft', () => {
  it('proposes a value for a field that is already filled in', () => {
    const store = aStore()
    store.change(setRef(salesBill, 'partner', shop.id))
    store.change(setField(salesBill, 'dueDate', day('2026-11-30')))
    expect([store.get().draft['dueDate'], store.proposal({ name: 'dueDate' })]).toEqual(['2026-11-30', '2026-12-06'])
  })

  it('reports amounts with more decimals than the currency, and a rate for the base currency, at their fields', () => {
    const store = aStore()
    store.change(setLine(salesBill, 0, { ...goods(2, 1000), discountAmount: decimal('0.5') }))
    store.change(setField(salesBill, 'paid', decimal('0.25')))
    store.change(setField(salesBill, 'exchangeRate', decimal(2)))
    const key = store.get().keys[0]!
    expect(problems(store)).toEqual(
      expect.arrayContaining([
        '/paid:tooManyDecimals',
        `${key}/discountAmount:tooManyDecimals`,
        '/exchangeRate:exRateBase',
      ]),
    )
  })

  it('takes the rate of the chosen currency, and requires one when the list has none', () => {
    const store = aStore()
    store.change(setRef(salesBill, 'currency', 'usd'))
    expect(store.get().draft['exchangeRate']).toBe(decimal(25000))
    store.change(setField(salesBill, 'exchangeRate', decimal(24000)))
    store.change(setRef(salesBill, 'currency', 'jpy'))
    expect(store.get().draft['exchangeRate']).toBeNull()
    expect(problems(store)).toContain('/exchangeRate:exRateMissing')
  })

  it('clears the contact when the partner changes', () => {
    const store = aStore()
    store.change(setRef(salesBill, 'partner', shop.id))
    store.change(setRef(salesBill, 'contact', 'c1'))
    store.change(setRef(salesBill, 'employee', 'e1'))
    expect(store.get().draft['contact']).toBe('c1')
    store.change(setRef(salesBill, 'partner', 'p2'))
    expect([store.get().draft['contact'], store.get().draft['employee']]).toEqual([null, 'e1'])
  })
})

describe('the draft store', () => {
  it('computes values from typed ones', () => {
    const store = aStore()
    store.change(setRef(salesBill, 'partner', shop.id))
    store.change(setLine(salesBill, 0, goods(25, 425000)))
    store.change(setLine(salesBill, 0, { discountPercent: decimal(5) }))
    const { draft } = store.get()
    expect([
      draft['partnerName'],
      draft['address'],
      line(store, 0)['discount'],
      line(store, 0)['lineAmount'],
      draft['total'],
    ]).toEqual(['Bình Minh', '12 Lê Lợi', decimal(531250), decimal(10093750), decimal(10901250)])
  })

  it('recomputes values the user has not typed', () => {
    const store = aStore()
    store.change(setRef(salesBill, 'partner', shop.id))
    const first = store.get().draft['dueDate']
    store.change(setField(salesBill, 'date', day('2026-12-01')))
    expect([first, store.get().draft['dueDate']]).toEqual(['2026-12-06', '2026-12-16'])
  })

  it('clears a typed amount when a percentage is typed', () => {
    const store = aStore()
    store.change(setLine(salesBill, 0, { ...goods(2, 1000), discountAmount: decimal(300) }))
    expect(line(store, 0)['discount']).toBe(decimal(300))
    store.change(setLine(salesBill, 0, { discountPercent: decimal(10) }))
    expect(line(store, 0)['discount']).toBe(decimal(200))
  })

  it('undoes and redoes whole edits, proposals included', () => {
    const store = aStore()
    store.change(setLine(salesBill, 0, goods(1, 5)))
    store.amend(setLine(salesBill, 0, { unitPrice: decimal(7) }))
    store.change(setLine(salesBill, 0, { quantity: decimal(3) }))
    store.undo()
    expect([line(store, 0)['quantity'], line(store, 0)['unitPrice']]).toEqual([decimal(1), decimal(7)])
    store.undo()
    expect([store.get().draft.lines, store.get().canUndo]).toEqual([[], false])
    store.redo()
    store.redo()
    expect(line(store, 0)['lineAmount']).toBe(decimal(21))
  })

  it('keeps the objects of unchanged lines', () => {
    const store = aStore()
    store.change(setLine(salesBill, 0, goods(1, 5)))
    store.change(setLine(salesBill, 1, goods(2, 5)))
    const first = line(store, 0)
    store.change(setLine(salesBill, 1, { quantity: decimal(4) }))
    expect(line(store, 0)).toBe(first)
  })

  it('ignores blank lines and refers to lines by key in problems', () => {
    const store = aStore()
    store.change(setLine(salesBill, 0, { ...goods(1, 5), discountAmount: decimal(9) }))
    store.change(insertLine(salesBill, 0))
    const key = store.get().keys[1]!
    expect(problems(store)).toContain(`${key}/discountAmount:discountTooLarge`)
    expect(problems(store).some((one) => one.includes('product'))).toBe(false)
    store.change(removeLine(0))
    expect(problems(store)).toContain(`${key}/discountAmount:discountTooLarge`)
  })

  it('refers to lines by their new keys when the same lines are loaded again', () => {
    const store = aStore()
    store.change(setLine(salesBill, 0, { ...goods(1, 5), discountAmount: decimal(9) }))
    store.load({ ...store.get().raw }, { keepHistory: true })
    expect(problems(store)).toContain(`${store.get().keys[0]}/discountAmount:discountTooLarge`)
  })
})

describe('the problems in the draft store', () => {
  it('reports missing values', () => {
    const store = aStore()
    expect(problems(store)).toEqual(['/partner:required.customer', '/store:required.store', '/lines:required.goods'])
  })

  it('does not report missing values of fields the user may not see', () => {
    const opened = (sight: Sight): DraftStore => {
      const cache = createRefCache()
      cache.put('product', water)
      return createDraftStore({
        definition: openingStock,
        initial: blankDraft(openingStock, today),
        sight,
        context: () => ({ refs: cache, settings: defaultSettings, today, decimals: 0, baseDecimals: 0 }),
      })
    }
    const counted = setLine(openingStock, 0, {
      ...refPatch(openingStock.shape.lines, 'product', water.id),
      quantity: decimal(3),
    })
    const missed = (sight: Sight) => {
      const store = opened(sight)
      store.change(counted)
      return problems(store).filter((one) => one.includes('unitPrice')).length
    }
    expect([missed(fullSight), missed({})]).toEqual([1, 0])
    const columns = (sight: Sight) => lineColumns(openingStock, sight).map((column) => column.name)
    expect(columns(fullSight)).toContain('unitPrice')
    expect(columns({})).not.toContain('unitPrice')
    const totals = (sight: Sight) => headerLayout(openingStock, sight).totals.map((one) => one.name)
    expect([totals(fullSight), totals({})]).toEqual([['totalQuantity', 'goodsAmount'], ['totalQuantity']])
  })

  it('duplicates a line as a new one', () => {
    const store = aStore()
    store.change(setLine(salesBill, 0, { ...goods(1, 5), lineId: 'L1' }))
    store.change(duplicateLine(salesBill, 0))
    expect([line(store, 1).lineId, line(store, 1)['lineAmount']]).toEqual([null, decimal(5)])
  })

  it('reports the problems of an edit without applying it', () => {
    const store = aStore()
    store.change(setLine(salesBill, 0, goods(1, 5)))
    expect(store.probe(setLine(salesBill, 0, { discountAmount: decimal(6) })).map((one) => one.name)).toContain(
      'discountAmount',
    )
    expect(line(store, 0)['discount']).toBe(decimal(0))
  })

  it('drops a problem of the server once its value changes', () => {
    const store = aStore()
    store.change(setLine(salesBill, 0, goods(1, 5)))
    const key = store.get().keys[0]!
    const refused = [
      { line: key, name: 'quantity', problem: { at: 'lines.0.quantity', message: 'stockShort' } },
      { line: null, name: 'partner', problem: { at: 'partner', message: 'unknownRef' } },
    ]
    store.patch({ refused })
    store.change(setLine(salesBill, 0, { quantity: decimal(2) }))
    expect(store.get().refused.map((one) => one.name)).toEqual(['partner'])
  })
})

describe('the layout', () => {
  const header = headerLayout(salesBill, fullSight)
  it('puts partner, date, number and store first, and money in its panel', () => {
    expect(header.main.map((one) => one.name)).toEqual([
      'partner',
      'date',
      'number',
      'store',
      'description',
      'employee',
      'paymentTerm',
      'dueDate',
    ])
    expect(header.amounts.map((one) => one.name)).toEqual([
      'discountPercent',
      'discountAmount',
      'couponCode',
      'shippingFee',
      'cashGiven',
      'paid',
      'paymentMethod',
      'fund',
    ])
    expect([mainTotal(header)?.name, header.totals.map((one) => one.name)]).toEqual([
      'total',
      ['goodsAmount', 'discount', 'couponAmount', 'totalBeforeTax', 'totalVat', 'total'],
    ])
  })
  it('shows goods by code, with a growing column for their name', () => {
    const columns = lineColumns(salesBill, {})
    expect(columns.map((one) => one.name)).toEqual([
      'product',
      'productName',
      'unit',
      'quantity',
      'unitPrice',
      'discountPercent',
      'discountAmount',
      'lineAmount',
      'vatRate',
      'lineTotal',
      'note',
    ])
    expect([columns[0]!.shows, columns[1]!.grows, columns[2]!.limitedBy, columns[6]!.computedTwin]).toEqual([
      'code',
      true,
      'product',
      'discount',
    ])
  })
})

/** Calls `seen` for each read of a line. */
const countedLines = <T>(lines: T[], seen: () => void): T[] =>
  new Proxy(lines, {
    get: (all, key, self) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) seen()
      return Reflect.get(all, key, self) as unknown
    },
  })

/** Counts the work one change causes in a bill with this number of lines. */
const workOf = (lines: number) => {
  const done = { computed: 0, checked: 0, visited: 0, asked: 0 }
  type Bill = Parameters<typeof salesBill.compute>[0]
  const watched = (draft: Bill): Bill => ({ ...draft, lines: countedLines(draft.lines, () => (done.visited += 1)) })
  const definition: typeof salesBill = {
    ...salesBill,
    compute: (draft, context) => {
      done.computed += 1
      return salesBill.compute(watched(draft), context)
    },
    check: (draft, context) => {
      done.checked += 1
      return salesBill.check(watched(draft), context)
    },
  }
  const cache = createRefCache()
  cache.put('product', water)
  const refs: RuleContext['refs'] = {
    get: (list, id) => {
      done.asked += 1
      return cache.get(list, id)
    },
  }
  const store = createDraftStore({
    definition,
    initial: blankDraft(salesBill, today),
    sight: fullSight,
    context: () => ({ refs, settings: defaultSettings, today, decimals: 0, baseDecimals: 0 }),
  })
  store.load({
    ...blankDraft(salesBill, today),
    lines: Array.from({ length: lines }, () => ({ ...blankLine(salesBill), ...goods(3, 273500) })),
  })
  Object.assign(done, { computed: 0, checked: 0, visited: 0, asked: 0 })
  store.change(setLine(salesBill, lines / 2, { quantity: decimal(4) }))
  return done
}

it('computes once per change, with work linear in the number of lines', () => {
  const [one, two, four] = [100, 200, 400].map(workOf)
  for (const { computed, checked } of [one!, two!, four!]) expect([computed, checked]).toEqual([1, 1])
  expect(four!.visited - two!.visited).toBe(2 * (two!.visited - one!.visited))
  expect(four!.asked - two!.asked).toBe(2 * (two!.asked - one!.asked))
  // Each change reads a line and its records only a few times.
  expect((two!.visited - one!.visited) / 100).toBeLessThanOrEqual(6)
  expect((two!.asked - one!.asked) / 100).toBeLessThanOrEqual(10)
})

describe('lines', () => {
  it('moves a line together with its key, within the bounds', () => {
    const store = aStore()
    for (const at of [0, 1, 2]) store.change(setLine(salesBill, at, goods(at + 1, 1000)))
    const { keys } = store.get()
    const quantities = () => store.get().draft.lines.map((one) => one['quantity'])
    store.change(moveLine(0, 2))
    expect([quantities(), store.get().keys]).toEqual([
      [decimal(2), decimal(3), decimal(1)],
      [keys[1], keys[2], keys[0]],
    ])
    store.change(moveLine(2, 3))
    store.change(moveLine(0, -1))
    expect(quantities()).toEqual([decimal(2), decimal(3), decimal(1)])
    store.undo()
    expect(store.get().keys).toEqual(keys)
  })
})
