/** A form whose currency is changed has prices of the new one, and nothing of the old one stays unasked. */
import { expect, it } from 'vitest'
import { decimal, toNumber, type Decimal } from '#kernel/decimal.ts'
import type { RefRow } from '#model/rule-context.ts'
import { sampleForm } from '#test/web/sample-form.ts'
import { changeHead } from '../change-head.ts'
import { blankLine } from '../draft.ts'
import { appendLines, setField } from '../edits.ts'
import { priceQuery } from './prices.ts'

const currency = (id: string, rate: number | null): RefRow =>
  ({
    id,
    code: id.toUpperCase(),
    name: id,
    active: true,
    isBase: id === 'vnd',
    exchangeRate: rate === null ? null : decimal(rate),
  }) as unknown as RefRow

const form = () => {
  const { model, lines } = sampleForm()
  model.cache.putAll('currency', [
    currency('vnd', 1),
    currency('usd', 250),
    currency('eur', 300),
    currency('won', null),
  ])
  const bill = model.definition
  const head = (name: string) => {
    const value = model.store.get().draft[name]
    return typeof value === 'bigint' ? toNumber(value as Decimal) : value
  }
  const add = (...prices: readonly number[]) =>
    model.store.change(
      appendLines(
        prices.map((price) => ({
          ...blankLine(bill),
          product: 'g1',
          unit: 'chai',
          quantity: decimal(1),
          unitPrice: decimal(price),
        })),
      ),
    )
  return { model, lines, head, add, bill }
}

it('converts the price of the list, and back to the very same', async () => {
  const { model, lines, add } = form()
  add(1000)
  await changeHead(model, 'currency', 'usd')
  expect(lines('unitPrice')).toEqual([[4]])
  await changeHead(model, 'currency', 'eur')
  expect(lines('unitPrice')).toEqual([[3.3333]])
  await changeHead(model, 'currency', 'vnd')
  // The server proposes the price of the list again; what is shown meanwhile is near.
  expect(lines('unitPrice')[0]![0]).toBeCloseTo(1000, 0)
})

it('leaves what was typed until it is asked, and never loses it', async () => {
  const { model, lines, add, bill, head } = form()
  add(1000, 999)
  model.store.change(setField(bill, 'shippingFee', decimal(500)))
  // Nobody answers the question.
  void changeHead(model, 'currency', 'usd')
  await expect.poll(() => lines('unitPrice')).toEqual([[4], [999]])
  expect(head('shippingFee')).toBe(500)
})

it('empties what is paid at once', async () => {
  const { model, bill, head, add } = form()
  add(1000)
  model.store.change(setField(bill, 'paid', decimal(1000)))
  await changeHead(model, 'currency', 'usd')
  expect(model.store.get().raw['paid']).toBeNull()
  expect(head('total')).toBe(4)
})

it('is one step that can be undone', async () => {
  const { model, lines, add } = form()
  add(1000)
  await changeHead(model, 'currency', 'usd')
  model.store.undo()
  expect(lines('unitPrice')).toEqual([[1000]])
  expect(model.store.get().raw['currency']).toBeNull()
})

it('waits for the rate of a currency that has none', async () => {
  const { model, lines, add } = form()
  add(1000)
  await changeHead(model, 'currency', 'won')
  expect(lines('unitPrice')).toEqual([[1000]])
  await changeHead(model, 'exchangeRate', decimal(20))
  expect(lines('unitPrice')).toEqual([[50]])
})

it('asks for prices in the currency of the document, and in base currency names none', async () => {
  const { model } = form()
  const line = { product: 'g1', unit: 'chai' }
  expect(priceQuery(model, line)).not.toHaveProperty('currencyId')
  await changeHead(model, 'currency', 'usd')
  expect(priceQuery(model, line)).toMatchObject({ currencyId: 'usd', ExRate: '250' })
  await changeHead(model, 'currency', 'vnd')
  expect(priceQuery(model, line)).not.toHaveProperty('currencyId')
})
