import { describe, expect, it } from 'vitest'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import type { RefRow } from '#model/rule-context.ts'
import { createRefCache } from '../form/draft/store/refs.ts'
import type { FormModel } from '../form/draft/store/model.ts'
import { outlookFacts, outlookNotes } from './outlook-notes.ts'

const goods = { product: 'product', quantity: 'quantity' } as unknown as NonNullable<FormModel['goods']>
const facts = outlookFacts({ definition: salesBill, goods, mainStore: 'store' })
const input = (head: object, products: readonly string[]) => ({
  head: { id: null, store: 'K1', ...head },
  records: products.map((product) => ({ product })),
  keys: products.map((_, at) => `k${at}`),
})
const row = (Product_ID: string, QInstock: number, ordered: number) => ({
  Product_ID,
  QInstock,
  ordered,
  available: QInstock - ordered,
  incoming: 3,
})

describe('the question', () => {
  it('is about all lines, without the document itself and those it is made from', () => {
    expect(facts.query(input({}, ['A', 'B']))).toEqual({
      body: { Store_ID: 'K1', s_ID: '', sources: [], ids: ['A', 'B'] },
    })
    const sources = Object.fromEntries(salesBill.follows!.map(({ head }, at) => [head, `source ${at}`]))
    expect(facts.query(input({ id: 'own', ...sources }, ['A']))).toEqual({
      body: { Store_ID: 'K1', s_ID: 'own', sources: Object.values(sources), ids: ['A'] },
    })
  })

  it('leaves alone what it cannot read, and lines the answer does not know', () => {
    for (const answer of [null, {}, { ListItem: [] }]) expect(facts.read(answer, input({}, ['A']))).toEqual([null])
  })
})

describe('the notes', () => {
  const notesOf = (
    lines: readonly [product: string, quantity: number][],
    { store = 'K1', own = {} }: { store?: string; own?: Partial<RefRow> } = {},
  ) => {
    const cache = createRefCache()
    cache.put('product', { id: 'A', code: 'SP1', name: 'Trà', active: true, ...own } as RefRow)
    const answers = facts.read({ ListItem: [row('A', 10, 4)] }, input({}, ['A']))
    cache.putAll('product', answers[0]!.refs!['product']!)
    const draft = {
      store,
      lines: lines.map(([product, quantity]) => ({ product, baseQuantity: decimal(quantity) as Decimal })),
    }
    const model = {
      cache,
      goods,
      mainStore: 'store',
      store: { get: () => ({ draft, keys: lines.map((_, at) => `k${at}`) }) },
    }
    const notes = outlookNotes(model as unknown as FormModel)
    return [notes.map(({ key }) => key), notes.flatMap(({ key, isOver }) => (isOver ? [key] : []))]
  }

  it('stand at every line of goods that are known, and warn of more than can be sold, all lines together', () => {
    expect(notesOf([['A', 6]])).toEqual([['k0'], []])
    expect(notesOf([['A', 7]])).toEqual([['k0'], ['k0']])
    expect(
      notesOf([
        ['A', 4],
        ['B', 1],
        ['A', 3],
      ]),
    ).toEqual([
      ['k0', 'k2'],
      ['k0', 'k2'],
    ])
  })

  it('say nothing of another store, nor of services', () => {
    expect(notesOf([['A', 6]], { store: 'K2' })).toEqual([[], []])
    expect(notesOf([['A', 6]], { own: { trackStock: false } as Partial<RefRow> })).toEqual([[], []])
  })
})
