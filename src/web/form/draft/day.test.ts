/** A day that is changed in a form takes along what it proposed for the lines. */
import { expect, test } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { salesReturn } from '#documents/sales-return/index.ts'
import { vatInvoice } from '#documents/vat-invoice/index.ts'
import { goodsOf, sampleForm } from '#test/web/sample-form.ts'
import { blankLine } from './draft.ts'
import { changeHead } from './change-head.ts'
import { appendLines, setField } from './edits.ts'

const reducible = { ...goodsOf(1), vatRate: decimal(10), vatReducible: true }
const taxes = (...rates: readonly (number | null)[]) =>
  rates.map((rate) => ({ ...blankLine(sampleForm().model.definition), product: 'g1', vatRate: rate && decimal(rate) }))

test('the tax that nobody typed, by one step that can be undone', async () => {
  const { model, lines } = sampleForm()
  model.cache.putAll('product', [reducible])
  model.store.change(appendLines(taxes(8, 5, null)))
  await changeHead(model, 'date', '2027-01-02')
  expect(lines('vatRate')).toEqual([[10], [5], [10]])
  model.store.undo()
  expect(lines('vatRate')).toEqual([[8], [5], [8]])
})

test('but not of what comes back', async () => {
  const { model, lines } = sampleForm(salesReturn)
  model.cache.putAll('product', [reducible])
  model.store.change(appendLines(taxes(8)))
  model.store.change(setField(salesReturn, 'bill', 'b1'))
  await changeHead(model, 'date', '2027-01-02')
  expect(lines('vatRate')).toEqual([[8]])
})

test('nor of an invoice of bills, or one that corrects another; but of one that is written freely', async () => {
  const ratesWith = async (name: 'bills' | 'original', value: unknown) => {
    const { model, lines } = sampleForm(vatInvoice)
    model.cache.putAll('product', [reducible])
    model.store.change(appendLines([{ ...blankLine(vatInvoice), product: 'g1', vatRate: decimal(8) }]))
    model.store.change(setField(vatInvoice, name, value))
    await changeHead(model, 'date', '2027-01-02')
    return lines('vatRate')
  }
  expect(await ratesWith('bills', ['b1'])).toEqual([[8]])
  expect(await ratesWith('original', 'o1')).toEqual([[8]])
  // A stored one has no bills, written down as an empty list.
  expect(await ratesWith('bills', [])).toEqual([[10]])
})
