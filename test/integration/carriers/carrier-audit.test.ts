/** What carriers promised is compared with what came, whoever tells it: their answers, their reports, their files. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Anything } from '#test/support/app.ts'
import { carriersToTry } from '#test/support/carriers/bench.ts'
import { workbookOf } from '#test/support/sheet.ts'
import { openShipping } from '#test/support/shipping.ts'
import { workDue } from '#test/support/work.ts'

const shipping = await openShipping('kiemtra')
const { trade, fakes, bill, handed, parcel, at, carriers } = shipping
const fundId: string = (await trade.data('ApiListFund', 'getList', { all: 'True' })).ListItem[0].Id
const url: string = (await trade.data('ApiListCarrier', 'NewWebhookToken', {}, { s_ID: carriers.ghn })).url
afterEach(() => at(0))

const list = (query: Record<string, string> = {}): Promise<Anything> => trade.data('CarrierCheck', 'getlist', query)
/** What is found of a parcel: kind, promised, found. */
const found = async (id: string): Promise<unknown[]> =>
  (await parcel(id)).findings.map(({ kind, expected, found: came }: Anything) => [kind, expected, came])
/** Sessions do not last so long. */
const days = async (count: number): Promise<void> => {
  at(count * 24 * 60)
  await trade.signIn('kiemtra')
}
const move = async (s_ID: string, shipStatus: number, more: object = {}): Promise<void> => {
  const { Description } = await trade.data('Shipping', 'UpdateStatus', {}, { s_ID, shipStatus, ...more })
  expect(Description).toBe('ok')
}
const readFile = async (rows: readonly (readonly unknown[])[], more: object = {}): Promise<Anything> =>
  trade.data(
    'COD',
    'ImportFile',
    {},
    {
      fileName: 'doi-soat.xlsx',
      fileToBytes: await workbookOf([
        ['Mã vận đơn', 'COD', 'Phí', 'Ngày', 'Phí hoàn', 'Khối lượng (g)'],
        ...(rows as never[]),
      ]),
      dryRun: false,
      fundId,
      ...more,
    },
  )
const report = async (id: string, state: string, minutes: number, figures: object): Promise<void> => {
  const { shipNumber } = await parcel(id)
  const there = fakes.ghn.state.parcels.get(shipNumber)!
  there.state = state
  at(minutes)
  const body = carriersToTry.ghn.event(there, state, shipping.now(), figures)
  const { statusCode } = await trade.app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  expect(statusCode).toBe(200)
  await workDue(trade.server, ['carrierEvents', 'parcelNews'])
}
const sent = { codAmount: 300_000 }
const delivered = async (delivery: object = {}): Promise<[string, string]> => {
  const id = await handed(await bill(), 'manual', { ...sent, carrierFee: 20_000, ...delivery })
  await move(id, 4)
  return [id, (await parcel(id)).shipNumber]
}

describe('what a carrier answers and reports', () => {
  it('is compared with the fee that was quoted', async () => {
    const id = await handed(await bill(), 'ghn', { ...sent, carrierFee: 20_000 })
    expect(await parcel(id)).toMatchObject({ promisedFee: 20_000, carrierFee: 36_300 })
    expect(await found(id)).toEqual([['feeHigher', 20_000, 36_300]])
    const asQuoted = await handed(await bill(), 'ghn', { ...sent, carrierFee: 36_300 })
    expect(await found(asQuoted)).toEqual([])
    // The carrier's own answer is the promise where nobody was quoted a fee.
    const unquoted = await handed(await bill(), 'ghn', sent)
    expect([(await parcel(unquoted)).promisedFee, await found(unquoted)]).toEqual([36_300, []])
    await report(unquoted, 'transporting', 5, { CODAmount: 300_000, TotalFee: 30_000 })
    expect(await found(unquoted)).toEqual([['feeLower', 36_300, 30_000]])
    // Nothing is owed by the shop of a fee that the receiver pays.
    const byReceiver = await handed(await bill(), 'ghn', { ...sent, feePayer: 2 })
    await report(byReceiver, 'transporting', 5, { CODAmount: 300_000, TotalFee: 99_000 })
    expect(await found(byReceiver)).toEqual([])
  })

  it('is compared with the weight, by the steps in which it is charged', async () => {
    const id = await handed(await bill(), 'ghn', { ...sent, weight: 1200 })
    const told = async (Weight: number, minutes: number) => {
      await report(id, 'transporting', minutes, { CODAmount: 300_000, Weight })
      return found(id)
    }
    expect(await told(1500, 5)).toEqual([])
    expect(await told(1501, 6)).toEqual([['weightDiffers', 1200, 1501]])
    expect(await told(1001, 7)).toEqual([])
    expect(await told(900, 8)).toEqual([['weightDiffers', 1200, 900]])
    const large = await handed(await bill(), 'ghn', { ...sent, weight: 1200, length: 30, width: 30, height: 20 })
    await report(large, 'transporting', 9, { CODAmount: 300_000, Weight: 3600 })
    expect(await found(large)).toEqual([])
    await report(large, 'transporting', 10, { CODAmount: 300_000, Weight: 4200 })
    expect(await found(large)).toEqual([['weightDiffers', 1200, 4200]])
  })

  it('is compared with what it was to collect', async () => {
    const id = await handed(await bill(), 'ghn', sent)
    await report(id, 'transporting', 5, { CODAmount: 250_000 })
    expect(await found(id)).toEqual([['codShort', 300_000, 250_000]])
    await report(id, 'transporting', 6, { CODAmount: 350_000 })
    expect(await found(id)).toEqual([['codOver', 300_000, 350_000]])
    await report(id, 'delivering', 7, { CODAmount: 300_000 })
    expect(await found(id)).toEqual([])
  })

  it('that it is charged again by hand counts instead of what was told before', async () => {
    const id = await handed(await bill(), 'ghn', sent)
    await report(id, 'delivering', 5, { CODAmount: 300_000, TotalFee: 50_000 })
    expect(await found(id)).toEqual([['feeHigher', 36_300, 50_000]])
    await trade.data('Shipping', 'UpdateStatus', {}, { s_ID: id, carrierFee: 36_300 })
    expect(await found(id)).toEqual([])
  })

  it('is late by working days', async () => {
    // Handed over on a Friday, promised for the next Monday.
    const promised = { ...sent, carrierFee: 20_000, expectedDate: '2026-11-23' }
    const id = await handed(await bill(), 'manual', promised)
    await days(3)
    expect(await found(id)).toEqual([])
    await days(5)
    expect(await found(id)).toEqual([['late', 1, 3]])
    await move(id, 4, { date: '2026-11-24' })
    expect(await found(id)).toEqual([['late', 1, 2]])
    await days(0)
    const weekend = await handed(await bill(), 'manual', { ...promised, expectedDate: '2026-11-20', codAmount: 0 })
    await move(weekend, 4, { date: '2026-11-22' })
    expect(await found(weekend)).toEqual([])
  })

  it('is overdue when it has not handed over what it collected', async () => {
    const [id] = await delivered()
    await days(11)
    expect(await found(id)).toEqual([])
    await days(12)
    expect(await found(id)).toEqual([['codUnpaid', 300_000, 0]])
    await trade.data('COD', 'Settle', {}, { ids: [id], kind: 1, fundId, amounts: { [id]: 100_000 } })
    expect(await found(id)).toEqual([['codUnpaid', 300_000, 100_000]])
    await trade.data('COD', 'Settle', {}, { ids: [id], kind: 1, fundId })
    expect(await found(id)).toEqual([])
  })
})

describe('the rows of a carrier', () => {
  it('promise the fee of a parcel whose fee nobody named', async () => {
    const s_ID = await trade.saved('ApiListCarrier', {
      Code: 'BANG',
      Name: 'Có bảng phí',
      fees: [
        { toWeight: 1000, fee: 15_000 },
        { fromWeight: 1000, fee: 25_000, minTotal: 5_000_000 },
      ],
    })
    const id = await handed(await bill(), 'manual', { ...sent, NVC_ID: s_ID, weight: 1500 })
    expect(await parcel(id)).toMatchObject({ promisedFee: 25_000, carrierFee: 0 })
    expect(await found(id)).toEqual([])
    await move(id, 4, { carrierFee: 27_000 })
    expect(await found(id)).toEqual([['feeHigher', 25_000, 27_000]])
  })
})

describe('the file of a carrier', () => {
  it('is kept whether or not it agrees, and read twice says the same', async () => {
    const [[right, rightCode], [short, shortCode], [over, overCode]] = [
      await delivered(),
      await delivered(),
      await delivered(),
    ]
    const rows = [
      [rightCode, 300_000, 20_000, '25/11/2026'],
      [shortCode, 280_000, 20_000, '25/11/2026'],
      [overCode, 310_000, 23_000, '25/11/2026'],
    ]
    const answer = await readFile(rows)
    expect([answer.matched.length, answer.differences.map(({ code }: Anything) => code)]).toEqual([
      1,
      ['codDiffers', 'codDiffers'],
    ])
    const expected = [
      [],
      [['codShort', 300_000, 280_000]],
      [
        ['feeHigher', 20_000, 23_000],
        ['codOver', 300_000, 310_000],
      ],
    ]
    const all = () => Promise.all([right, short, over].map(found))
    expect(await all()).toEqual(expected)
    await readFile(rows)
    expect(await all()).toEqual(expected)
    // The rest came otherwise.
    await trade.data('COD', 'Settle', {}, { ids: [short], kind: 1, fundId })
    expect(await found(short)).toEqual([])
  })

  it('changes nothing while it is only compared', async () => {
    const [id, code] = await delivered()
    await readFile([[code, 1000, 20_000]], { dryRun: true })
    expect(await found(id)).toEqual([])
  })

  it('is corrected by another one of the same day, and adds to those of other days', async () => {
    const [id, code] = await delivered()
    await readFile([[code, 100_000, 20_000, '25/11/2026']])
    await readFile([[code, 200_000, 0, '25/11/2026']])
    expect(await found(id)).toEqual([['codShort', 300_000, 200_000]])
    await readFile([[code, 100_000, 0, '26/11/2026']])
    expect(await found(id)).toEqual([])
    await readFile([[code, 100_000, 0, '27/11/2026']])
    expect(await found(id)).toEqual([['codPaidTwice', 300_000, 400_000]])
  })

  it('pays and charges twice, in one file or in several', async () => {
    const [id, code] = await delivered()
    const twice = await readFile([
      [code, 300_000, 20_000, '25/11/2026'],
      [code, 300_000, 20_000, '25/11/2026'],
    ])
    expect(twice.differences.map(({ code: why }: Anything) => why)).toEqual(['twice'])
    expect(await found(id)).toEqual([
      ['feeTwice', 20_000, 40_000],
      ['codPaidTwice', 300_000, 600_000],
    ])
    const [other, its] = await delivered()
    await readFile([[its, 300_000, 20_000]])
    await readFile([
      [its, 300_000, 20_000],
      [code, 0, 0],
    ])
    expect(await found(other)).toEqual([
      ['feeTwice', 20_000, 40_000],
      ['codPaidTwice', 300_000, 600_000],
    ])
  })

  it('charges and pays for what was not carried', async () => {
    const hand = async (): Promise<[string, string]> => {
      const id = await handed(await bill(), 'manual', { ...sent, carrierFee: 20_000 })
      return [id, (await parcel(id)).shipNumber]
    }
    const [[cancelled, a], [lost, b], [returned, c], [onItsWay, d]] = [
      await hand(),
      await hand(),
      await hand(),
      await hand(),
    ]
    await move(cancelled, 9)
    await move(lost, 2)
    await move(lost, 10)
    await move(returned, 2)
    await move(returned, 7)
    await move(returned, 8, { returnFee: 10_000 })
    expect(await found(returned)).toEqual([])
    await readFile([
      [a, 0, 20_000],
      [b, 0, 20_000],
      [c, 300_000, 30_000, '', 10_000],
      [d, 300_000, 20_000, '', 5000, 1600],
    ])
    expect(await found(cancelled)).toEqual([['feeNotOwed', 0, 20_000]])
    expect(await found(lost)).toEqual([['feeNotOwed', 0, 20_000]])
    expect(await found(returned)).toEqual([['codNotDelivered', 0, 300_000]])
    expect(await found(onItsWay)).toEqual([
      ['returnFeeWithoutReturn', 0, 5000],
      ['weightDiffers', 1500, 1600],
      ['codNotDelivered', 0, 300_000],
    ])
  })
})

describe('the list of findings', () => {
  it('is filtered, added up, and written as a workbook', async () => {
    const all = await list()
    expect(all.TotalCount).toBeGreaterThan(10)
    const first = (await list({ kind: 'feeHigher', NVC_ID: carriers.ghn })).ListItem
    expect(first.length).toBeGreaterThan(0)
    for (const row of first)
      expect(row).toMatchObject({
        kind: 'feeHigher',
        kindName: 'Phí cao hơn đã hẹn',
        carrierName: 'Hãng ghn',
        unit: 'đ',
      })
    expect(first[0].difference).toBe(first[0].found - first[0].expected)
    expect((await list({ FromDate: '2027-01-01', ToDate: '2027-01-02' })).TotalCount).toBe(0)
    expect((await list({ kind: 'nonsense' })).TotalCount).toBe(0)
    expect((await trade.call('CarrierCheck', 'getlist', null, { query: { settled: 'x' } })).status).toBe(400)
    const [{ Total }] = (await list({ kind: 'codShort' })).arrSUM
    expect(Total).toBe(
      (await list({ kind: 'codShort' })).ListItem.reduce((n: number, row: Anything) => n + row.claim, 0),
    )
    expect((await trade.call('CarrierCheck', 'ExportList', null)).status).toBe(200)
  })

  it('says what came of one, until its figures change', async () => {
    const [id, code] = await delivered()
    await readFile([[code, 250_000, 20_000, '25/11/2026']])
    const ids = [`${id}:codShort`]
    const settle = (body: object) => trade.data('CarrierCheck', 'Settle', {}, body)
    expect((await trade.call('CarrierCheck', 'Settle', { ids })).body.Data?.Description ?? 'refused').not.toBe('ok')
    expect(await settle({ ids: [...ids, `${id}:late`, 'nonsense'], note: 'NVC đền' })).toMatchObject({
      TotalCount: 1,
      ListItem: [{ s_ID: `${id}:late` }, { s_ID: 'nonsense' }],
    })
    const of = async (settled: string) =>
      (await list({ settled, nItem: '500' })).ListItem.filter(({ shipmentId }: Anything) => shipmentId === id)
    expect(await of('1')).toEqual([])
    expect(await of('2')).toMatchObject([{ settledNote: 'NVC đền', isSettled: true }])
    expect((await parcel(id)).findings).toMatchObject([{ kind: 'codShort', note: 'NVC đền' }])
    expect(await settle({ ids, settled: false })).toMatchObject({ TotalCount: 1 })
    expect(await of('1')).toMatchObject([{ settledNote: null }])
    await settle({ ids, note: 'lần nữa' })
    await readFile([[code, 240_000, 20_000, '25/11/2026']])
    expect(await of('1')).toMatchObject([{ found: 240_000, isSettled: false }])
  })

  it('is that of who may read COD, in his stores; of who may change it, what came of it', async () => {
    const [id, code] = await delivered()
    await readFile([[code, 250_000, 20_000, '25/11/2026']])
    const other = await trade.saved('ApiListStore', { Code: 'XA', Name: 'Kho xa' })
    let made = 0
    const user = async (right: object, stores: readonly string[] = []): Promise<string> => {
      await trade.signIn('kiemtra')
      const [Code, UserName] = [`N${(made += 1)}`, `nguoi.${made}`]
      const permissions = [
        { FuncID: 'COD', ...right },
        { FuncID: 'Shipping', R: true },
      ]
      const groupId = await trade.saved('ApiGroupUser', { Code, Name: Code, permissions })
      const record = { UserName, password: 'matkhau1', groupId, email: `${UserName}@kiemtra.vn`, storeIds: stores }
      await trade.saved('ApiListUser', record)
      return trade.signIn('kiemtra', UserName, 'matkhau1')
    }
    const as = async (token: string, name: string, body: object | null = null) => {
      const { status, body: answer } = await trade.call('CarrierCheck', name, body, { token })
      return status === 200 ? answer.Data : status
    }
    const count = async (token: string): Promise<number> => (await as(token, 'getlist')).TotalCount
    const admin = await trade.signIn('kiemtra')
    const [reader, nobody, elsewhere] = [
      await user({ R: true }),
      await user({}),
      await user({ R: true, U: true }, [other]),
    ]
    expect(await count(reader)).toBe(await count(admin))
    expect(await as(nobody, 'getlist')).toBe(403)
    expect(await count(elsewhere)).toBe(0)
    const marking = { ids: [`${id}:codShort`], note: 'xong' }
    expect(await as(reader, 'Settle', marking)).toBe(403)
    expect(await as(elsewhere, 'Settle', marking)).toMatchObject({
      TotalCount: 0,
      ListItem: [{ s_ID: `${id}:codShort` }],
    })
    await trade.makeTenant('nguoila')
    expect((await as(await trade.signIn('nguoila'), 'Settle', marking)).TotalCount).toBe(0)
    await trade.signIn('kiemtra')
    expect((await parcel(id)).findings).toMatchObject([{ kind: 'codShort', note: '' }])
  })
})
