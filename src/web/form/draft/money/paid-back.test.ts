import { expect, it } from 'vitest'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import { salesReturn } from '#documents/sales-return/index.ts'
import type { RefRow } from '#model/rule-context.ts'
import { sampleForm } from '#test/web/sample-form.ts'
import { combineEdits, setField, setLine } from '../edits.ts'
import type { FormModel } from '../store/model.ts'
import { proposeBack } from './paid-back.ts'

/** A return of goods at 10.000 from a bill of which so much was paid to the bank, and so much is open. */
const returned = (paid: number, open: number) => {
  const { model } = sampleForm(salesReturn)
  model.cache.putAll('fund', [{ id: 'NH', code: 'NH', name: 'Bank', active: true, kind: 'bank' } as unknown as RefRow])
  const original = { paid: decimal(paid), open: decimal(open), method: 2, fund: 'NH' }
  model.store.change(setField(salesReturn, 'originalPaid', original))
  return model
}
const count = (model: FormModel, quantity: number) =>
  model.store.change(
    combineEdits(
      setLine(salesReturn, 0, {
        product: 'g1',
        unitPrice: decimal(10_000),
        quantity: decimal(quantity),
        vatRate: decimal(0),
      }),
    ),
  )
const shown = ({ store }: FormModel) => {
  const { paid, paymentMethod, fund } = store.get().draft
  return [toNumber((paid ?? decimal(0)) as Decimal), paymentMethod ?? null, fund ?? null]
}

it('proposes what comes back of a paid bill, as it was paid, and follows the total', () => {
  const model = returned(50_000, 0)
  const end = proposeBack(model)
  expect(shown(model)).toEqual([0, null, null])
  count(model, 2)
  expect(shown(model)).toEqual([20_000, 2, 'NH'])
  count(model, 9)
  // No more than was paid.
  expect(shown(model)).toEqual([50_000, 2, 'NH'])
  count(model, 0)
  expect(shown(model)[0]).toBe(0)
  end()
})

it('takes off first what is still owed, and leaves what somebody types', () => {
  const model = returned(50_000, 15_000)
  proposeBack(model)
  count(model, 1)
  expect(shown(model)[0]).toBe(0)
  count(model, 3)
  expect(shown(model)[0]).toBe(15_000)
  model.store.change(setField(salesReturn, 'paid', decimal(7)))
  count(model, 4)
  expect(shown(model)[0]).toBe(7)
})

it('proposes nothing where nothing was paid', () => {
  const model = returned(0, 50_000)
  proposeBack(model)
  count(model, 5)
  expect(shown(model)).toEqual([0, null, null])
})
