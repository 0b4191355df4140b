/** Parcels that do not simply arrive: a part comes back, they are lost, their carrier pays for them, they are late. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Anything } from '#test/support/app.ts'
import { carriersToTry } from '#test/support/carriers/bench.ts'
import { openShipping, type Connected } from '#test/support/shipping.ts'
import { workDue } from '#test/support/work.ts'
import { verify } from '../../../scripts/lib/verification.ts'

const shipping = await openShipping('giaomotphan')
const { trade, fakes, bill, hand, parcel, at, carriers } = shipping
const fundId: string = (await trade.data('ApiListFund', 'getList', { all: 'True' })).ListItem[0].Id
const urls = {} as Record<Connected, string>
for (const name of ['ghn', 'ghtk', 'viettelpost'] as const)
  urls[name] = (await trade.data('ApiListCarrier', 'NewWebhookToken', {}, { s_ID: carriers[name] })).url

beforeEach(() => at(0))

const send = async (adapter: Connected | 'manual', delivery: object = {}): Promise<Anything> => {
  const answer = await hand(await bill(), adapter, { codAmount: 500_000, carrierFee: 20_000, ...delivery })
  expect(answer.Description).toBe('ok')
  return parcel(answer.s_ID)
}
const move = (s_ID: string, shipStatus: number | undefined, more: object = {}): Promise<Anything> =>
  trade.data('Shipping', 'UpdateStatus', {}, { s_ID, ...(shipStatus && { shipStatus }), ...more })
const moved = async (s_ID: string, ...way: number[]): Promise<void> => {
  for (const state of way) expect((await move(s_ID, state)).Description).toBe('ok')
}
const codes = {
  ghn: { delivered: 'delivered', returning: 'returning', returned: 'returned', lost: 'lost' },
  ghtk: { delivered: '5', returning: '20', returned: '21', lost: '13' },
  viettelpost: { delivered: '501', returning: '502', returned: '504', lost: '504' },
} as const
const flags = { ghn: { IsPartialReturn: true }, ghtk: { return_part_package: 1 }, viettelpost: {} } as const
const cods = { ghn: 'CODAmount', ghtk: 'pick_money', viettelpost: 'MONEY_COLLECTION' } as const
const there = (adapter: Connected, shipNumber: string) => fakes[adapter].state.parcels.get(shipNumber)!
interface Told {
  state: keyof (typeof codes)['ghn']
  minutes: number
  cod: number
  part?: boolean
  code?: string
}
const tell = async (adapter: Connected, shipNumber: string, { state, minutes, cod, part = true, code }: Told) => {
  const known = there(adapter, shipNumber)
  known.cod = code ? 500_000 : cod
  const when = new Date(Date.parse('2026-11-20T03:00:00Z') + minutes * 60_000)
  const body = carriersToTry[adapter].event(code ? { ...known, code } : known, codes[adapter][state], when, {
    [cods[adapter]]: cod,
    ...(part && flags[adapter]),
  })
  const answer = await trade.app.inject({
    method: 'POST',
    url: urls[adapter],
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(200)
  await workDue(trade.server, ['carrierEvents', 'parcelNews'])
}
const customerOwes = async (billId: string): Promise<number> => (await trade.info('Order', billId)).remaining
const takeBack = async (billId: string, quantity: number): Promise<Anything> => {
  const made = await trade.data('ImportReturn', 'getInfoFrom', { source: 'Order', s_ID: billId })
  const lines = made.lines.map((line: Anything) => ({ ...line, Qty: quantity }))
  return trade.data('ImportReturn', 'UpdateDB', {}, { ...made, lines })
}
const listed = async (todo: string): Promise<string[]> =>
  (await trade.data('Shipping', 'getlist', { todo, nItem: '200' })).ListItem.map((row: Anything) => row.s_ID)
const verified = async () => {
  const { isClean, text } = await verify(trade.database, { code: 'giaomotphan', id: trade.tenantId } as never)
  expect([isClean, text]).toEqual([true, text])
}

describe('a part of a parcel', () => {
  it('is said with what was collected, and leads to a return of the rest', async () => {
    const { s_ID, billId } = await send('manual')
    await moved(s_ID, 2)
    expect((await move(s_ID, 4, { codAmount: 300_000 })).Description).toBe('ok')
    const partly = await parcel(s_ID)
    expect(partly).toMatchObject({
      shipStatus: 4,
      codAmount: 300_000,
      codAgreed: 500_000,
      codDue: 300_000,
      isPartial: true,
      todo: ['takeBack'],
    })
    expect(partly.history.at(-1).note).toBe('Thu hộ 500.000 → 300.000')
    const english = await trade.call('Shipping', 'getInfo', null, { query: { s_ID }, headers: { language: 'en' } })
    expect(english.body.Data.history.at(-1).note).toBe('COD 500,000 → 300,000')
    expect(await customerOwes(billId)).toBe(580_000)
    expect(await listed('3')).toContain(s_ID)
    const back = await takeBack(billId, 1)
    expect(back.Description).toBe('ok')
    expect(await parcel(s_ID)).toMatchObject({ todo: [], returns: [{ s_ID: back.s_ID, module: 'ImportReturn' }] })
    expect(await listed('3')).not.toContain(s_ID)
    expect(await customerOwes(billId)).toBe(140_000)
    await verified()
  })

  it('is told by its carrier, which changes no money, and what goes back takes nothing back', async () => {
    for (const adapter of ['ghn', 'ghtk'] as const) {
      const { s_ID, shipNumber } = await send(adapter)
      at(60)
      there(adapter, shipNumber).state = codes[adapter].delivered
      await tell(adapter, shipNumber, { state: 'delivered', minutes: 30, cod: 300_000 })
      const told = await parcel(s_ID)
      expect(told).toMatchObject({
        shipStatus: 4,
        codAmount: 500_000,
        codReported: 300_000,
        isPartial: true,
        todo: ['codDiffers', 'takeBack'],
      })
      expect(await listed('2')).toContain(s_ID)
      there(adapter, shipNumber).state = codes[adapter].returned
      await tell(adapter, shipNumber, { state: 'returning', minutes: 40, cod: 300_000 })
      await tell(adapter, shipNumber, { state: 'returned', minutes: 50, cod: 300_000, part: false })
      const back = await parcel(s_ID)
      expect(back).toMatchObject({ shipStatus: 4, codDue: 500_000, isPartial: true })
      expect(back.history.map(({ note }: Anything) => note).join('\n')).toContain('Phần hàng không nhận: Đã hoàn')
      expect((await move(s_ID, undefined, { codAmount: 300_000 })).Description).toBe('ok')
      expect(await parcel(s_ID)).toMatchObject({ codDue: 300_000, codReported: null, todo: ['takeBack'] })
      at(0)
    }
    await verified()
  })

  it('that comes back is known as one although the delivery was not told', async () => {
    for (const adapter of ['ghn', 'ghtk'] as const) {
      const { s_ID, shipNumber } = await send(adapter)
      at(60)
      // Asked, the carrier has the parcel as a whole.
      there(adapter, shipNumber).state = codes[adapter].returned
      await tell(adapter, shipNumber, { state: 'returned', minutes: 30, cod: 500_000 })
      expect(await parcel(s_ID)).toMatchObject({ shipStatus: 4, isPartial: true, todo: ['takeBack'] })
      at(0)
    }
    await verified()
  })

  it('may go back as a parcel of its own, whose figures are not those of ours', async () => {
    const { s_ID, shipNumber } = await send('ghn')
    at(60)
    there('ghn', shipNumber).state = 'delivered'
    await tell('ghn', shipNumber, { state: 'lost', minutes: 30, cod: 0, code: 'TEIL_PR' })
    expect(await parcel(s_ID)).toMatchObject({ shipStatus: 4, isPartial: true, codReported: null })
  })

  it('is nothing that a whole parcel is: it goes back as before', async () => {
    const { s_ID, shipNumber } = await send('ghtk')
    at(60)
    there('ghtk', shipNumber).state = '5'
    await tell('ghtk', shipNumber, { state: 'delivered', minutes: 30, cod: 500_000, part: false })
    there('ghtk', shipNumber).state = '21'
    await tell('ghtk', shipNumber, { state: 'returned', minutes: 50, cod: 500_000, part: false })
    expect(await parcel(s_ID)).toMatchObject({ shipStatus: 8, codDue: 0, isPartial: false, todo: ['takeBack'] })
    await verified()
  })

  it('of Viettel Post is told by another sum', async () => {
    const { s_ID, shipNumber } = await send('viettelpost')
    at(60)
    await tell('viettelpost', shipNumber, { state: 'delivered', minutes: 30, cod: 100_000 })
    expect(await parcel(s_ID)).toMatchObject({ shipStatus: 4, codReported: 100_000, todo: ['codDiffers'] })
  })

  it('is only said where it can be', async () => {
    const { s_ID, shipNumber } = await send('manual')
    const notYet = 'Chỉ ghi số tiền thực thu khi vận đơn đã giao'
    expect((await move(s_ID, undefined, { codAmount: 1 })).Description).toBe(notYet)
    expect((await move(s_ID, 2, { codAmount: 1 })).Description).toBe(notYet)
    expect((await move(s_ID, undefined, { isPartial: true })).Description).toBe(notYet)
    await moved(s_ID, 2)
    expect((await move(s_ID, 4, { codAmount: 900_000 })).Description).toBe('Tiền thu hộ không được lớn hơn tổng tiền')
    expect((await move(s_ID, 4, { codAmount: -1 })).Description).not.toBe('ok')
    expect((await move(s_ID, 4, { claimAmount: 5 })).Description).toBe(
      `Vận đơn ${shipNumber} không bị thất lạc hay hư hỏng`,
    )
    expect((await move(s_ID, 4, { codAmount: 700_000 })).Description).toBe('ok')
    expect(await parcel(s_ID)).toMatchObject({ codAmount: 700_000, isPartial: false, todo: [] })
    expect((await move(s_ID, undefined, { codAmount: 500_000, isPartial: true })).Description).toBe('ok')
    expect(await parcel(s_ID)).toMatchObject({ codAmount: 500_000, codAgreed: 500_000, isPartial: true })
    const paid = { ids: [s_ID], kind: 1, fundId, dtDate: '2026-11-20' }
    expect((await trade.data('COD', 'Settle', {}, paid)).TotalCount).toBe(1)
    expect((await move(s_ID, undefined, { codAmount: 400_000 })).Description).not.toBe('ok')
    expect(await parcel(s_ID)).toMatchObject({ codAmount: 500_000, codPaid: 500_000 })
    await verified()
  })
})

const claimFor = (s_ID: string): Promise<Anything> => trade.data('Income', 'getInfoFrom', { source: 'Shipping', s_ID })
const item = async (): Promise<string> =>
  (await trade.data('ApiListOtherIncome', 'getList', { all: 'True', level: 'child' })).ListItem[0].Id

describe('a lost parcel', () => {
  it('is claimed, and paid by other income that names it', async () => {
    const { s_ID, shipNumber, billId } = await send('manual')
    await moved(s_ID, 2)
    expect((await move(s_ID, 10)).Description).toBe('ok')
    expect(await parcel(s_ID)).toMatchObject({ claimAmount: null, todo: ['takeBack', 'claim'] })
    expect(await listed('4')).toContain(s_ID)
    expect((await move(s_ID, undefined, { claimAmount: 700_000 })).Description).toBe('ok')
    const before = (await trade.data('Shipping', 'overview')).claims
    expect(await parcel(s_ID)).toMatchObject({ claimAmount: 700_000, claimPaid: 0, todo: ['takeBack', 'collectClaim'] })

    const made = await claimFor(s_ID)
    expect(made).toMatchObject({
      iType: 2,
      payer: 'Xe nhà',
      Description: `Bồi thường vận đơn ${shipNumber}`,
      lines: [{ claimId: s_ID, claimNumber: shipNumber, amount: 700_000 }],
    })
    const otherMethodId = await item()
    const pay = (amount: number, more: object = {}) =>
      trade.data('Income', 'UpdateDB', {}, { ...made, lines: [{ claimId: s_ID, otherMethodId, amount, ...more }] })
    const first = await pay(300_000)
    expect(first.Description).toBe('ok')
    expect(await trade.info('Income', first.s_ID)).toMatchObject({
      DebtType: null,
      lines: [{ claimId: s_ID, claimNumber: shipNumber }],
    })
    expect(await parcel(s_ID)).toMatchObject({ claimPaid: 300_000, claims: [{ s_ID: first.s_ID, amount: 300_000 }] })
    expect((await claimFor(s_ID)).lines).toMatchObject([{ amount: 400_000, otherMethodId }])
    const { claims } = await trade.data('Shipping', 'overview')
    expect([claims.count, claims.amount]).toEqual([before.count, before.amount - 300_000])
    const second = await pay(400_000)
    expect(await parcel(s_ID)).toMatchObject({ claimPaid: 700_000, todo: ['takeBack'] })
    expect(await listed('4')).not.toContain(s_ID)
    await expect(claimFor(s_ID)).rejects.toThrow('không còn khoản nào để thanh toán')
    await trade.data('Income', 'DeleteDB', {}, [second.s_ID])
    expect(await parcel(s_ID)).toMatchObject({ claimPaid: 300_000, todo: ['takeBack', 'collectClaim'] })
    expect((await takeBack(billId, 2)).Description).toBe('ok')
    expect(await parcel(s_ID)).toMatchObject({ todo: ['collectClaim'] })
    expect(await customerOwes(billId)).toBe(0)
    const report = await trade.data('ReportOfShipping', 'rptDetail', { fromDate: '2026-11-01', toDate: '2026-11-30' })
    expect(report.ListItem.find((row: Anything) => row.shipNumber === shipNumber)?.codAmount ?? 0).toBe(0)
    await verified()
  })

  it('is the only one that anything is paid for', async () => {
    const { s_ID, shipNumber } = await send('manual')
    const otherMethodId = await item()
    const voucher = (module: string, line: object) =>
      trade.data(
        module,
        'UpdateDB',
        {},
        { iType: 2, Method: 1, fundId, lines: [{ otherMethodId, amount: 5, ...line }] },
      )
    const refused = `Vận đơn ${shipNumber} không bị thất lạc hay hư hỏng`
    expect((await voucher('Income', { claimId: s_ID })).Description).toBe(refused)
    await expect(claimFor(s_ID)).rejects.toThrow(refused)
    const { billId } = await parcel(s_ID)
    for (const claimId of [billId, '00000000-0000-4000-8000-000000000000', 'x'])
      expect((await voucher('Income', { claimId })).Description).not.toBe('ok')
    await moved(s_ID, 2, 10)
    expect((await voucher('Outcome', { claimId: s_ID })).Description).not.toBe('ok')
    expect((await voucher('Income', { claimId: s_ID, shipmentId: s_ID })).Description).not.toBe('ok')
    expect((await move(s_ID, undefined, { claimAmount: 0 })).Description).toBe('ok')
    expect(await parcel(s_ID)).toMatchObject({ claimAmount: 0, todo: ['takeBack'] })
  })
})

describe('a late parcel', () => {
  const late = async (): Promise<number> => {
    const { todo } = await trade.data('Dashboard', 'getInfo')
    const found = todo.find(({ key }: Anything) => key === 'lateParcels')
    if (found) expect(found.route).toBe('/shipping/transportproduct/data/list?range=ALL&todo=1')
    expect(await listed('1')).toHaveLength(found?.count ?? 0)
    return found?.count ?? 0
  }
  const days = (count: number) => count * 1440

  it('is counted on the start page once its day has passed, until it arrives', async () => {
    const before = await late()
    const { s_ID } = await send('manual')
    at(days(5))
    await trade.signIn('giaomotphan')
    const { todo } = await parcel(s_ID)
    expect(todo).toEqual([])
    const others = (await late()) - before
    at(days(6))
    await trade.signIn('giaomotphan')
    expect((await parcel(s_ID)).todo).toEqual(['late'])
    expect((await late()) - before).toBeGreaterThan(others)
    expect(await listed('1')).toContain(s_ID)
    await moved(s_ID, 2, 7)
    expect(await listed('1')).not.toContain(s_ID)
    at(days(13))
    await trade.signIn('giaomotphan')
    expect(await listed('1')).toContain(s_ID)
    await moved(s_ID, 8)
    expect(await listed('1')).not.toContain(s_ID)
    at(0)
    await trade.signIn('giaomotphan')
  })

  it('is only counted for who may move it, and sees its store', async () => {
    const { s_ID } = await send('manual')
    const store = await trade.saved('ApiListStore', { Code: 'KHO09', Name: 'Kho chín' })
    const people = [
      ['dung', { R: true, U: true }, undefined],
      ['doc', { R: true, U: false }, undefined],
      ['khac', { R: true, U: true }, [store]],
    ] as const
    for (const [name, flags, stores] of people) {
      const permissions = ['Dashboard', 'Shipping'].map((FuncID) => ({ FuncID, A: false, D: false, ...flags }))
      const groupId = await trade.saved('ApiGroupUser', { Code: name, Name: name, permissions })
      const person = {
        UserName: name,
        password: 'matkhau1',
        groupId,
        email: `${name}@vua.vn`,
        ...(stores && { storeIds: stores }),
      }
      await trade.saved('ApiListUser', person)
    }
    at(days(6))
    const counts: Record<string, [number, boolean]> = {}
    for (const [name] of people) {
      await trade.signIn('giaomotphan', name, 'matkhau1')
      const { todo } = await trade.data('Dashboard', 'getInfo')
      const count = todo.find(({ key }: Anything) => key === 'lateParcels')?.count ?? 0
      counts[name] = [count > 0 ? 1 : 0, (await listed('1')).includes(s_ID)]
    }
    expect(counts).toEqual({ dung: [1, true], doc: [0, true], khac: [0, false] })
    at(0)
    await trade.signIn('giaomotphan')
  })

  it('is one after the day that its carrier promised', async () => {
    const { s_ID, expectedDate } = await send('ghtk')
    expect(expectedDate).toBe('2026-11-21')
    at(days(2))
    await trade.signIn('giaomotphan')
    expect(await listed('1')).toContain(s_ID)
    at(0)
    await trade.signIn('giaomotphan')
  })
})

describe('the opening of a carrier', () => {
  it('is settled like a parcel, by a call and by a voucher of one’s own', async () => {
    const NVC_ID = await trade.saved('ApiListCarrier', {
      Code: 'CU',
      Name: 'Nhà xe cũ',
      codOpening: 900_000,
      feeOpening: 120_000,
    })
    const openings = async () => (await trade.data('COD', 'getOpenings', { NVC_ID })).ListItem
    const [opening] = await openings()
    expect(opening).toMatchObject({ shipNumber: 'Nợ đầu kỳ', codOpen: 900_000, feeOpen: 120_000 })
    const settle = (kind: number, amounts: object = {}) =>
      trade.data('COD', 'Settle', {}, { ids: [opening.s_ID], kind, fundId, dtDate: '2026-11-20', amounts })
    expect((await settle(1, { [opening.s_ID]: 900_001 })).TotalCount).toBe(0)
    const first = await settle(1, { [opening.s_ID]: 400_000 })
    expect(first).toMatchObject({ TotalCount: 1, vouchers: [{ shipments: [opening.s_ID] }] })
    expect(await trade.info('Income', first.vouchers[0].s_ID)).toMatchObject({
      DebtType: 4,
      NVC_ID,
      Description: expect.stringContaining('Nợ đầu kỳ') as string,
      lines: [{ shipmentId: opening.s_ID, shipNumber: 'Nợ đầu kỳ', amount: 400_000, remaining: 900_000 }],
    })
    const voucher = (module: string, amount: number, carrier = NVC_ID) =>
      trade.data(
        module,
        'UpdateDB',
        {},
        {
          iType: 2,
          Method: 1,
          fundId,
          NVC_ID: carrier,
          lines: [{ shipmentId: opening.s_ID, amount }],
        },
      )
    expect((await voucher('Income', 500_001)).Description).not.toBe('ok')
    expect((await voucher('Income', 500_000, carriers.manual)).Description).not.toBe('ok')
    expect((await voucher('Income', 500_000)).Description).toBe('ok')
    expect(await openings()).toMatchObject([{ codOpen: 0, feeOpen: 120_000 }])
    expect((await settle(2)).TotalCount).toBe(1)
    expect(await openings()).toEqual([])
    const { carriers: balances } = await trade.data('ReportOfShipping', 'rptDetail', {
      fromDate: '2026-11-01',
      toDate: '2026-11-30',
      NVC_ID,
    })
    expect(balances).toMatchObject([
      { codOpening: 900_000, codPaid: 900_000, codClosing: 0, feePaid: 120_000, feeClosing: 0 },
    ])
    const less = await trade.data('ApiListCarrier', 'UpdateDB', {}, { s_ID: NVC_ID, codOpening: 800_000 })
    expect(less.Description).not.toBe('ok')
    await trade.data('Income', 'DeleteDB', {}, [first.vouchers[0].s_ID])
    expect(await openings()).toMatchObject([{ codOpen: 400_000 }])
    await verified()
  })
})
