/** A form works out what falls to the goods taken as the save does, from what the server says of the source. */
import { expect, test } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { purchaseReceipt } from '#documents/purchase-receipt/index.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import { readDocument } from '#wire/document.ts'
import { sampleForm } from '#test/web/sample-form.ts'
import type { DraftRecord } from '../draft.ts'
import { duplicateLine, setLine } from '../edits.ts'

/** What a call answers for a document made of an order of 10 at 10,000 with 10,000 off, and 900 off the whole. */
const proposal = {
  dtDate: '2026-11-21',
  m_Discount: 900,
  agreed: { list: [{ document: 'o', discount: 900, whole: 90_000, earlier: '0' }], savedGoods: null },
  lines: [
    {
      Product_ID: 'g1',
      unitId: 'chai',
      factor: 1,
      Qty: 10,
      Price: 10_000,
      VAT: 10,
      m_Discount: 10_000,
      VatAmount: 8910,
      sourceLineId: 'l',
      agreement: {
        document: 'o',
        line: 'l',
        product: 'g1',
        quantity: 10,
        discount: 10_000,
        lineAmount: 90_000,
        earlierQuantity: 0,
      },
    },
  ],
}

test.each([salesBill, purchaseReceipt])('of $name', (definition) => {
  const { model, lines } = sampleForm(definition)
  const { store } = model
  store.load(readDocument(definition, proposal) as unknown as DraftRecord)
  // As the form of a page opens what it was sent.
  store.load(store.get().draft)
  expect(lines('discount', 'lineVat')).toEqual([[10_000, 8910]])
  store.change(setLine(definition, 0, { quantity: decimal(4) }))
  expect(lines('discount', 'lineVat')).toEqual([[4000, 3564]])
  expect(store.get().draft['discount']).toBe(decimal(360))
  // A copy of the line takes nothing of the order.
  store.change(duplicateLine(definition, 0))
  expect(lines('discount', 'sourceLine')).toEqual([
    [4000, 'l'],
    [0, null],
  ])
  store.undo()
  store.change(setLine(definition, 0, { discountAmount: decimal(500) }))
  store.change(setLine(definition, 0, { quantity: decimal(8) }))
  expect(lines('discount')).toEqual([[500]])
})
