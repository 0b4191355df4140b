/** A small business that sends parcels by carriers, which answer over HTTP. */
import { afterAll } from 'vitest'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { sql } from '#engine/sql.ts'
import type { Anything } from './app.ts'
import { carriersToTry } from './carriers/bench.ts'
import type { FakeCarrier } from './carriers/parcels.ts'
import { wireFaults } from './providers/faults.ts'
import type { Action, Fault } from './providers/fake-server.ts'
import { openTrade, received, sold, tradeDay, type Trade } from './trade.ts'

export type Connected = keyof typeof carriersToTry
export const connectedNames = ['ghn', 'ghtk', 'viettelpost'] as const satisfies readonly Connected[]

export const fault = (name: string, action: Action): Fault =>
  wireFaults(action).find((one) => one.name === `${name} (${action})`)!
/** Nobody can tell what became of it; Viettel Post is asked by the same question. */
export const blindOf = (adapter: Connected): Fault[] => {
  const action = adapter === 'viettelpost' ? 'create' : 'find'
  return [fault('no service (503)', action), fault('no service (503)', action)]
}
export const cut = fault('a cut after it was done', 'create')

/** What a refusal reads like: the fakes refuse this number. */
export const refusedPhone = '0900 000 000'

export interface Shipping {
  trade: Trade
  fakes: Record<Connected, FakeCarrier>
  carriers: Record<Connected | 'manual', string>
  /** Places of today, by what they are called. */
  places: { hanoi: string; hoanKiem: string; saigon: string; benThanh: string }
  /** What the clock of the program says from now on, in minutes after the beginning. */
  at: (minutes: number) => void
  now: () => Date
  bill: (more?: object) => Promise<string>
  /** Hands a bill over; the Data of the answer. */
  hand: (
    bill: string,
    adapter: Connected | 'manual',
    delivery?: object,
    query?: Record<string, string>,
  ) => Promise<Anything>
  handed: (bill: string, adapter: Connected | 'manual', delivery?: object) => Promise<string>
  parcel: (id: string) => Promise<Anything>
  parcels: () => Promise<Anything[]>
  rows: <R>(statement: ReturnType<typeof sql>) => Promise<R[]>
  waiting: (kind: string) => Promise<unknown[]>
}

const placesOf = async ({ data }: Trade): Promise<Shipping['places']> => {
  const find = async (list: string, KeySearch: string, narrow = {}): Promise<string> =>
    (await data(list, 'getList', { KeySearch, scheme: '2', ...narrow })).ListItem[0].Id
  const [hanoi, saigon] = [await find('ApiListProvince', 'Hà Nội'), await find('ApiListProvince', 'Hồ Chí Minh')]
  return {
    hanoi,
    saigon,
    hoanKiem: await find('ApiListVillage', 'Hoàn Kiếm', { provinceId: hanoi }),
    benThanh: await find('ApiListVillage', 'Bến Thành', { provinceId: saigon }),
  }
}

const startFakes = async (now: () => number): Promise<Record<Connected, FakeCarrier>> => {
  const entries = connectedNames.map(async (name) => [name, await carriersToTry[name].start()] as const)
  const fakes = Object.fromEntries(await Promise.all(entries)) as Record<Connected, FakeCarrier>
  afterAll(() => Promise.all(connectedNames.map((name) => fakes[name].stop())))
  for (const name of connectedNames) fakes[name].state.now = now()
  return fakes
}

const beginning = Date.parse(`${tradeDay}T03:00:00Z`)

export const openShipping = async (tenant: string): Promise<Shipping> => {
  let now = beginning
  const clock: Clock = { now: () => new Date(now), newId: () => systemClock.newId() }
  const fakes = await startFakes(() => now)
  const begins = new Date(beginning)
  const trade = await openTrade(tenant, { clock, begins, environment: { OUTBOUND_HOSTS: '127.0.0.1' } })
  const places = await placesOf(trade)
  await trade.saved('ApiListStore', {
    s_ID: trade.ids['KHO01'],
    address: '12 Lý Thường Kiệt',
    phone: '024 3936 0000',
    provinceId: places.hanoi,
    villageId: places.hoanKiem,
  })
  await received(trade, { SP000001: [10_000, 500] })
  const carriers: Record<string, string> = {
    manual: await trade.saved('ApiListCarrier', { Code: 'TAY', Name: 'Xe nhà' }),
  }
  for (const adapter of connectedNames) {
    const { token, settings } = carriersToTry[adapter].account
    const record = { Code: adapter, Name: `Hãng ${adapter}`, adapter, url: fakes[adapter].origin, token, settings }
    carriers[adapter] = await trade.saved('ApiListCarrier', record)
  }
  const receiver = {
    receiverName: 'Cô Ba',
    receiverPhone: '+84 912 000 002 / 0283 1234567',
    receiverAddress: '34 Lê Lợi',
    provinceId: places.saigon,
    villageId: places.benThanh,
    weight: 1500,
    feePayer: 1,
  }
  const hand: Shipping['hand'] = (bill, adapter, delivery = {}, query = {}) =>
    trade.data('Order', 'ChuyenGiaohang', query, {
      s_ID: bill,
      delivery: { type: 2, NVC_ID: carriers[adapter], ...receiver, ...delivery },
    })
  const rows: Shipping['rows'] = (statement) =>
    trade.owner.inTenant({ tenant: trade.tenantId, user: null }, (tx) => tx.query(statement))
  return {
    trade,
    fakes,
    carriers: carriers as Shipping['carriers'],
    places,
    at(minutes) {
      now = beginning + minutes * 60_000
      for (const name of connectedNames) fakes[name].state.now = now
    },
    now: () => new Date(now),
    bill: (more: object = {}) => sold(trade, { SP000001: [2, 400_000] }, { ...more }),
    hand,
    async handed(bill, adapter, delivery = {}) {
      const answer = await hand(bill, adapter, delivery)
      if (answer.Description !== 'ok') throw new Error(answer.Description)
      return answer.s_ID as string
    },
    parcel: (id) => trade.info('Shipping', id),
    parcels: async () => (await trade.data('Shipping', 'getlist', { nItem: '200' })).ListItem,
    rows,
    waiting: (kind) => rows(sql`select key from work where kind = ${kind} order by key`),
  }
}
