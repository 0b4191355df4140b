/**
 * Documents are found by the goods in their lines, vouchers by their amount and by the partners of their lines, contacts
 * by their partner: compared with a plain search over the same texts, which takes each word by itself (decision 0111).
 */
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { fold, foldCode, searchWords } from '#kernel/fold.ts'
import { amountPattern } from '#kernel/amount-word.ts'
import { functionIds } from '#model/right.ts'
import { sql } from '#engine/sql.ts'
import { systemClock } from '#kernel/clock.ts'
import { readMigrations } from '../../../scripts/migrate.ts'
import type { Anything } from '../../support/app.ts'
import { runAt } from '../../support/database.ts'
import { linesOf, openTrade, received, sold, tradeDay } from '../../support/trade.ts'

const trade = await openTrade('timtheohang')
const { ids } = trade
const places: { number: string; texts: string }[] = []
const goodsTexts: Record<string, string> = {
  SP000001: 'sp000001 nước khoáng 500ml',
  SP000002: 'sp000002 nước cam 1l',
  SP000003: 'sp000003 trà xanh',
  GAO: 'gaost25 gạo thơm sóc trăng 8936012345678',
}
const numbersOf = async (module: string, query: Record<string, string>, token = trade.token): Promise<string[]> => {
  const { status, body } = await trade.call(module, 'getlist', null, {
    token,
    tenant: 'timtheohang',
    query: { FromDate: '2026-01-01', ToDate: '2026-12-31', nItem: '500', ...query },
  })
  expect(status).toBe(200)
  expect(body.Data.TotalCount).toBe(body.Data.ListItem.length)
  return body.Data.ListItem.map((row: Anything) => row.NumberID ?? row.Name).toSorted()
}

/** So many goods with a word that they are not looked up one by one. */
const CROWD = 205

beforeAll(async () => {
  ids['GAO'] = await trade.saved('Product', {
    Code: 'GAOST25',
    Name: 'Gạo thơm Sóc Trăng',
    barcode: '8936012345678',
    Group_ID: ids['NUOC'],
    unitId: ids['CHAI'],
    VAT: 5,
    sellPrice: 25000,
  })
  await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query(sql`insert into product (id, code, name, group_id, unit_id, vat_rate, search)
      select id, 'BANH' || n, 'Bánh', ${ids['NUOC']}, ${ids['CHAI']}, 10, 'banh' || n || ' banh loai xanh' from unnest(${Array.from({ length: CROWD }, () => systemClock.newId())}::uuid[]) with ordinality as one (id, n)`),
  )
  const [cake] = await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query<{ id: string }>(sql`select id from product where code = 'BANH7'`),
  )
  ids['BANH7'] = cake!.id
  goodsTexts['BANH7'] = 'banh7 banh loai xanh'
  await received(trade, Object.fromEntries(Object.keys(goodsTexts).map((code) => [code, [9, 100] as const])), {
    dtDate: '2026-01-02',
    NumberID: 'DAU',
  })
  const sets: [string, string[], string, string][] = [
    ['HD-01', ['SP000001', 'GAO'], 'KH000001', 'giao sáng'],
    ['HD-02', ['SP000002'], 'KH000002', 'gạo đã trả'],
    ['HD-03', ['SP000003', 'SP000001'], 'KH000001', 'giao chiều'],
    ['HD-04', ['BANH7'], 'KH000002', ''],
    ['HD-05', ['BANH7', 'GAO'], 'KH000001', 'hẹn 8936'],
  ]
  for (const [number, goods, partner, Description] of sets) {
    await sold(trade, Object.fromEntries(goods.map((code) => [code, [1, 1000] as const])), {
      NumberID: number,
      Description,
      Object_ID: ids[partner],
      Store_ID: ids['KHO01'],
    })
    places.push({
      number,
      texts: [number, Description, `${partner} đối tác ${partner}`, ...goods.map((code) => goodsTexts[code]!)].join(
        '\n',
      ),
    })
  }
})

const plainly = (text: string): string[] =>
  places
    .filter(({ texts }) =>
      searchWords(text).every((word) => [word, foldCode(word)].some((form) => fold(texts).includes(form))),
    )
    .map(({ number }) => number)
    .toSorted()

it('bills by code, name and bar code of their goods, as a plain search finds them', async () => {
  for (const text of [
    'gạo',
    'sp000001',
    '8936012345678',
    'xanh',
    'banh7',
    'gao giao',
    'xanh 8936',
    'st25 KH000001',
    'khong co',
  ])
    expect(await numbersOf('Order', { KeySearch: text }), text).toEqual(plainly(text))
  expect(plainly('gạo')).toEqual(['HD-01', 'HD-02', 'HD-05'])
  const words = fc.constantFrom(
    'gao',
    'xanh',
    'nước',
    'ST25',
    '8936',
    'giao',
    'KH000002',
    'hd-0',
    'cam',
    'trà',
    'banh',
    'a',
    '500ml',
  )
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(words, { minLength: 1, maxLength: 3 }), fc.boolean(), async (chosen, isShort) => {
      const range = isShort ? { FromDate: '2026-11-01', ToDate: '2026-11-30' } : { FromDate: '', ToDate: '' }
      const text = chosen.join(' ')
      const found = await numbersOf('Order', { KeySearch: text, ...range })
      // Where every word is one that a great many goods have, goods are asked of a year at most.
      if (isShort || !chosen.every((word) => ['xanh', 'banh', 'a'].includes(word))) expect(found).toEqual(plainly(text))
      for (const number of found) expect(plainly(text)).toContain(number)
    }),
    { numRuns: 40 },
  )
})

it('other documents by their goods: orders, receipts, returns, transfers, counts', async () => {
  const lines = linesOf(trade, { GAO: [1, 1000] })
  for (const [module, NumberID, partner] of [
    ['PurchaseOrder', 'DH-1', 'KH000001'],
    ['Quote', 'BG-1', 'KH000001'],
    ['Import', 'PN-1', 'NCC000001'],
  ] as const) {
    await trade.saved(module, { dtDate: tradeDay, NumberID, Object_ID: ids[partner], lines })
    expect(await numbersOf(module, { KeySearch: 'gao 89360123', FromDate: '2026-11-01' }), module).toEqual([NumberID])
    expect(await numbersOf(module, { KeySearch: 'cam', FromDate: '2026-11-01' }), module).toEqual([])
  }
})

const otherIncome = { dtDate: tradeDay, iType: 2, Method: 1 }
/** Makes lines of other income. */
const incomeLine = async () => {
  const item = (await trade.data('ApiListOtherIncome', 'getList', { all: 'True', level: 'child' })).ListItem[0]
  const otherMethodId =
    item?.Id ?? (await trade.saved('ApiListOtherIncome', { Code: 'TK1', Name: 'Thu khác 1', parentId: ids['TK'] }))
  return (amount: number, Object_ID?: string) => ({ otherMethodId, amount, ...(Object_ID && { Object_ID }) })
}

it('vouchers by their whole amount however it is typed, and by the partner of a line', async () => {
  const line = await incomeLine()
  await trade.saved('Income', {
    ...otherIncome,
    NumberID: 'PT-1',
    payer: 'An',
    lines: [line(1500000, ids['NCC000001'])],
  })
  await trade.saved('Income', { ...otherIncome, NumberID: 'PT-2', payer: 'Bình', lines: [line(11500000)] })
  for (const text of ['1500000', '1.500.000', '1,500,000', '1.500.000đ'])
    expect(await numbersOf('Income', { KeySearch: text }), text).toEqual(['PT-1'])
  expect(await numbersOf('Income', { KeySearch: '11.500.000 bình' })).toEqual(['PT-2'])
  expect(await numbersOf('Income', { KeySearch: '500000' })).toEqual([])
  expect(await numbersOf('Income', { KeySearch: 'NCC000001' })).toEqual(['PT-1'])
})

it('also vouchers and transfers of money that were saved by a version that did not know (migration 0088)', async () => {
  const toFundId = await trade.saved('ApiListBank', { Code: 'QUY2', Name: 'Quỹ hai', kind: 'cash' })
  const partly = { fundId: ids['TM'], toFundId, dtDate: tradeDay }
  const line = await incomeLine()
  await trade.saved('Income', { ...otherIncome, NumberID: 'PT-3', payer: 'Cúc', lines: [line(2500000)] })
  await trade.saved('TransCurr', { ...partly, NumberID: 'CQ-1', amount: 1234567 })
  const searches = () =>
    trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query(sql`select number, search from document order by number`),
    )
  const before = await searches()
  const { up } = readMigrations().find(({ name }) => name.startsWith('0088'))!
  const made = [...up.matchAll(/create index (\w+)/g)].map(([, name]) => name)
  const tables = ['document', 'income_voucher', 'outcome_voucher', 'money_transfer', 'document_sum']
  const force = (how: string) => tables.map((table) => `alter table ${table} ${how} row level security;`).join('')
  // As a migration runs: the owner sees all, and no tenant is meant.
  const asOwner = (work: string) =>
    runAt(
      trade.ownerUrl,
      `begin;select set_config('app.tenant_id', '00000000-0000-0000-0000-000000000000', true);${force('no force')}${work}set constraints all immediate;${force('force')}commit;`,
    )
  await asOwner(`update document set search = trim(regexp_replace(search, ' ?${amountPattern}', ''));`)
  expect(await numbersOf('Income', { KeySearch: '2.500.000' })).toEqual([])
  expect(await numbersOf('TransCurr', { KeySearch: '1.234.567' })).toEqual([])
  await asOwner(`drop index ${made.join(', ')};${up}`)
  expect(await numbersOf('Income', { KeySearch: '2.500.000' })).toEqual(['PT-3'])
  expect(await numbersOf('TransCurr', { KeySearch: '1.234.567' })).toEqual(['CQ-1'])
  expect(await searches()).toEqual(before)
})

it('contacts by code and name of their partner, not by its other contacts', async () => {
  await trade.saved('ApiListContact', { Name: 'Lan', Object_ID: ids['KH000001'], phone: '0912345678' })
  await trade.saved('ApiListContact', { Name: 'Hùng', Object_ID: ids['KH000001'] })
  await trade.saved('ApiListContact', { Name: 'Mai', Object_ID: ids['KH000002'] })
  expect(await numbersOf('ApiListContact', { KeySearch: 'kh000001' })).toEqual(['Hùng', 'Lan'])
  expect(await numbersOf('ApiListContact', { KeySearch: 'đối tác lan' })).toEqual(['Lan'])
  expect(await numbersOf('ApiListContact', { KeySearch: 'mai kh000002' })).toEqual(['Mai'])
})

it('shows a user limited to his own documents none of the others', async () => {
  const permissions = functionIds.map((FuncID) => ({
    FuncID,
    R: true,
    A: true,
    U: true,
    D: true,
    own: FuncID === 'Order',
  }))
  const group = await trade.saved('ApiGroupUser', { Code: 'R', Name: 'R', permissions })
  await trade.saved('ApiListUser', {
    UserName: 'rieng',
    password: 'matkhau1',
    groupId: group,
    email: 'r@timtheohang.vn',
  })
  const token = await trade.signIn('timtheohang', 'rieng', 'matkhau1')
  for (const text of ['gao', 'xanh', '8936012345678', 'banh7'])
    expect(
      await numbersOf('Order', { KeySearch: text, FromDate: '2026-11-01', ToDate: '2026-11-30' }, token),
      text,
    ).toEqual([])
})
