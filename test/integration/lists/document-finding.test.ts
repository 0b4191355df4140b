/** By what documents are found in their lists (contract documents, Search of each module). */
import pg from 'pg'
import { readFileSync } from 'node:fs'
import { sql } from '#engine/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTrade, received, sold, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('tim')
const { ids } = trade
const found = async (module: string, KeySearch: string): Promise<string[]> =>
  (await trade.data(module, 'getlist', { KeySearch })).ListItem.map((row: { s_ID: string }) => row.s_ID)

let returned = ''
let bill = ''
beforeAll(async () => {
  await received(trade, { SP000001: [100, 500] }, { SoHD: '0000777' })
  bill = await sold(trade, { SP000001: [10, 1000] })
  const proposal = await trade.data('ImportReturn', 'getInfoFrom', { source: 'Order', s_ID: bill, all: '1' })
  // Nothing was paid with the bill, so nothing is proposed to go back.
  expect(proposal.originalPaid).toBeNull()
  returned = await trade.saved('ImportReturn', { ...proposal, Description: 'Vỏ móp' })
})

describe('a return', () => {
  // With a tax of a tenth the two cost 2,200.
  it('of a paid bill is told how it was paid and what of it is open', async () => {
    const paid = await sold(trade, { SP000001: [2, 1000] }, { paid: 1500 })
    const { originalPaid, paid: back } = await trade.data('ImportReturn', 'getInfoFrom', {
      source: 'Order',
      s_ID: paid,
    })
    const { fundId } = await trade.info('Order', paid)
    expect([originalPaid, back]).toEqual([{ paid: 1500, open: 700, method: 1, fund: fundId }, 0])
  })

  it('is found by the number of its bill, also with other words', async () => {
    const { NumberID } = await trade.info('Order', bill)
    expect(await found('ImportReturn', NumberID)).toEqual([returned])
    expect(await found('ImportReturn', `${NumberID.toLowerCase()} vo mop`)).toEqual([returned])
    expect(await found('ImportReturn', 'BH999999')).toEqual([])
  })

  it('also when it was saved by a version that did not know', async () => {
    const { NumberID } = await trade.info('Order', bill)
    const tenant = { tenant: trade.tenantId, user: null }
    const sums = () =>
      trade.database.inTenant(tenant, (tx) =>
        tx.query(
          sql`select kind, sum(count)::int as count, sum(open_amount)::text as open from document_sum group by kind order by kind`,
        ),
      )
    const before = await sums()
    await trade.database.inTenant(tenant, (tx) =>
      tx.query(sql`update document set search = replace(search, folded(${NumberID}::text), '') where id = ${returned}`),
    )
    expect(await found('ImportReturn', NumberID)).toEqual([])
    const owner = new pg.Client({ connectionString: trade.ownerUrl })
    await owner.connect()
    // As a migration runs: the owner sees all, and no tenant is meant.
    const tables = ['document', 'sales_return', 'document_sum']
    await owner.query('begin')
    await owner.query(`select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true)`)
    for (const table of tables) await owner.query(`alter table ${table} no force row level security`)
    await owner.query(readFileSync('migrations/0020-returns-by-their-bill/up.sql', 'utf8'))
    for (const table of tables) await owner.query(`alter table ${table} force row level security`)
    await owner.query('commit')
    await owner.end()
    expect(await found('ImportReturn', NumberID)).toEqual([returned])
    expect(await sums()).toEqual(before)
  })

  it('and by the new one, when the bill gets another', async () => {
    const { NumberID } = await trade.info('Order', bill)
    await trade.saved('Order', { s_ID: bill, NumberID: 'HD-2026/15' })
    expect(await found('ImportReturn', 'hd-2026/15')).toEqual([returned])
    expect(await found('ImportReturn', NumberID)).toEqual([])
    expect((await trade.info('ImportReturn', returned)).billNumber).toBe('HD-2026/15')
  })
})

it('transfers and opening stock are found by their stores', async () => {
  const branch = await trade.saved('ApiListStore', { Code: 'CN2', Name: 'Kho Thuận An' })
  const moved = await trade.saved('Trans', {
    dtDate: tradeDay,
    Store_ID: ids['KHO01'],
    toStoreId: branch,
    lines: [{ Product_ID: ids['SP000001'], Qty: 1 }],
  })
  const opening = await trade.saved('ProductBegin', {
    Store_ID: branch,
    lines: [{ Product_ID: ids['SP000002'], Qty: 1, Price: 10 }],
  })
  expect(await found('Trans', 'thuan an')).toEqual([moved])
  expect(await found('Trans', 'kho chinh thuan')).toEqual([moved])
  expect(await found('ProductBegin', 'thuan an')).toEqual([opening])
  expect(await found('Trans', 'thu duc')).toEqual([])
  await trade.saved('ApiListStore', { s_ID: branch, Name: 'Kho Thủ Đức' })
  expect(await found('Trans', 'thu duc')).toEqual([moved])
})

it('a receipt is found by the invoice of the supplier, a voucher by partner, payer and text', async () => {
  expect(await found('Import', '0000777')).toHaveLength(1)
  const voucher = await trade.saved('Income', {
    dtDate: tradeDay,
    Object_ID: ids['KH000002'],
    payer: 'Bà Bảy',
    fundId: ids['TM'],
    Description: 'Đợt một',
    lines: [
      {
        voucherModule: 'Order',
        voucherId: await sold(trade, { SP000001: [1, 1000] }, { Object_ID: ids['KH000002'] }),
        amount: 100,
      },
    ],
  })
  for (const text of ['KH000002', 'ba bay', 'dot mot', 'doi tac kh000002'])
    expect(await found('Income', text)).toEqual([voucher])
})
