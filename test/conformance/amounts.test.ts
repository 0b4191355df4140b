/**
 * Numbers of every document and list: no finer than their currency, never too large to store, and with a valid
 * exchange rate.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { lists } from '#lists/all.ts'
import type { AnyDocument } from '#model/document.ts'
import { wireName, type Field, type Fields } from '#model/field.ts'
import type { FullSet } from '#test/fuzz/world/filling.ts'
import { fillTenant } from '#test/fuzz/world/full-set.ts'
import { inProcess } from '#test/fuzz/world/in-process.ts'
import { createTestApp, type Anything } from '../support/app.ts'

const tenant = 'minhtam'
const app = await createTestApp()
let set: FullSet
/** Ids by code; these currencies have the rates 25,000 and none. */
const currencies: Record<string, string> = {}
/** A product with such a small unit that two of them round to a base quantity of 0. */
let dust: { Product_ID: string; unitId: string }

const save = async (module: string, body: object): Promise<Anything> =>
  (await app.call(module, 'UpdateDB', body)).body.Data

beforeAll(async () => {
  await app.makeTenant(tenant)
  const token = await app.signIn(tenant)
  set = await fillTenant(inProcess(app, { tenant, token }), 'TIEN')
  const made = await save('ApiListCurrency', { Code: 'XXX', Name: 'Chưa có tỷ giá', decimals: 2 })
  const { ListItem } = (await app.call('ApiListCurrency', 'getList', null, { query: { nItem: '1000' } })).body.Data
  for (const row of ListItem) currencies[row.Code] = row.Id ?? row.s_ID
  currencies['XXX'] ??= made.s_ID
  const unitId = set.ids['unit']![1]!
  const product = await save('Product', {
    ...set.bodies['product'],
    Code: 'BUI',
    code2: null,
    unitId: set.ids['unit']![0],
    units: [{ unitId, factor: 0.000001 }],
  })
  dust = { Product_ID: product.s_ID, unitId }
})

const pathsOf = (answer: Anything, code: string): string[] =>
  (answer.errors ?? []).filter((one: Anything) => one.code === code).map((one: Anything) => one.path)

const isTyped = (field: Field) => !field.derived && !field.fact
/** Every typed money field with its path in a body, and a body with a value there. */
const moneyIn = (
  fields: Fields,
  place: (name: string, value: unknown) => object,
  at = '',
): { at: string; with: (value: number) => object }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const wire = wireName(name, field)
    if (!isTyped(field)) return []
    if (field.kind === 'object')
      return moneyIn(field.fields ?? {}, (inner, value) => place(wire, { [inner]: value }), `${at}${wire}.`)
    // What lines of offsets count for: test/scenarios/offset-currencies.test.ts.
    const isOwn = !field.inBase && (field.inCurrencyOf === undefined || field.inCurrencyWhen !== undefined)
    // What is given counts where it is given in cash, and nothing else says what is paid.
    const isGiven = Object.values(fields).some(({ pays }) => pays?.cash?.given === name)
    const inCash = isGiven ? { paid: null, Method: 1, fundId: null } : {}
    return field.kind === 'money' && isOwn
      ? [{ at: at + wire, with: (value: number) => ({ ...place(wire, value), ...inCash }) }]
      : []
  })

/** A return of nothing in particular: one of a bill has the currency of the bill. */
const bodyOf = (name: string): Record<string, unknown> => {
  const body = { ...set.bodies[name] }
  const definition = documents.find((one) => one.name === name) as AnyDocument | undefined
  for (const { head } of (definition?.follows ?? []).filter(({ keepsDay }) => keepsDay)) {
    delete body[wireName(head, (definition!.shape.fields as Fields)[head]!)]
    body['lines'] = (body['lines'] as object[]).map((line) => ({ ...line, sourceLineId: null }))
  }
  return body
}
const firstLine = (name: string) => (bodyOf(name)['lines'] as Record<string, unknown>[])[0]!
const withLine = (name: string, over: object) => ({ ...bodyOf(name), lines: [{ ...firstLine(name), ...over }] })
const moneyOf = ({ name, shape }: AnyDocument) => [
  ...moneyIn(shape.fields, (wire, value) => ({ ...bodyOf(name), [wire]: value })),
  ...moneyIn(shape.lines, (wire, value) => withLine(name, { [wire]: value }), 'lines.0.'),
]

describe.each(documents.map((one) => [one.name, one] as const))('%s', (name, definition) => {
  const { module } = definition.wire
  const fields = definition.shape.fields as Fields
  const lines = definition.shape.lines as Fields

  // Money in the currencies of funds: test/scenarios/money-transfer.test.ts.
  const isOfFunds = Object.values(fields).some(({ inCurrencyOf }) => inCurrencyOf !== undefined)

  it.skipIf(isOfFunds)('takes no money finer than its currency', async () => {
    for (const { at, with: filled } of moneyOf(definition)) {
      for (const draft of [false, true])
        expect.soft(pathsOf(await save(module, { ...filled(0.5), draft }), 'tooManyDecimals'), at).toContain(at)
      expect.soft(pathsOf(await save(module, filled(1)), 'tooManyDecimals'), at).toEqual([])
      if (!('currency' in fields)) continue
      const foreign = (value: number) => save(module, { ...filled(value), currencyId: currencies['USD'] })
      expect.soft(pathsOf(await foreign(0.005), 'tooManyDecimals'), at).toContain(at)
      expect.soft(pathsOf(await foreign(0.05), 'tooManyDecimals'), at).toEqual([])
    }
  })

  it.runIf(fields['exchangeRate'] && isTyped(fields['exchangeRate']))(
    'has the rate 1 in the base currency, and needs one in any other',
    async () => {
      for (const base of [{}, { currencyId: null }, { currencyId: currencies['VND'] }])
        for (const ExRate of [2, 0.0001, 25_000])
          expect
            .soft(pathsOf(await save(module, { ...bodyOf(name), ...base, ExRate }), 'exRateBase'))
            .toEqual(['ExRate'])
      expect(pathsOf(await save(module, { ...bodyOf(name), ExRate: 1 }), 'exRateBase')).toEqual([])
      for (const draft of [false, true]) {
        const answer = await save(module, { ...bodyOf(name), currencyId: currencies['XXX'], draft })
        expect(pathsOf(answer, 'exRateMissing')).toEqual(['ExRate'])
        const [year, month, day] = set.today.split('-')
        expect(answer.errors.map((one: Anything) => one.message)).toContain(
          `Chưa có tỷ giá của XXX ngày ${day}-${month}-${year}`,
        )
      }
      const typed = await save(module, { ...bodyOf(name), currencyId: currencies['XXX'], ExRate: 3 })
      expect(pathsOf(typed, 'exRateMissing')).toEqual([])
    },
  )

  it.runIf('baseQuantity' in lines)('refuses goods of which nothing moves', async () => {
    const answer = await save(module, withLine(name, { ...dust, Qty: 2, sourceLineId: null }))
    expect(pathsOf(answer, 'baseQtyZero')).toEqual(['lines.0.Qty'])
    expect(answer.errors.find((one: Anything) => one.code === 'baseQtyZero').message).toBe(
      'Số lượng quy đổi của BUI bằng 0',
    )
    const enough = await save(module, withLine(name, { ...dust, Qty: 100, sourceLineId: null }))
    expect(pathsOf(enough, 'baseQtyZero')).toEqual([])
  })

  it.skipIf(isOfFunds)('refuses amounts too large to be kept, at the line or at the total', async () => {
    const numbers = Object.entries(lines).filter(
      ([, field]) => isTyped(field) && ['money', 'price', 'quantity'].includes(field.kind),
    )
    const most = Object.fromEntries(
      numbers
        .filter(([one]) => one !== 'discountAmount' && one !== 'typedVat')
        .map(([one, field]) => [wireName(one, field), 9_999_999_999_999]),
    )
    const many = Array.from({ length: 110 }, () => ({ ...firstLine(name), ...most }))
    for (const draft of [false, true]) {
      const answer = await save(module, { ...bodyOf(name), lines: many, draft })
      expect(pathsOf(answer, 'outOfRange')).not.toEqual([])
      const known = new Set(
        [...Object.entries(fields), ...Object.entries(lines)].map(([one, field]) => wireName(one, field)),
      )
      for (const path of pathsOf(answer, 'outOfRange')) expect(known).toContain(path.split('.').at(-1))
    }
    if (!('exchangeRate' in fields)) return
    const rate = { currencyId: currencies['USD'], ExRate: 9_999_999_999_999 }
    const dear = withLine(name, Object.fromEntries(Object.keys(most).map((wire) => [wire, 1_000])))
    expect(pathsOf(await save(module, { ...dear, ...rate }), 'outOfRange')).toEqual(['ExRate'])
  })
})

describe.each(lists.map((one) => [one.name, one] as const))('%s', (name, definition) => {
  const money = moneyIn(definition.fields as Fields, (wire, value) => ({ ...bodyOf(name), Code: null, [wire]: value }))
  it.runIf(money.length > 0)('takes no money finer than its currency', async () => {
    for (const { at, with: filled } of money)
      expect.soft(pathsOf(await save(definition.wire.module, filled(0.5)), 'tooManyDecimals'), at).toContain(at)
  })
})

it('none of these requests caused an internal error', () => {
  expect(app.faults).toEqual([])
})

it('checked money in heads, lines and objects', () => {
  const places = documents.flatMap((one) => moneyOf(one).map(({ at }) => `${one.name} ${at}`))
  expect(places).toEqual(
    expect.arrayContaining([
      'salesBill paid',
      'salesBill shippingFee',
      'quote shippingFee',
      'salesOrder shippingFee',
      'purchaseOrder shippingFee',
      'salesBill m_Discount',
      'salesBill delivery.codAmount',
      'salesBill lines.0.m_Discount',
      'purchaseReceipt otherCost',
      'purchaseReceipt lines.0.VatAmount',
      'incomeVoucher lines.0.amount',
    ]),
  )
})
