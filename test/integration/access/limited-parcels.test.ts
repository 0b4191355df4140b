/**
 * What users who see some bills alone are told of parcels: of those of other stores nothing, and of a parcel of a bill
 * that is not theirs nothing that would name the bill (decision 0063).
 */
import { beforeAll, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { keptDocuments } from '#documents/kept.ts'
import { sql } from '#engine/sql.ts'
import { functionIds } from '#model/right.ts'
import { readable } from '#test/fuzz/world/answers.ts'
import type { Anything } from '#test/support/app.ts'
import { openTrade, received, sold } from '#test/support/trade.ts'

const tenant = 'kienhang'
const trade = await openTrade(tenant)
const { data, saved, ids } = trade
const days = { fromDate: '2026-01-01', toDate: '2026-12-31' }
const range = { FromDate: '2026-01-01', ToDate: '2026-12-31', nItem: '100' }
let parcel = ''
let voucher = ''
const tokens: Record<string, string> = {}

const as = async (who: string, path: string, body: unknown = null, query: Record<string, string> = {}) => {
  const [module = '', name = ''] = path.split('/')
  const answer = await trade.call(module, name, body, { token: tokens[who]!, tenant, query })
  return { raw: readable(answer.raw), data: answer.body.Data as Anything }
}
const person = async (
  name: string,
  limits: { own?: readonly string[]; storeIds?: readonly string[] },
): Promise<void> => {
  const permissions = functionIds.map((FuncID) => ({
    FuncID,
    R: true,
    A: true,
    U: true,
    D: true,
    own: limits.own?.includes(FuncID),
  }))
  const group = await saved('ApiGroupUser', { Code: name, Name: name, permissions })
  const user = {
    UserName: name,
    password: 'matkhau1',
    groupId: group,
    email: `${name}@x.vn`,
    storeIds: limits.storeIds,
  }
  await saved('ApiListUser', user)
  tokens[name] = await trade.signIn(tenant, name, 'matkhau1')
  await trade.signIn(tenant)
}

beforeAll(async () => {
  const other = await saved('ApiListStore', { Code: 'KHO02', Name: 'Kho hai' })
  await person('kho', { storeIds: [other] })
  await person('rieng', { own: ['Order'] })
  await received(trade, { SP000001: [100, 500] })
  const bill = await sold(trade, { SP000001: [10, 1000] }, { NumberID: 'AN-B1' })
  const carrier = await saved('ApiListCarrier', { Code: 'NVC', Name: 'Nhanh' })
  const receiver = { receiverName: 'Cô Ba', receiverPhone: '0912 000 002', receiverAddress: '34 Lê Lợi' }
  const delivery = { type: 2, NVC_ID: carrier, ...receiver, codAmount: 5000, carrierFee: 100, trackingCode: 'MA-AN' }
  parcel = (await data('Order', 'ChuyenGiaohang', {}, { s_ID: bill, delivery })).s_ID
  await data('Shipping', 'UpdateStatus', {}, { s_ID: parcel, shipStatus: 4 })
  const settled = await data('COD', 'Settle', {}, { ids: [parcel], fundId: ids['TM'], kind: 1 })
  voucher = settled.vouchers[0].s_ID
}, 60_000)

it('tells of parcels of other stores nothing at all', async () => {
  const asked: [string, unknown, Record<string, string>][] = [
    ['Shipping/getlist', null, range],
    ['COD/getlist', null, range],
    ['Shipping/getInfo', null, { s_ID: parcel }],
    ['Shipping/getPrint', { ids: [parcel] }, {}],
    ['Shipping/UpdateStatus', { s_ID: parcel, shipStatus: 7 }, {}],
    ['Shipping/ExportList', null, range],
    ['COD/ExportList', null, range],
    ['COD/Settle', { ids: [parcel], fundId: ids['TM'], kind: 2 }, {}],
    ['ReportOfShipping/rptDetail', null, days],
    ['Income/getInfo', null, { s_ID: voucher }],
    ['Income/getPrint', null, { s_ID: voucher }],
    ['CashFlow/getlist', null, range],
    ['ReportOfOrder/rptChitietcongno', null, { ...days, ObjID: ids['KH000001']! }],
    ['ApiEvent/getlist', null, { nItem: '200' }],
  ]
  const told = await Promise.all(
    asked.map(async ([path, body, query]) => {
      const { raw } = await as('kho', path, body, query)
      return ['VD000001', 'AN-B1', 'MA-AN', 'Cô Ba']
        .filter((secret) => raw.includes(secret))
        .map((secret) => [path, secret])
    }),
  )
  expect(told.flat()).toEqual([])
})

it('does not name the bill of a parcel to who does not see it', async () => {
  for (const [path, body, query] of [
    ['Shipping/getlist', null, range],
    ['Shipping/getInfo', null, { s_ID: parcel }],
    ['Shipping/getPrint', { ids: [parcel] }, {}],
    ['Shipping/ExportList', null, range],
    ['COD/getlist', null, range],
    ['ReportOfShipping/rptDetail', null, days],
    ['Income/getInfo', null, { s_ID: voucher }],
    ['ReportOfOrder/rptChitietcongno', null, { ...days, ObjID: ids['KH000001']! }],
  ] as [string, unknown, Record<string, string>][]) {
    const { raw } = await as('rieng', path, body, query)
    expect([path, raw.includes('AN-B1')]).toEqual([path, false])
  }
})

it('tells everybody who sees a parcel alike whether something is to be done about it', async () => {
  const bill = await sold(trade, { SP000001: [1, 9000] })
  const NVC_ID = await saved('ApiListCarrier', { Code: 'MAT', Name: 'Hay mất' })
  const delivery = { type: 2, NVC_ID, receiverName: 'Cô Tư', receiverPhone: '0912000003', receiverAddress: '3 Lê Lai' }
  const lost = (await data('Order', 'ChuyenGiaohang', {}, { s_ID: bill, delivery })).s_ID
  for (const shipStatus of [2, 10]) await data('Shipping', 'UpdateStatus', {}, { s_ID: lost, shipStatus })
  await data('Shipping', 'UpdateStatus', {}, { s_ID: lost, claimAmount: 9000 })
  await person('khongphieu', { own: ['Income', 'ImportReturn'] })
  const told = async () => {
    const listed = async (todo: string) => {
      const answers = await Promise.all([
        data('Shipping', 'getlist', { ...range, todo }),
        as('khongphieu', 'Shipping/getlist', null, { ...range, todo }).then((answer) => answer.data),
      ])
      return answers.map(({ ListItem }) => ListItem.map((row: Anything) => row.s_ID).includes(lost))
    }
    const { claims } = (await as('khongphieu', 'Shipping/overview')).data
    return [await listed('3'), await listed('4'), claims.count, claims.amount]
  }
  expect(await told()).toEqual([[true, true], [true, true], 1, 9000])
  const receipt = await data('Income', 'getInfoFrom', { source: 'Shipping', s_ID: lost })
  await saved('Income', { ...receipt, fundId: ids['TM'] })
  const back = await data('ImportReturn', 'getInfoFrom', { source: 'Order', s_ID: bill, all: '1' })
  await saved('ImportReturn', back)
  expect(await told()).toEqual([[false, false], [false, false], 0, 0])
})

it('hides in the log every kind of document', async () => {
  const [row] = await trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query<{ condition: string }>(
      sql`select qual as condition from pg_policies where tablename = 'event' and policyname = 'document_is_seen'`,
    ),
  )
  const isList = new Set(['Carrier', 'Customer'])
  const rights = new Set(
    [...documents, ...keptDocuments].map(({ right }) => right).filter((right) => !isList.has(right)),
  )
  for (const right of rights) expect(row!.condition).toContain(`'${right}'::text`)
})
