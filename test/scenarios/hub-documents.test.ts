/** The documents on the page of a customer and a product: all kinds, by pages, only those one may read. */
import { beforeAll, describe, expect, test } from 'vitest'
import { hubDocuments, type HubDocumentsQuery, type PageEnd } from '#engine/document/of-record.ts'
import type { Principal } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { NotFound } from '#kernel/problem.ts'
import { toNumber } from '#kernel/decimal.ts'
import { fullRight, noRight, functionIds, type FunctionId } from '#model/right.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cancel } from '#test/support/removal.ts'
import { administrator, openShop, registry, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()
const today = '2026-11-21'
const days = { from: '2026-11-03' as never }
let shop: Shop

type Plain = Record<string, unknown>
const save = (kind: string, values: Plain, lines: Plain[]) =>
  shop.save(kind, { date: today, store: 'K1', ...values }, lines)
const goods = (product: string, quantity: number, unitPrice: number) => ({ product, quantity, unitPrice, vatRate: 0 })
const moduleOf = (list: 'partner' | 'product') => ({
  definition: registry.lists.get(list)!,
  slots: registry.listSlots[list],
})
const withRights = (...functions: readonly FunctionId[]): Principal => ({
  ...administrator,
  isAdmin: false,
  rights: Object.fromEntries(functionIds.map((id) => [id, functions.includes(id) ? fullRight : noRight])),
})

beforeAll(async () => {
  shop = await openShop(database, { negativeStock: 2, creditLimitMode: 0, belowCostMode: 0 })
  const old = await save('salesBill', { partner: 'KH1', date: '2026-10-01' }, [goods('DV', 1, 1000)])
  await save('salesBill', { partner: 'KH1', date: days.from }, [goods('DV', 2, 1000)])
  await save('salesBill', { partner: 'KH1', date: days.from }, [goods('DV', 3, 1000)])
  await save('salesReturn', { partner: 'KH1' }, [goods('DV', 1, 500)])
  await save('incomeVoucher', { partner: 'KH1', voucherType: 1, paymentMethod: 1, fund: 'TM' }, [
    { voucherModule: 'Order', voucher: old.id, amount: 400 },
  ])
  const dollar = systemClock.newId()
  await shop.run(({ tx }) =>
    tx.query(
      sql`insert into currency (id, code, name, decimals, exchange_rate) values (${dollar}, 'USD', 'USD', 2, 25000)`,
    ),
  )
  const foreign = await save('salesBill', { partner: 'KH1', currency: dollar, exchangeRate: 25000 }, [
    goods('DV', 1, 1.25),
    goods('DV', 1, 0.5),
  ])
  await cancel(shop, 'salesBill', [foreign.id])
  await save('salesBill', { partner: 'KH2' }, [goods('SP3', 5, 10)])
  await save('salesOrder', { partner: 'KH2' }, [goods('SP3', 6, 10)])
  await save('purchaseOrder', { partner: 'NCC1' }, [goods('SP3', 30, 10)])
  await save('salesReturn', { partner: 'KH2' }, [goods('SP3', 2, 10)])
})

describe('the documents of a record, of every kind', () => {
  const ask = (
    list: 'partner' | 'product',
    code: string,
    { user = administrator, ...query }: Partial<HubDocumentsQuery> & { user?: Principal } = {},
  ) =>
    shop.run((scope) => {
      const module = moduleOf(list)
      const asked = { id: shop.ids[code] ?? code, from: null, to: null, after: null, limit: 50, ...query }
      return hubDocuments({ ...scope, user }, module, { hub: module.slots!.hub!.hub, query: asked })
    })
  const kindsIn = async (user?: Principal) =>
    [...new Set((await ask('partner', 'KH1', user && { user })).rows.map(({ kind }) => kind))].toSorted()

  test('are all there, newest first, with what is open of each', async () => {
    const { rows, end } = await ask('partner', 'KH1')
    expect(end).toBeNull()
    const stored = await shop.run(({ tx }) =>
      tx.query<{ id: string; open: string }>(
        sql`select id, open_amount::text as open from document d where partner_id = ${shop.ids['KH1']} and kind <> 'openingDebt' order by day desc, seq desc`,
      ),
    )
    expect(rows.map(({ id }) => id)).toEqual(stored.map(({ id }) => id))
    expect(await kindsIn()).toEqual(['incomeVoucher', 'salesBill', 'salesReturn'])
    const open = rows.reduce((sum, { remaining }) => sum + (remaining === null ? 0 : toNumber(remaining)), 0)
    const bills = stored.filter(({ id }) => rows.find((row) => row.id === id)!.kind === 'salesBill')
    expect(open).toBe(bills.reduce((sum, one) => sum + Number(one.open) / 10_000, 0))
    // In another currency, and cancelled: it is there, in base currency.
    expect(rows.map(({ status, amount }) => [status, amount && toNumber(amount)])).toContainEqual([3, 43_750])
  })

  test('come by pages that join without a gap, also within a day, and of the days asked for', async () => {
    const all = (await ask('partner', 'KH1')).rows
    const read = []
    let after: PageEnd | null = null
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask('partner', 'KH1', { limit: 2, after })
      read.push(...page.rows)
      after = page.end
    } while (after)
    expect(read).toEqual(all)
    const { rows } = await ask('partner', 'KH1', { from: days.from, to: days.from })
    expect(rows).toEqual(all.filter(({ date }) => date === days.from))
  })

  test('of goods are those with such a line, without what they cost', async () => {
    const { rows } = await ask('product', 'SP3')
    expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual([
      'purchaseOrder',
      'salesBill',
      'salesOrder',
      'salesReturn',
    ])
    await save('stockTransfer', { toStore: 'K2' }, [{ product: 'SP3', quantity: 1 }])
    const moved = (await ask('product', 'SP3')).rows.find(({ kind }) => kind === 'stockTransfer')
    expect(moved).toMatchObject({ amount: null, remaining: null })
    expect((await ask('product', 'SP4')).rows).toEqual([])
  })

  test('of a kind one may not read are not there, nor a page that ends with one', async () => {
    expect(await kindsIn(withRights('Order'))).toEqual(['salesBill'])
    expect(await kindsIn(withRights('Income', 'OrderReturn'))).toEqual(['incomeVoucher'])
    expect(await ask('partner', 'KH1', { user: withRights() })).toEqual({ rows: [], end: null })
    const bills = (await ask('partner', 'KH1')).rows.filter(({ kind }) => kind === 'salesBill')
    const user = withRights('Order')
    expect(await ask('partner', 'KH1', { user, limit: bills.length })).toEqual({ rows: bills, end: null })
  })

  test('of a record of another tenant are as unknown as those of none', async () => {
    const other = await openShop(database)
    for (const id of [other.ids['KH1']!, systemClock.newId(), 'abc', ''])
      await expect(ask('partner', id)).rejects.toThrow(NotFound)
  })
})
