/** The list of deleted documents is in base currency; rows of another currency also have their total in it. */
import { beforeAll, expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { openForeign } from '../../support/foreign-trade.ts'

const trade = await openForeign('thungracngoaite')
const { ids, data, saved } = trade

const partners: Readonly<Record<string, string>> = {
  Quote: 'KH000001',
  PurchaseOrder: 'KH000001',
  Order: 'KH000001',
  ImportReturn: 'KH000001',
  PurchaseImport: 'NCC000001',
  Import: 'NCC000001',
  OrderReturn: 'NCC000001',
}
const line = { Product_ID: ids['DV'], Qty: 1, VAT: 0 }
const inDollars = { TotalTax: 262_500, currencyCode: 'USD', totalCurrency: 10.5, ExRate: 25_000, foreignDecimals: 2 }

const deleted = async (module: string, query: Record<string, string> = {}): Promise<Anything[]> =>
  (await data('ApiTrash', 'getlist', { module, ...query })).ListItem
const remove = async (module: string, body: Readonly<Record<string, unknown>>): Promise<void> => {
  const id = await saved(module, body)
  expect((await data(module, 'DeleteDB', {}, [id])).TotalCount).toBe(1)
}

beforeAll(async () => {
  for (const [module, partner] of Object.entries(partners)) {
    const head = { Object_ID: ids[partner], dtDate: '2026-11-20' }
    await remove(module, { ...head, currencyId: ids['USD'], ExRate: 25_000, lines: [{ ...line, Price: 10.5 }] })
    await remove(module, { ...head, lines: [{ ...line, Price: 100_000 }] })
  }
  await remove('TransCurr', { fundId: ids['TMUSD'], toFundId: ids['TM'], amount: 2.5, ExRate: 25_000 })
  for (const module of ['Income', 'Outcome'])
    await remove(module, {
      Object_ID: ids[module === 'Income' ? 'KH000001' : 'NCC000001'],
      Method: 1,
      fundId: ids['TMUSD'],
      currencyId: ids['USD'],
      ExRate: 25_000,
      unallocated: 4.25,
      confirm: ['fundShort'],
    })
})

it.each(Object.keys(partners))('%s', async (module) => {
  const [base, foreign] = await deleted(module, { ColSort: 'TotalTax', asc: 'true' })
  expect(foreign).toMatchObject(inDollars)
  expect(base.TotalTax).toBe(100_000)
  for (const name of ['currencyCode', 'totalCurrency', 'ExRate', 'foreignDecimals'])
    expect(base).not.toHaveProperty(name)
})

it('filters in base currency', async () => {
  const filter = (op: string, value: number) => ({ filter: JSON.stringify([{ field: 'TotalTax', op, value }]) })
  expect(await deleted('Order', filter('ge', 200_000))).toMatchObject([inDollars])
  expect(await deleted('Order', filter('eq', 10.5))).toEqual([])
})

it('vouchers and transfers of money', async () => {
  for (const module of ['Income', 'Outcome'])
    expect(await deleted(module)).toMatchObject([{ TotalTax: 106_250, currencyCode: 'USD', totalCurrency: 4.25 }])
  expect(await deleted('TransCurr')).toMatchObject([{ TotalTax: 62_500, currencyCode: 'USD', totalCurrency: 2.5 }])
})

it('what is restored and deleted again', async () => {
  const [, foreign] = await deleted('Order', { ColSort: 'TotalTax', asc: 'true' })
  expect((await data('Order', 'Hoantac', {}, [foreign.s_ID])).TotalCount).toBe(1)
  expect((await data('Order', 'DeleteDB', {}, [foreign.s_ID])).TotalCount).toBe(1)
  expect((await deleted('Order')).filter(({ s_ID }) => s_ID === foreign.s_ID)).toMatchObject([inDollars])
})
