/** Carriers report: taken in at once, made true of parcels afterwards, and what moves money is asked for first. */
import { describe, expect, it } from 'vitest'
import type { Anything } from '#test/support/app.ts'
import { lockStatement } from '#engine/locks.ts'
import { sql } from '#engine/sql.ts'
import { carriersToTry } from '#test/support/carriers/bench.ts'
import type { CodedState } from '#test/support/carriers/fakes.ts'
import { connectedNames, fault, openShipping, blindOf, cut, type Connected } from '#test/support/shipping.ts'
import { workDue } from '#test/support/work.ts'
import { verify } from '../../../scripts/lib/verification.ts'

const shipping = await openShipping('baotin')
const { trade, fakes, bill, hand, parcel, parcels, rows, waiting, at, now, carriers } = shipping

const urls = {} as Record<Connected, string>
const newUrl = async (adapter: Connected): Promise<string> =>
  (await trade.data('ApiListCarrier', 'NewWebhookToken', {}, { s_ID: carriers[adapter] })).url
for (const name of connectedNames) urls[name] = await newUrl(name)

const post = async (url: string, payload: string, headers: Record<string, string> = {}) => {
  const answer = await trade.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return [answer.statusCode, answer.json<{ ErrorCode: number; ErrorMessage: string }>()] as const
}
/** Minutes after the beginning at which the program is, and events happen. */
const minute = (minutes: number): Date => new Date(Date.parse('2026-11-20T03:00:00Z') + minutes * 60_000)
const there = (adapter: Connected, shipNumber: string) => fakes[adapter].state.parcels.get(shipNumber)!
interface Reported {
  state: CodedState
  minutes: number
  more?: object
}
const reportTo = async (
  url: string,
  adapter: Connected,
  shipNumber: string,
  { state, minutes, more = {} }: Reported,
) => {
  const known = there(adapter, shipNumber)
  const figures =
    adapter === 'viettelpost'
      ? { MONEY_TOTAL: 31_500, MONEY_COLLECTION: 300_000 }
      : adapter === 'ghn'
        ? { CODAmount: 300_000 }
        : { pick_money: 300_000, fee: 27_000 }
  const body = carriersToTry[adapter].event(known, carriersToTry[adapter].codes[state], minute(minutes), {
    ...figures,
    ...more,
  })
  return post(url, JSON.stringify(body))
}
const report = (adapter: Connected, shipNumber: string, told: Reported) =>
  reportTo(urls[adapter], adapter, shipNumber, told)
const work = () => workDue(trade.server, ['carrierEvents', 'parcelNews'])
const send = async (adapter: Connected, delivery: object = {}): Promise<Anything> => {
  const answer = await hand(await bill(), adapter, { codAmount: 300_000, ...delivery })
  expect(answer.Description).toBe('ok')
  return parcel(answer.s_ID)
}
const verified = async () => {
  const { isClean, text } = await verify(trade.database, { code: 'baotin', id: trade.tenantId } as never)
  expect([isClean, text]).toEqual([true, text])
}

it('a parcel on its way moves while its customer and its carrier are locked by who sells', async () => {
  const { s_ID, shipNumber, Object_ID } = await send('ghn')
  at(10)
  await report('ghn', shipNumber, { state: 'transit', minutes: 9 })
  await trade.database.inTenant({ tenant: trade.tenantId, user: null }, async (tx) => {
    await tx.query(lockStatement({ products: [], partners: [Object_ID, carriers.ghn], funds: [] }))
    await work()
    expect((await parcel(s_ID)).shipStatus).toBe(2)
  })
  // A delivery moves their debts. A posting outside its locks would fail.
  there('ghn', shipNumber).state = carriersToTry.ghn.codes.delivered
  await report('ghn', shipNumber, { state: 'delivered', minutes: 10 })
  await work()
  expect(await parcel(s_ID)).toMatchObject({ shipStatus: 4, codDue: 300_000 })
  await verified()
  at(0)
})

describe.each(connectedNames)('by %s', (adapter) => {
  const set = (shipNumber: string, state: CodedState) =>
    void (there(adapter, shipNumber).state = carriersToTry[adapter].codes[state])

  it('the way of a parcel is followed, and its money comes with the delivery', async () => {
    const { s_ID, shipNumber } = await send(adapter)
    at(10)
    expect(await report(adapter, shipNumber, { state: 'transit', minutes: 10 })).toMatchObject([200, { ErrorCode: 0 }])
    expect((await parcel(s_ID)).shipStatus).toBe(1)
    await work()
    expect(await parcel(s_ID)).toMatchObject({
      shipStatus: 2,
      history: [{}, { shipStatus: 2, user: `Hãng ${adapter}` }],
    })
    at(30)
    set(shipNumber, 'delivered')
    await report(adapter, shipNumber, { state: 'delivered', minutes: 30 })
    await report(adapter, shipNumber, { state: 'delivering', minutes: 20 })
    await report(adapter, shipNumber, { state: 'delivered', minutes: 30 })
    await work()
    const done = await parcel(s_ID)
    expect(done).toMatchObject({ shipStatus: 4, deliveredDate: '2026-11-20', codDue: 300_000 })
    expect(done.history.filter((one: Anything) => one.shipStatus === 3)).toHaveLength(1)
    expect(await waiting('parcelNews')).toEqual([])
    await verified()
    at(0)
  })

  it('repeats, late ones, unknown parcels and cancels that come too late change nothing', async () => {
    const { s_ID, shipNumber } = await send(adapter)
    at(20)
    await report(adapter, shipNumber, { state: 'delivering', minutes: 12 })
    await work()
    for (const state of ['delivering', 'transit', 'cancelled'] as const)
      await report(adapter, shipNumber, { state, minutes: state === 'cancelled' ? 15 : state === 'transit' ? 8 : 12 })
    const stranger = carriersToTry[adapter].event(
      { key: 'VD999999', code: 'LA1' },
      carriersToTry[adapter].codes.delivered,
      minute(5),
    )
    expect((await post(urls[adapter], JSON.stringify(stranger)))[0]).toBe(200)
    await work()
    const { shipStatus, history } = await parcel(s_ID)
    const way = history.map((one: Anything) => one.shipStatus)
    expect([shipStatus, way.toSorted((a: number, b: number) => a - b)]).toEqual([3, [1, 2, 3, 9]])
    at(0)
  })

  it('a state that moves money is what the carrier says when it is asked', async () => {
    if (carriersToTry[adapter].adapter.status === null) return
    const { s_ID, shipNumber } = await send(adapter)
    at(10)
    set(shipNumber, 'delivering')
    // Forged by somebody who knows the address.
    await report(adapter, shipNumber, { state: 'delivered', minutes: 9 })
    await work()
    expect(await parcel(s_ID)).toMatchObject({ shipStatus: 3, codDue: 0 })
    at(20)
    set(shipNumber, 'delivered')
    fakes[adapter].misbehave(fault('no service (503)', 'status'), fault('no service (503)', 'status'))
    await report(adapter, shipNumber, { state: 'delivered', minutes: 20 })
    await work()
    const waits = await parcel(s_ID)
    expect([waits.shipStatus, waits.history.at(-1).note]).toEqual([3, 'Chờ nhà vận chuyển xác nhận'])
    fakes[adapter].forget()
    at(29)
    await work()
    expect(await parcel(s_ID)).toMatchObject({ shipStatus: 4, codDue: 300_000 })
    at(0)
  })

  it('of which nothing was heard for six hours, it is asked', async () => {
    if (carriersToTry[adapter].adapter.status === null) return
    const { s_ID, shipNumber } = await send(adapter)
    at(300)
    set(shipNumber, 'delivering')
    const watch = async () => {
      // The clock of these tests goes back, and the schedule does not.
      await rows(sql`update work set due_at = ${now()} where kind = 'parcelWatch'`)
      await workDue(trade.server, ['parcelWatch', 'parcelNews'])
    }
    await watch()
    expect((await parcel(s_ID)).shipStatus).toBe(1)
    at(420)
    await watch()
    at(440)
    await watch()
    expect((await parcel(s_ID)).shipStatus).toBe(3)
    at(0)
  })

  it('an event that names a parcel in doubt makes it one', async () => {
    const one = await bill()
    const [before, listed] = [fakes[adapter].state.parcels.size, (await parcels()).length]
    fakes[adapter].misbehave(cut, ...blindOf(adapter))
    expect((await hand(one, adapter)).Description).toMatch(/^Chưa rõ kết quả/)
    fakes[adapter].forget()
    const known = [...fakes[adapter].state.parcels.values()].at(-1)!
    at(1)
    await report(adapter, known.key, { state: 'transit', minutes: 1 })
    await work()
    expect(await trade.info('Order', one)).toMatchObject({ shipStatus: 2 })
    expect([fakes[adapter].state.parcels.size, (await parcels()).length, await waiting('handover')]).toEqual([
      before + 1,
      listed + 1,
      [],
    ])
    at(0)
  })

  it('fees and money that differ are told, and change nothing that is settled or agreed', async () => {
    const { s_ID, shipNumber } = await send(adapter)
    at(5)
    const more =
      adapter === 'ghn'
        ? { TotalFee: 50_000, CODAmount: 1 }
        : adapter === 'ghtk'
          ? { fee: 50_000, pick_money: 1 }
          : { MONEY_TOTAL: 50_000, MONEY_COLLECTION: 1 }
    await report(adapter, shipNumber, { state: 'transit', minutes: 5, more })
    await work()
    const told = await parcel(s_ID)
    expect([told.carrierFee, told.codAmount]).toEqual([50_000, 300_000])
    expect(told.history.at(-1).note).toContain('Nhà vận chuyển báo thu hộ 1, đã thỏa thuận 300.000')
    at(0)
  })

  it('a delivery on a day that is closed counts on the day after', async () => {
    const { s_ID, shipNumber } = await send(adapter)
    at(2 * 1440)
    await trade.signIn('baotin')
    await trade.data('ApiConfig', 'UpdateDB', {}, { lockDate: '2026-11-20' })
    set(shipNumber, 'delivered')
    await report(adapter, shipNumber, { state: 'delivered', minutes: 60 })
    await work()
    const done = await parcel(s_ID)
    await trade.data('ApiConfig', 'UpdateDB', {}, { lockDate: '' })
    at(0)
    expect(done).toMatchObject({ shipStatus: 4, deliveredDate: '2026-11-21' })
    expect(done.history.at(-1).note).toContain('Ngày đã khóa sổ, ghi vào 21-11-2026')
  })

  it('what cannot be entered is noted', async () => {
    const { s_ID, shipNumber } = await send(adapter)
    at(30)
    set(shipNumber, 'delivered')
    await report(adapter, shipNumber, { state: 'delivered', minutes: 20 })
    await work()
    const fundId = (await trade.data('ApiListFund', 'getList', { all: 'True' })).ListItem[0].Id
    await trade.data(
      'COD',
      'Settle',
      {},
      { ids: [s_ID], kind: 1, fundId, dtDate: '2026-11-20', amounts: { [s_ID]: 1000 } },
    )
    set(shipNumber, 'returned')
    await report(adapter, shipNumber, { state: 'returned', minutes: 28 })
    await work()
    const stays = await parcel(s_ID)
    expect(stays).toMatchObject({ shipStatus: 4, codPaid: 1000 })
    expect(stays.history.at(-1).note).toMatch(/Không ghi nhận được/)
    await verified()
    at(0)
  })
})

it('writes a parcel once, however much of it waits among what waits of others', async () => {
  const made: Anything[] = []
  for (let n = 0; n < 5; n += 1) made.push(await send('viettelpost'))
  at(60)
  const way = ['transit', 'delivering', 'failed', 'delivering', 'failed', 'delivering'] as const
  for (const [index, state] of way.entries())
    for (const { shipNumber } of made) await report('viettelpost', shipNumber, { state, minutes: 10 + index })
  await work()
  for (const { s_ID, version } of made) {
    const now = await parcel(s_ID)
    expect([now.shipStatus, now.version, now.history.length]).toEqual([3, version + 1, 1 + way.length])
  }
  at(0)
})

describe('the address', () => {
  const notFound = [404, { ErrorCode: -1, ErrorMessage: 'Không tìm thấy' }]
  const [, , adapter, token] = urls.ghn.split('/') as [string, string, string, string]
  const count = async (): Promise<number> =>
    (await rows<{ n: number }>(sql`select count(*)::int as n from carrier_event`))[0]!.n

  it('is one of a token and an adapter', async () => {
    const before = await count()
    const wrong = [
      `/hooks/ghtk/${token}`,
      `/hooks/manual/${token}`,
      `/hooks/${adapter}/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `/hooks/${adapter}/x`,
      `/hooks/${adapter}/${token.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))}`,
    ]
    for (const url of wrong) expect([url, ...(await post(url, '{}'))]).toMatchObject([url, ...notFound])
    expect(await post(urls.ghn, '{}')).toMatchObject([200, { ErrorCode: 0 }])
    expect(await count()).toBe(before)
  })

  it.each([
    '',
    '{',
    'null x',
    '[1,',
    '{"__proto__":1}',
    '\u0000',
    '{"a":'.repeat(40),
    JSON.stringify('x'.repeat(70_000)),
  ])('does not take %#', async (payload) => {
    expect((await post(urls.ghn, payload))[0]).toBe(400)
  })
  it.each(['null', '[]', '1', '"text"', '{"OrderCode":{}}'])('takes %s, which says nothing', async (payload) => {
    expect((await post(urls.ghn, payload))[0]).toBe(200)
  })
  it('takes JSON of any type of content, from any host', async () => {
    expect(
      (await post(urls.ghn, '{}', { 'content-type': 'text/plain', host: 'elsewhere.test', origin: 'https://a.b' }))[0],
    ).toBe(200)
    expect((await post(urls.ghn.toUpperCase().replace(/^\/HOOKS\/GHN\/.*/, `/HOOKS/GHN/${token}`), '{}'))[0]).toBe(200)
  })

  it('is no page: other methods and other paths are refused as those of calls are', async () => {
    const answered = async (method: 'GET' | 'PUT' | 'DELETE', path: string) => {
      const { statusCode, headers, body } = await trade.app.inject({ method, url: path })
      return [statusCode, headers['content-type'], (JSON.parse(body) as { ErrorCode: number }).ErrorCode]
    }
    const json = 'application/json; charset=utf-8'
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect(await answered(method, urls.ghn)).toEqual([405, json, -1])
    for (const path of ['/hooks', '/hooks/ghn', `${urls.ghn}/more`])
      expect([path, ...(await answered('GET', path))]).toEqual([path, 404, json, -1])
  })

  it('of Viettel Post demands its secret once there is one, and keeps it nowhere', async () => {
    const { shipNumber, s_ID } = await send('viettelpost')
    await trade.saved('ApiListCarrier', {
      s_ID: carriers.viettelpost,
      settings: { username: '0912345678', webhookSecret: 'khác' },
    })
    expect((await report('viettelpost', shipNumber, { state: 'transit', minutes: 1 }))[0]).toBe(404)
    await trade.saved('ApiListCarrier', {
      s_ID: carriers.viettelpost,
      settings: { username: '0912345678', webhookSecret: 'webhook-secret' },
    })
    expect((await report('viettelpost', shipNumber, { state: 'transit', minutes: 1 }))[0]).toBe(200)
    await work()
    expect((await parcel(s_ID)).shipStatus).toBe(2)
    expect(JSON.stringify(await rows(sql`select * from carrier_event`))).not.toContain('webhook-secret')
  })

  it('takes the reports of a carrier that is not in use any more, and of no other', async () => {
    const { shipNumber, s_ID } = await send('ghn')
    await trade.saved('ApiListCarrier', { s_ID: carriers.ghn, active: false })
    expect((await report('ghn', shipNumber, { state: 'transit', minutes: 0 }))[0]).toBe(200)
    // Of another carrier of the same business, and of another business.
    const other = await send('ghtk')
    const body = carriersToTry.ghn.event(there('ghtk', other.shipNumber), 'transporting', minute(0))
    expect((await post(urls.ghn, JSON.stringify(body)))[0]).toBe(200)
    await work()
    expect([(await parcel(s_ID)).shipStatus, (await parcel(other.s_ID)).shipStatus]).toEqual([2, 1])
    await trade.saved('ApiListCarrier', { s_ID: carriers.ghn, active: true })
  })

  it('is dead when there is a new one, or the carrier or the business is gone', async () => {
    const s_ID = await trade.saved('ApiListCarrier', { Code: 'TAM', Name: 'Tạm', adapter: 'ghn' })
    const make = async (): Promise<string> => (await trade.data('ApiListCarrier', 'NewWebhookToken', {}, { s_ID })).url
    const [first, second] = [await make(), await make()]
    expect([(await post(first, '{}'))[0], (await post(second, '{}'))[0]]).toEqual([404, 200])
    await trade.data('ApiListCarrier', 'DeleteDB', {}, [s_ID])
    expect((await post(second, '{}'))[0]).toBe(404)
    const active = (is: boolean) =>
      trade.owner.acrossTenants('test', (tx) =>
        tx.query(sql`update tenant set active = ${is} where id = ${trade.tenantId}`),
      )
    await active(false)
    const closed = (await post(urls.ghn, '{}'))[0]
    await active(true)
    expect(closed).toBe(404)
  })

  it('of another business says nothing of our parcels', async () => {
    const { shipNumber, s_ID } = await send('ghn')
    await trade.makeTenant('nguoikhac')
    await trade.signIn('nguoikhac')
    const theirs = await trade.saved('ApiListCarrier', { Code: 'GHN', Name: 'GHN', adapter: 'ghn' })
    const url = (await trade.data('ApiListCarrier', 'NewWebhookToken', {}, { s_ID: theirs })).url
    await trade.signIn('baotin')
    expect((await reportTo(url, 'ghn', shipNumber, { state: 'transit', minutes: 0 }))[0]).toBe(200)
    await work()
    expect((await parcel(s_ID)).shipStatus).toBe(1)
  })

  it('takes many at once, forged and repeated ones among them', async () => {
    const { shipNumber, s_ID } = await send('ghn')
    const before = await count()
    at(60)
    const told = Array.from({ length: 300 }, (_, index) =>
      index % 10 === 0
        ? post(`/hooks/ghn/${token.slice(0, -3)}abc`, '{}')
        : report('ghn', shipNumber, { state: index % 2 === 0 ? 'transit' : 'delivering', minutes: index % 50 }),
    )
    const answers = await Promise.all(told)
    expect(answers.filter(([status]) => status === 200)).toHaveLength(270)
    expect(answers.filter(([status]) => status === 404)).toHaveLength(30)
    await work()
    expect((await parcel(s_ID)).shipStatus).toBe(3)
    expect(await count()).toBeLessThanOrEqual(before + 101)
    expect(trade.faults).toEqual([])
    expect(now()).toEqual(minute(60))
    at(0)
  })
})
