/** What carriers tell by themselves: what can be read of it, and that parcels end where the carriers have them. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zero } from '#kernel/decimal.ts'
import { afterEvents, type StateAt } from '#model/shipment-events.ts'
import { shipmentStateFacts, type ShipmentState } from '#model/shipment-state.ts'
import { carriersToTry } from '#test/support/carriers/bench.ts'
import { ghnStates } from './ghn/states.ts'
import { ghtkStates } from './ghtk/states.ts'
import { viettelpostStates } from './viettelpost/states.ts'

const states = { ghn: ghnStates, ghtk: ghtkStates, viettelpost: viettelpostStates }
const parcel = { key: 'VD000002', code: 'ABC1' }
const now = new Date('2026-11-28T00:00:00Z')
const at = new Date('2026-11-20T02:30:15Z')

/** The numbers of each carrier by the numbers of the contract. */
const table: Record<keyof typeof states, Record<number, string>> = {
  ghn: {
    1: 'ready_to_pick picking money_collect_picking',
    2: 'picked storing transporting sorting',
    3: 'delivering money_collect_delivering',
    4: 'delivered',
    6: 'delivery_fail',
    7: 'waiting_to_return return return_transporting return_sorting returning return_fail',
    8: 'returned',
    9: 'cancel',
    10: 'lost damage exception',
  },
  ghtk: {
    1: '1 2 12 8 128',
    2: '3 123',
    3: '4 10 410',
    4: '5 45 6',
    6: '9 49',
    7: '20',
    8: '21 11',
    9: '-1 7',
    10: '13',
  },
  viettelpost: {
    1: '102 103 104',
    2: '105 200 202 300 400',
    3: '500 508 509 550',
    4: '501',
    6: '506 507',
    7: '502 505 515',
    8: '504',
    9: '101 107 201 503',
  },
}

const withState = (body: unknown, code: string): unknown =>
  JSON.parse(JSON.stringify(body).replace(/("(?:Status|status_id|ORDER_STATUS)":)("[^"]*"|\d+|null)/, `$1"${code}"`))

describe.each(Object.entries(carriersToTry))('%s', (name, { adapter, event }) => {
  const own = states[name as keyof typeof states]
  const codesOf = (state: ShipmentState): string[] => Object.keys(own).filter((code) => own[code] === state)

  it('knows the states of the contract, and no others', () => {
    const read = Object.entries(table[name as keyof typeof table]).flatMap(([number, codes]) =>
      codes.split(' ').map((code) => [code, Number(number)]),
    )
    expect(Object.entries(own).map(([code, state]) => [code, shipmentStateFacts[state].value])).toEqual(
      expect.arrayContaining(read),
    )
    expect(Object.keys(own)).toHaveLength(read.length)
  })

  it('is read whole', () => {
    const [code] = codesOf('delivered')
    const news = adapter.readEvent(event(parcel, code!, at), now)
    expect(news).toMatchObject({ trackingCode: 'ABC1', shipNumber: 'VD000002', state: 'delivered', at, weight: 1_500 })
    expect(news.kind === 'news' && news.cod).toBe(800_000_000_000n)
    expect(news.kind === 'news' && news.fee! > zero).toBe(true)
  })

  it('is read in part', () => {
    const [code] = codesOf('delivering')
    const body = event(parcel, code!, at)
    expect(adapter.readEvent(JSON.stringify(body), now)).toMatchObject({ state: 'delivering', at })
    expect(adapter.readEvent(event({ ...parcel, code: '' }, code!, at), now)).toMatchObject({
      trackingCode: '',
      shipNumber: 'VD000002',
    })
    // Of a state nobody knows, and with nonsense where figures stand.
    const odd = { TotalFee: 'x', fee: {}, MONEY_TOTAL: -5, CODAmount: null, pick_money: [], MONEY_COLLECTION: '' }
    expect(adapter.readEvent(event(parcel, '99999', at, odd), now)).toMatchObject({ state: null, fee: null, cod: null })
    for (const code of ['constructor', '__proto__', 'toString'])
      expect(adapter.readEvent(withState(event(parcel, '1', at), code), now)).toMatchObject({ state: null })
    const far = new Date('2031-01-01T00:00:00Z')
    expect(adapter.readEvent(event(parcel, code!, far), now)).toMatchObject({ state: 'delivering', at: null })
  })

  it.each([null, 1, 'text', '', '{"a":', [], [[]], {}, { DATA: null }, { DATA: [] }, { DATA: {} }, { OrderCode: {} }])(
    'is unreadable: %j',
    (body) => {
      expect(adapter.readEvent(body, now)).toEqual({ kind: 'unreadable' })
    },
  )

  it('brings a parcel to where the carrier has it, in any order, repeated and lost', () => {
    const walk = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 9 }).map((draws) => {
      const way: { state: ShipmentState; body: unknown }[] = []
      let state: ShipmentState = 'waiting'
      draws.forEach(([draw, which], index) => {
        const { next } = shipmentStateFacts[state]
        const choices = (state === 'delivered' ? (['returning', 'returned'] as const) : next).filter(
          (one) => codesOf(one).length > 0,
        )
        if (choices.length === 0) return
        state = choices[draw % choices.length]!
        const codes = codesOf(state)
        const body = event(parcel, codes[which % codes.length]!, new Date(at.getTime() + index * 60_000))
        way.push({ state, body })
      })
      return way
    })
    const drawn = walk.chain((way) => {
      const last = way.at(-1)!
      const needed = way.filter((one, index) => one === last || way[index - 1]?.state === 'delivered')
      return fc.shuffledSubarray([...way, ...way, ...way]).map((some) => ({ last, events: [...some, ...needed] }))
    })
    fc.assert(
      fc.property(drawn, ({ last, events }) => {
        let parcelAt = { state: 'waiting', at: null } as StateAt
        const noted: StateAt[] = []
        for (const { body } of events) {
          const news = adapter.readEvent(body, now)
          if (news.kind !== 'news' || !news.state) throw new Error('unreadable')
          noted.push({ state: news.state, at: news.at })
          parcelAt = afterEvents(parcelAt, noted)
        }
        expect(parcelAt.state).toBe(last.state)
      }),
    )
  })
})

it('of Viettel Post comes with its secret, of the others with none', () => {
  const { ghn, ghtk, viettelpost } = carriersToTry
  expect([ghn.adapter.eventSecret, ghtk.adapter.eventSecret]).toEqual([null, null])
  const secretOf = viettelpost.adapter.eventSecret!
  expect(secretOf(viettelpost.event(parcel, '501', at))).toBe('webhook-secret')
  for (const body of [null, {}, [], 'x', { TOKEN: {} }]) expect(secretOf(body)).toBe('')
})
