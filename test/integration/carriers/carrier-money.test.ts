/** Money of carriers: their files are compared with their own parcels, and what they pay for lost ones has an item of its own. */
import { describe, expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import type { Anything } from '#test/support/app.ts'
import { runAt } from '#test/support/database.ts'
import { workbookOf } from '#test/support/sheet.ts'
import { openTrade, received, sold } from '#test/support/trade.ts'
import { readMigrations } from '../../../scripts/migrate.ts'

const trade = await openTrade('boithuong')
const { data, saved } = trade

const item = async (): Promise<Anything> =>
  (await data('ApiListOtherIncome', 'getlist', { KeySearch: 'TVC02' })).ListItem[0]

await received(trade, { SP000001: [100, 500] })
const [fast, slow] = [
  await saved('ApiListCarrier', { Code: 'NVC01', Name: 'Nhanh' }),
  await saved('ApiListCarrier', { Code: 'NVC02', Name: 'Chậm' }),
]
const move = (s_ID: string, more: object): Promise<Anything> => data('Shipping', 'UpdateStatus', {}, { s_ID, ...more })
const send = async (carrier: string, more: object = {}): Promise<string> => {
  const receiver = { receiverName: 'Cô Ba', receiverPhone: '0912000002', receiverAddress: '34 Lê Lợi' }
  const delivery = { type: 2, NVC_ID: carrier, ...receiver, ...more }
  const bill = await sold(trade, { SP000001: [1, 50_000] })
  return (await data('Order', 'ChuyenGiaohang', {}, { s_ID: bill, delivery })).s_ID
}

describe('the file of a carrier', () => {
  const compared = async (rows: readonly (readonly unknown[])[], more: object = {}) => {
    const answer = await data(
      'COD',
      'ImportFile',
      {},
      { fileName: 'a.xlsx', fileToBytes: await workbookOf(rows as never), dryRun: true, ...more },
    )
    const { matched, differences, errors } = answer
    if (errors) return errors.map(({ path, code }: Anything) => [path, code])
    return [
      matched.map(({ s_ID, fee, feeExpected }: Anything) => [s_ID, fee, feeExpected]),
      differences.map(({ code }: Anything) => code),
    ]
  }
  const heads = ['Mã vận đơn', 'COD', 'Phí']

  it('is of the carrier that was chosen, and of one alone', async () => {
    const money = { codAmount: 50_000, carrierFee: 7000 }
    const own = await send(fast, { ...money, trackingCode: 'GN123' })
    await move(own, { shipStatus: 4 })
    const rows = [heads, ['gn123', 50_000, 7000]]
    expect(await compared(rows)).toEqual([[[own, 7000, 7000]], []])
    expect(await compared(rows, { NVC_ID: slow })).toEqual([[], ['unknownParcel']])
    expect(await compared(rows, { NVC_ID: 'nobody' })).toEqual([['NVC_ID', 'unknownRef']])
    const other = await send(slow, { ...money, trackingCode: 'GN123' })
    expect(await compared(rows)).toEqual([[], ['unknownParcel']])
    expect(await compared(rows, { NVC_ID: fast })).toEqual([[[own, 7000, 7000]], []])
    expect(await compared(rows, { NVC_ID: slow })).toEqual([[], ['notDelivered']])
    // What was taken back before it left is in nobody's way.
    await move(other, { shipStatus: 9 })
    expect(await compared(rows)).toEqual([[[own, 7000, 7000]], []])
  })

  it('says nothing of fees without a column for them', async () => {
    const rows = [heads.slice(0, 2), ['GN123', 50_000]]
    expect(await compared(rows)).toMatchObject([[[expect.any(String), null, 7000]], []])
  })
})

it('a carrier is who pays and is paid, by name: in vouchers, the cash book and its search', async () => {
  const parcel = await send(slow, { codAmount: 40_000, carrierFee: 3000 })
  await move(parcel, { shipStatus: 4 })
  const settle = { ids: [parcel], fundId: trade.ids['TM'] }
  for (const [kind, module, field] of [
    [1, 'Income', 'payer'],
    [2, 'Outcome', 'payee'],
  ] as const) {
    const { vouchers }: Anything = await data('COD', 'Settle', {}, { ...settle, kind, confirm: ['fundShort'] })
    expect(await trade.info(module, vouchers[0].s_ID)).toMatchObject({ [field]: 'Chậm', NVC_ID: slow, DebtType: 4 })
    const [listed] = (await data(module, 'getlist', { KeySearch: 'chậm' })).ListItem
    expect(listed).toMatchObject({ s_ID: vouchers[0].s_ID, [field]: 'Chậm' })
    const { ListItem } = await data('CashFlow', 'getlist', { KeySearch: 'chậm' })
    expect(ListItem.at(-1)).toMatchObject({ NumberID: vouchers[0].NumberID, ObjName: 'Chậm' })
  }
  const { carriers }: Anything = await data('ReportOfShipping', 'rptDetail', { NVC_ID: slow })
  expect(carriers).toMatchObject([{ codPaid: 40_000, codClosing: 0, feePaid: 3000, feeClosing: 0 }])
})

const lost = async (): Promise<string> => {
  const s_ID = await send(fast)
  for (const shipStatus of [2, 10]) await move(s_ID, { shipStatus })
  await move(s_ID, { claimAmount: 50_000 })
  return s_ID
}

describe('the item of what is paid for lost parcels', () => {
  it('is proposed, and stands in receipts by hand that name none', async () => {
    const parcel = await lost()
    const otherMethodId = (await item()).s_ID
    const made = await data('Income', 'getInfoFrom', { source: 'Shipping', s_ID: parcel })
    expect(made.lines).toMatchObject([{ claimId: parcel, otherMethodId, amount: 50_000 }])
    const { Method, fundId, dtDate } = made
    const receipt = await saved('Income', {
      iType: 2,
      dtDate,
      Method,
      fundId,
      lines: [{ claimId: parcel, amount: 50_000 }],
    })
    expect(await trade.info('Income', receipt)).toMatchObject({ lines: [{ otherMethodId }] })
    await data('Income', 'DeleteDB', {}, [receipt])
  })

  it('is given once to a business that is older than it', async () => {
    const { s_ID, Code, Name, parentName } = await item()
    expect((await data('ApiListOtherIncome', 'DeleteDB', {}, [s_ID])).ListItem).toEqual([])
    const { up } = readMigrations().find(({ name }) => name === '0090-claim-item')!
    for (const _time of [1, 2]) await runAt(trade.ownerUrl, up)
    const found = (await data('ApiListOtherIncome', 'getlist', { KeySearch: 'TVC02' })).ListItem
    expect(found).toHaveLength(1)
    expect(found).toMatchObject([{ Code, Name, parentName }])
    expect(found[0].s_ID).not.toBe(s_ID)
    const [row] = await trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
      tx.query<{ search: string }>(sql`select search from other_income where code = 'TVC02'`),
    )
    expect(row!.search).toBe('tvc02 boi thuong cua nha van chuyen btcnvc')
  })
})
