import { expect, it } from 'vitest'
import { purchaseReceipt } from '#documents/purchase-receipt/index.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { sampleForm } from '#test/web/sample-form.ts'
import type { FoundRow } from '#wire/spelling.ts'
import { CallFailed } from '#web/data/call-failed.ts'
import { blankLine } from './draft.ts'
import { appendLines, combineEdits, setField } from './edits.ts'
import { loadStock } from './goods-stock.ts'
import { shortageNotes } from './problems/stock-notes.ts'

/** A document that was kept: ten of the first goods and goods that are gone, in store K1. */
const keptDraft = (definition: AnyDocument = salesBill) => {
  const { model } = sampleForm(definition)
  const lines = ['g1', 'gone'].map((product) => ({
    ...blankLine(definition),
    product,
    unit: 'chai',
    quantity: decimal(10),
    unitPrice: decimal(1000),
  }))
  model.store.change(combineEdits(setField(definition, 'store', 'K1'), appendLines(lines)))
  const questions: string[] = []
  /** In K1 lie 3, which cost 600 each; in other stores nothing that cost anything. */
  const ask = async (store: string, ids: readonly string[]): Promise<readonly FoundRow[]> => {
    questions.push(`${store}: ${ids.join()}`)
    const isFirst = store === 'K1'
    const row = { id: 'g1', code: 'SP1', name: 'Nước 1', onHand: isFirst ? 3 : 50, costAt: isFirst ? 600 : null }
    return [{ ...row, trackStock: true } as unknown as FoundRow]
  }
  const load = () => loadStock(model, model.store.context(), ask)
  const cost = () => {
    const found = model.cache.get('product', 'g1')?.['costAt'] as Decimal | null | undefined
    return found ? toNumber(found) : (found ?? null)
  }
  const short = () => shortageNotes(model, null, model.store.context()).size
  return { model, questions, load, cost, short }
}

it('shows what a kept draft takes more than there is', async () => {
  const { questions, load, cost, short } = keptDraft()
  expect(short()).toBe(0)
  await load()
  expect([short(), cost()]).toEqual([1, 600])
  // Goods that nobody knows are not asked for again.
  await load()
  expect(questions).toEqual(['K1: g1,gone'])
})

it('asks anew for another store, and keeps no cost of the first', async () => {
  const { model, questions, load, cost, short } = keptDraft()
  await load()
  model.store.change(setField(salesBill, 'store', 'K2'))
  await load()
  expect([short(), cost()]).toEqual([0, null])
  expect(questions).toEqual(['K1: g1,gone', 'K2: g1,gone'])
})

it('asks again after the connection failed, and nothing for what is only read or brings goods', async () => {
  const { model, questions, load } = keptDraft()
  const fails = () => Promise.reject(new CallFailed('network', 'offline'))
  await loadStock(model, model.store.context(), fails)
  model.lock(true)
  await load()
  expect(questions).toEqual([])
  model.lock(false)
  await load()
  expect(questions).toHaveLength(1)
  const receipt = keptDraft(purchaseReceipt)
  await receipt.load()
  expect(receipt.questions).toEqual([])
})
