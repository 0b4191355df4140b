/** The table of contract system §9.2. */
import { describe, expect, it } from 'vitest'
import { canMove, leadsTo, shipmentStateFacts, shipmentStateOf, shipmentStates } from './shipment-state.ts'
import type { ShipmentState } from './shipment-state.ts'

const named = (value: number): ShipmentState => shipmentStateOf(value)!

describe('the table', () => {
  it('has the numbers of the contract', () => {
    expect(shipmentStates.map((name) => shipmentStateFacts[name].value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(shipmentStateOf(11)).toBeUndefined()
  })
  it('has the moves of the contract', () => {
    const into: Record<number, number[]> = { 2: [1], 3: [1, 2, 6], 4: [1, 2, 3, 6], 6: [2, 3], 7: [2, 3, 6] }
    Object.assign(into, { 8: [6, 7], 9: [1], 10: [2, 3, 6, 7], 0: [], 1: [], 5: [] })
    for (let to = 0; to <= 10; to += 1)
      for (let from = 0; from <= 10; from += 1)
        expect([from, to, canMove(named(from), named(to))]).toEqual([from, to, into[to]!.includes(from)])
  })
  it('knows the ways that have several steps', () => {
    expect(leadsTo('waiting', 'returned')).toBe(true)
    expect(leadsTo('delivered', 'delivering')).toBe(false)
    expect(leadsTo('inTransit', 'cancelled')).toBe(false)
    expect(leadsTo('returning', 'delivered')).toBe(false)
  })
})
