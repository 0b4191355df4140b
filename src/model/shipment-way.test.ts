import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, day } from '#kernel/day.ts'
import { leadsTo, shipmentStates, type ShipmentState } from './shipment-state.ts'
import { wayOf, type ParcelWay } from './shipment-way.ts'

const handedOn = day('2026-10-12')
const told = (
  state: ShipmentState,
  noted: readonly (readonly [ShipmentState, number])[],
  more: Partial<ParcelWay> = {},
) =>
  wayOf({
    state,
    handedOn,
    endedOn: null,
    noted: noted.map(([name, days]) => ({ state: name, day: addDays(handedOn, days) })),
    ...more,
  }).map((step) => `${step.state} ${step.day.slice(8)}`)

describe('the way of a parcel', () => {
  it('begins on the day it was handed over, whenever that was entered', () =>
    expect(told('waiting', [['waiting', 3]])).toEqual(['waiting 12']))
  it('has failed attempts, each time', () =>
    expect(
      told('delivering', [
        ['waiting', 0],
        ['delivering', 1],
        ['failed', 1],
        ['delivering', 2],
      ]),
    ).toEqual(['waiting 12', 'delivering 13', 'failed 13', 'delivering 14']))
  it('ends on the day that counts, with nothing after it', () =>
    expect(
      told(
        'reconciled',
        [
          ['waiting', 0],
          ['inTransit', 8],
          ['delivered', 9],
        ],
        { endedOn: addDays(handedOn, 3) },
      ),
    ).toEqual(['waiting 12', 'inTransit 15', 'delivered 15']))
  it('has no delivery that a carrier only said', () =>
    expect(
      told('returning', [
        ['waiting', 0],
        ['delivered', 1],
        ['inTransit', 2],
        ['returning', 3],
      ]),
    ).toEqual(['waiting 12', 'inTransit 14', 'returning 15']))
  it('is told once, however often it was noted', () =>
    expect(
      told('inTransit', [
        ['waiting', 0],
        ['inTransit', 1],
        ['inTransit', 2],
        ['waiting', 2],
      ]),
    ).toEqual(['waiting 12', 'inTransit 13']))
  it('is the state alone where nothing was noted', () => expect(told('lost', [])).toEqual(['lost 12']))

  it('is a way of the table, in the order of its days, whatever was noted', () => {
    const states = fc.constantFrom(...shipmentStates)
    const noted = fc.array(fc.tuple(states, fc.integer({ min: 0, max: 9 })), { maxLength: 12 })
    fc.assert(
      fc.property(states, noted, fc.option(fc.integer({ min: 0, max: 9 })), (state, all, ended) => {
        const way = wayOf({
          state,
          handedOn,
          endedOn: ended === null ? null : addDays(handedOn, ended),
          noted: all.map(([name, days]) => ({ state: name, day: addDays(handedOn, days) })),
        })
        expect(way.at(-1)!.state).toBe(state === 'reconciled' ? 'delivered' : state)
        way.slice(1).forEach((step, index) => {
          expect(leadsTo(way[index]!.state, step.state)).toBe(true)
          expect(step.day >= way[index]!.day).toBe(true)
        })
      }),
    )
  })
})
