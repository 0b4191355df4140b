/** What the events of carriers make of a parcel, in any order. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterEvents, wholeOf, type StateAt } from './shipment-events.ts'
import { shipmentStateFacts, shipmentStateOf, shipmentStates, type ShipmentState } from './shipment-state.ts'

const named = (value: number): ShipmentState => shipmentStateOf(value)!
const at = (value: number, minute: number | null): StateAt => ({
  state: named(value),
  at: minute === null ? null : new Date(Date.UTC(2026, 10, 1, 0, minute)),
})

describe('an event', () => {
  it.each<[string, StateAt, StateAt[], number]>([
    ['goes several steps', at(1, null), [at(4, 5)], 4],
    ['does not go back', at(4, 5), [at(3, 6)], 4],
    ['does not go back when it is older', at(6, 5), [at(3, 4)], 6],
    ['tries again when it is later', at(6, 5), [at(3, 6)], 3],
    ['does not try again at the same time', at(6, 5), [at(3, 5)], 6],
    ['does not try again without a time', at(6, 5), [at(3, null)], 6],
    ['does not fail again when it is older', at(3, 5), [at(6, 4)], 3],
    ['goes on without a time', at(2, 5), [at(4, null)], 4],
    ['is kept when it is older and ends the way', at(3, 5), [at(4, 4)], 4],
    ['withdraws a delivery', at(4, 5), [at(7, 6)], 7],
    ['returns what was delivered', at(4, 5), [at(8, 6)], 8],
    ['withdraws nothing at the same time', at(4, 5), [at(7, 5)], 4],
    ['withdraws nothing without a time', at(4, 5), [at(8, null)], 4],
    ['withdraws nothing when it is older', at(4, 5), [at(7, 4)], 4],
    ['does not lose what was delivered', at(4, 5), [at(10, 6)], 4],
    ['moves nothing that is reconciled', at(5, 5), [at(7, 6), at(8, 7), at(4, 8)], 5],
    ['moves nothing that was returned', at(8, 5), [at(4, 6), at(7, 7)], 8],
    ['moves nothing that was cancelled', at(9, 5), [at(2, 6), at(4, 7)], 9],
    ['moves nothing that was lost', at(10, 5), [at(4, 6)], 10],
    ['cancels what nobody has fetched', at(1, null), [at(9, 2)], 9],
    ['does not cancel what is on its way', at(2, 5), [at(9, 6)], 2],
    ['explains what came after it', at(4, 5), [at(10, 7), at(7, 6)], 10],
    ['that says again that it arrived counts from the first time', at(4, 5), [at(4, 5), at(4, 3)], 4],
    ['that happened long before the clock here says so', at(1, null), [at(2, -60)], 2],
  ])('%s', (_, parcel, events, state) => {
    expect(afterEvents(parcel, events).state).toBe(named(state))
  })

  it('that it arrived counts from the first one, unless people said it', () => {
    expect(afterEvents(at(4, 5), [at(4, 5), at(4, 3), at(3, 2)])).toEqual(at(4, 3))
    expect(afterEvents(at(8, 5), [at(8, 5), at(8, 4)])).toEqual(at(8, 4))
    expect(afterEvents(at(4, 5), [at(4, 3)])).toEqual(at(4, 5))
    expect(afterEvents(at(3, 5), [at(3, 5), at(3, 3)])).toEqual(at(3, 5))
    // What takes it back is told before the first of them, and later than that.
    expect(afterEvents(at(4, 5), [at(4, 5), at(7, 4), at(4, 3)])).toEqual(at(7, 4))
  })

  it('that is noted leaves the time as it was', () => {
    expect(afterEvents(at(4, 5), [at(3, 9)])).toEqual(at(4, 5))
    expect(afterEvents(at(2, 5), [at(2, 9)])).toEqual(at(2, 5))
  })
})

/** What a carrier does with a parcel: steps of the table, and deliveries it takes back. */
const truth = fc.array(fc.nat(), { minLength: 1, maxLength: 9 }).map((draws) => {
  const way: StateAt[] = []
  let state: ShipmentState = 'waiting'
  draws.forEach((draw, index) => {
    const { next } = shipmentStateFacts[state]
    const choices: readonly ShipmentState[] = state === 'delivered' ? ['returning', 'returned'] : next
    if (choices.length === 0) return
    state = choices[draw % choices.length]!
    way.push({ state, at: new Date(index * 1000) })
  })
  return way
})

/** As the program gets them: one by one, with what was only noted given again. */
const received = (events: readonly StateAt[]): StateAt =>
  events.reduce<StateAt>((parcel, _, index) => afterEvents(parcel, events.slice(0, index + 1)), at(1, null))

describe('in any order', () => {
  it('and repeated, events end where the carrier has the parcel', () => {
    const drawn = truth.chain((way) =>
      fc.record({
        way: fc.constant(way),
        events: fc
          .shuffledSubarray([...way, ...way, ...way], { minLength: way.length })
          .map((some) => [...some, ...way.filter((one) => !some.includes(one))]),
      }),
    )
    fc.assert(
      fc.property(drawn, ({ way, events }) => {
        expect(received(events)).toEqual(way.at(-1))
      }),
    )
  })

  it('with any of them lost, they end where the last one says', () => {
    const drawn = truth.chain((way) => {
      const last = way.at(-1)!
      // That a delivery was withdrawn must be known before what became of the parcel afterwards can be.
      const needed = way.filter((one, index) => one === last || way[index - 1]?.state === 'delivered')
      return fc.shuffledSubarray([...way, ...way]).map((some) => ({ last, events: some.concat(needed) }))
    })
    fc.assert(
      fc.property(drawn, ({ last, events }) => {
        expect(received(events)).toEqual(last)
      }),
    )
  })

  it('and lost, those of a part that goes back leave the parcel delivered', () => {
    const drawn = truth.chain((way) => {
      const end = way.findIndex(({ state }) =>
        ['delivered', 'returning', 'returned', 'lost', 'cancelled'].includes(state),
      )
      const before = end < 0 ? way : way.slice(0, end)
      const last = before.length * 1000
      const partly = (state: ShipmentState, index: number) => ({
        state,
        at: new Date(last + index * 1000),
        isPartial: true,
      })
      const rest = fc.constantFrom<ShipmentState[]>(['returning', 'returned'], ['returning', 'lost'], ['returned'], [])
      return rest.chain((states) => {
        const after = [partly('delivered', 0), ...states.map((state, index) => partly(state, index + 1))]
        const all = [...before.map((one) => ({ ...one, isPartial: false })), ...after]
        // One of those that speak of a part is known; when the first of them is, so is the day.
        return fc
          .tuple(fc.constantFrom(...after), fc.shuffledSubarray([...all, ...all]), fc.nat(20))
          .map(([kept, some, place]) => ({
            first: after[0]!,
            events: some.toSpliced(place % (some.length + 1), 0, kept),
          }))
      })
    })
    fc.assert(
      fc.property(drawn, ({ first, events }) => {
        const end = events.reduce<StateAt>(
          (parcel, _, index) => {
            const told = events.slice(0, index + 1)
            const isPartial = told.some((one) => one.isPartial)
            return afterEvents(
              parcel,
              told.map(({ state, at }) => ({ state: wholeOf(state, isPartial), at })),
            )
          },
          at(1, null),
        )
        expect(end.state).toBe('delivered')
        if (events.includes(first)) expect(end).toEqual({ state: 'delivered', at: first.at })
      }),
    )
  })

  it('without times, none goes back', () => {
    const rank: Partial<Record<ShipmentState, number>> = { waiting: 0, inTransit: 1, delivering: 2, failed: 2 }
    const rankOf = (state: ShipmentState) => rank[state] ?? (state === 'returning' ? 3 : 4)
    const states = fc.array(fc.constantFrom(...shipmentStates.filter((name) => name !== 'notHanded')))
    fc.assert(
      fc.property(states, (drawn) => {
        let parcel = at(1, null)
        for (const state of drawn) {
          const next = afterEvents(parcel, [{ state, at: null }])
          expect(rankOf(next.state)).toBeGreaterThanOrEqual(rankOf(parcel.state))
          parcel = next
        }
      }),
    )
  })
})
