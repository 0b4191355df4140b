/** A product has one opening line per store, also after two of them became one. */
import { describe, expect, it } from 'vitest'
import { removeDocuments } from '#engine/document/remove.ts'
import { transitDocuments } from '#engine/document/transit.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { mergeRecords } from '#engine/merging/merge.ts'
import type { SaveResult } from '#engine/document/save.ts'
import { Refused, type Problem } from '#kernel/problem.ts'
import { createTestDatabase } from '../../support/database.ts'
import { openShop, registry, type Shop } from '../../support/shop.ts'

const database = await createTestDatabase()

const definition = registry.documents.get('openingStock')!
const date = '2026-01-01'
const opening = (shop: Shop, store: string, products: readonly string[], extras = {}): Promise<SaveResult> =>
  shop.save(
    'openingStock',
    { date, store },
    products.map((product) => ({ product, quantity: 10, unitPrice: 100 })),
    extras,
  )
const transit = (shop: Shop, { id }: SaveResult, transition: string) =>
  shop.run((scope) => transitDocuments(scope, definition, [id], { transition, confirm: [] }))
/** Saves it once more, unchanged; a draft is posted. */
const again = (shop: Shop, { id }: SaveResult) =>
  shop.save('openingStock', {}, [], { id, lines: undefined, saveAsDraft: false })

const refusal = (attempt: Promise<unknown>): Promise<readonly Problem[]> =>
  attempt.then(
    () => [],
    (error: unknown) => {
      if (error instanceof Refused) return error.problems
      throw error
    },
  )
/** What the preview tells and the merge refuses with; [] when it merged. */
const merge = async (shop: Shop): Promise<[string, Record<string, string>?][]> => {
  const attempt = (dryRun: boolean) =>
    shop.run((scope) =>
      mergeRecords(
        scope,
        { definition: registry.lists.get('product')!, slots: registry.listSlots['product'] },
        { keep: shop.ids['SP2']!, remove: shop.ids['SP3']!, dryRun },
      ),
    )
  const { problems } = await attempt(true)
  expect(await refusal(attempt(false))).toEqual(problems)
  return problems.map(({ message, values }) => (values ? [message, values] : [message]))
}

describe('openings of both products in one store', () => {
  it('stand in the way when both are posted, each store by itself', async () => {
    const shop = await openShop(database)
    const [one, two] = [await opening(shop, 'K1', ['SP2']), await opening(shop, 'K1', ['SP3'])]
    const [three, four] = [await opening(shop, 'K2', ['SP3', 'SP1']), await opening(shop, 'K2', ['SP2'])]
    expect(await merge(shop)).toEqual([
      ['mergeOpeningStock', { store: 'K1', numbers: `${one.number}, ${two.number}` }],
      ['mergeOpeningStock', { store: 'K2', numbers: `${three.number}, ${four.number}` }],
    ])
    await shop.save('salesBill', { date, store: 'K1', partner: 'KH1' }, [
      { product: 'SP3', quantity: 8, unitPrice: 200 },
    ])
    // What the text proposes: goods that were sold are never short in between.
    for (const [store, gone] of [
      ['K1', two],
      ['K2', four],
    ] as const) {
      const product = store === 'K1' ? 'SP3' : 'SP2'
      await shop.save('otherIn', { date, store, method: 'NTANG' }, [{ product, quantity: 10, unitPrice: 100 }])
      await shop.run((scope) => removeDocuments(scope, definition, [gone.id]))
    }
    expect(await merge(shop)).toEqual([])
    for (const saved of [one, three]) expect(await refusal(again(shop, saved))).toEqual([])
    expect((await shop.run(verifyLedgers)).differences).toEqual([])
  })

  it('do not in different stores', async () => {
    const shop = await openShop(database)
    const both = [await opening(shop, 'K1', ['SP2']), await opening(shop, 'K2', ['SP3'])]
    expect(await merge(shop)).toEqual([])
    for (const saved of both) expect(await refusal(again(shop, saved))).toEqual([])
  })

  it('stand in the way in one document, whatever its state', async () => {
    const shop = await openShop(database)
    const both = await opening(shop, 'K1', ['SP2', 'SP1', 'SP3'])
    expect(await merge(shop)).toEqual([['mergeOpeningStock', { store: 'K1', numbers: both.number }]])
    await transit(shop, both, 'cancel')
    expect(await merge(shop)).toEqual([['mergeOpeningStockVoid', { store: 'K1', number: both.number }]])
    const draft = await opening(shop, 'K2', ['SP3', 'SP2'], { saveAsDraft: true })
    expect(draft.number).toBe('')
    expect(await merge(shop)).toEqual([
      ['mergeOpeningStockVoid', { store: 'K1', number: both.number }],
      ['mergeOpeningStockDraft', { store: 'K2', date: '01-01-2026' }],
    ])
  })

  it('do not when one of the two is cancelled or a draft: that one is refused when it comes into force', async () => {
    const shop = await openShop(database)
    const posted = await opening(shop, 'K1', ['SP2'])
    const cancelled = await opening(shop, 'K1', ['SP3'])
    await transit(shop, cancelled, 'cancel')
    const draft = await opening(shop, 'K1', ['SP3'], { saveAsDraft: true })
    expect(await merge(shop)).toEqual([])
    expect(await refusal(again(shop, posted))).toEqual([])
    const restored = await transit(shop, cancelled, 'restore')
    expect(restored.failures[0]!.problems.map(({ message }) => message)).toEqual(['openingTwice'])
    expect((await refusal(again(shop, draft))).map(({ message }) => message)).toEqual(['openingTwice'])
  })
})
