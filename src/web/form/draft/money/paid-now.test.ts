import { expect, it } from 'vitest'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import { salesBill } from '#documents/sales-bill/index.ts'
import type { RefRow } from '#model/rule-context.ts'
import { sampleForm } from '#test/web/sample-form.ts'
import { paidOfLines } from '../../save/questions/old-debts.ts'
import { combineEdits, setField, setLine, setRef } from '../edits.ts'
import type { LineDraft } from '../draft.ts'
import type { FormModel } from '../store/model.ts'
import { oldDebtToPay, owedByNobody, payInFull, proposeInFull, withoutOldDebt } from './paid-now.ts'

const row = (id: string, values: object): RefRow => ({ id, code: id, name: id, active: true, ...values }) as RefRow

/** A bill of 26.298 for one of two customers: a stranger, and one who owes 2.000. */
const bill = (customer: 'KHLE' | 'KH1') => {
  const { model } = sampleForm()
  model.cache.putAll('partner', [
    row('KHLE', { isWalkIn: true, balanceReceivable: decimal(9) }),
    row('KH1', { isWalkIn: false, balanceReceivable: decimal(2000) }),
  ])
  model.cache.putAll('fund', [row('TM', { kind: 'cash' })])
  model.store.change(
    combineEdits(
      setRef(salesBill, 'partner', customer),
      setField(salesBill, 'fund', 'TM'),
      setLine(salesBill, 0, { product: 'g1', unitPrice: decimal(26_298), quantity: decimal(1), vatRate: decimal(0) }),
    ),
  )
  return model
}
const paidOf = ({ store }: FormModel) =>
  ['paid', 'cashGiven', 'change'].map((name) => {
    const value = store.get().draft[name] as Decimal | null
    return value === null ? null : toNumber(value)
  })
const price = (model: FormModel, unitPrice: number) =>
  model.store.change(setLine(salesBill, 0, { unitPrice: decimal(unitPrice) }))
const type = (model: FormModel, name: string, value: number | null) =>
  model.store.change(setField(salesBill, name, value === null ? null : decimal(value)))

it('proposes that a walk-in customer pays in full, and follows the total', () => {
  const model = bill('KHLE')
  const end = proposeInFull(model)
  expect(paidOf(model)).toEqual([26_298, null, null])
  price(model, 30_000)
  expect(paidOf(model)).toEqual([30_000, null, null])
  expect(owedByNobody(model)).toBeNull()
  model.store.change(setRef(salesBill, 'partner', 'KH1'))
  expect(paidOf(model)).toEqual([0, null, null])
  model.store.change(setRef(salesBill, 'partner', 'KHLE'))
  type(model, 'paid', 1000)
  price(model, 20_000)
  expect(paidOf(model)).toEqual([1000, null, null])
  expect(owedByNobody(model)).toBe(decimal(19_000))
  end()
})

it('leaves what is paid to the cash that is given', () => {
  const model = bill('KHLE')
  const end = proposeInFull(model)
  type(model, 'cashGiven', 30_000)
  expect(paidOf(model)).toEqual([26_298, 30_000, 3702])
  type(model, 'cashGiven', 20_000)
  expect(paidOf(model)).toEqual([20_000, 20_000, 0])
  expect(owedByNobody(model)).toBe(decimal(6298))
  type(model, 'cashGiven', null)
  expect(paidOf(model)).toEqual([26_298, null, null])
  end()
})

it('asks nobody whom one knows, and nobody whose goods are brought', () => {
  expect(owedByNobody(bill('KH1'))).toBeNull()
  const model = bill('KHLE')
  model.store.change(setField(salesBill, 'delivery', { type: 2 }))
  const end = proposeInFull(model)
  expect([paidOf(model), owedByNobody(model)]).toEqual([[0, null, null], null])
  end()
})

it('pays in full whatever was given', () => {
  const model = bill('KH1')
  type(model, 'cashGiven', 10_000)
  payInFull(model)
  expect(paidOf(model)).toEqual([26_298, null, null])
})

it('takes from what is over what the customer owes, and sends the rest as given', () => {
  const model = bill('KH1')
  expect(oldDebtToPay(model)).toBeNull()
  type(model, 'cashGiven', 30_000)
  expect(oldDebtToPay(model)).toBe(decimal(2000))
  // Of what is over once the sum is rounded.
  expect([1500, 2500, -1].map((over) => oldDebtToPay(model, decimal(over)))).toEqual([
    decimal(1500),
    decimal(2000),
    null,
  ])
  const given = () => withoutOldDebt(model, model.store.get().draft)['cashGiven']
  expect(given()).toBe(decimal(30_000))
  model.toOldDebts.set(true)
  expect(given()).toBe(decimal(28_000))
  const stranger = bill('KHLE')
  type(stranger, 'cashGiven', 30_000)
  expect(oldDebtToPay(stranger)).toBeNull()
})

it('pays the first debts as far as the money goes', () => {
  const lines = [700, 500, 300].map((amount) => ({ lineId: null, amount: decimal(amount) })) as LineDraft[]
  expect(paidOfLines(lines, decimal(900)).map(({ amount }) => toNumber(amount as Decimal))).toEqual([700, 200])
  expect(paidOfLines(lines, decimal(0))).toEqual([])
})
