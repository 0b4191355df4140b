import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Placement, positionBox } from './position.ts'

const room = { width: 1000, height: 600 }
const anchor = { left: 400, top: 100, width: 100, height: 30 }
const box = { width: 200, height: 150 }
const at = (placement: Placement, over = {}) => positionBox({ ...anchor, ...over }, box, { placement, room })

it('is placed below the anchor, aligned as requested', () => {
  expect(at('bottom-start')).toMatchObject({ left: 400, top: 134 })
  expect(at('bottom-end')).toMatchObject({ left: 300, top: 134 })
  expect(at('bottom')).toMatchObject({ left: 350, top: 134 })
})
it('is placed above when there is no room below', () => expect(at('bottom-start', { top: 500 }).top).toBe(346))
it('stays below when above is even smaller', () =>
  expect(
    positionBox({ ...anchor, top: 10 }, { width: 200, height: 900 }, { placement: 'bottom-start', room }),
  ).toMatchObject({ top: 44, maxHeight: 548 }))
it('is placed next to the anchor', () => expect(at('right-start')).toMatchObject({ left: 504, top: 100 }))
it('is placed on the other side when there is no room', () => expect(at('right-start', { left: 850 }).left).toBe(646))

it('stays inside the window', () => {
  const side = fc.constantFrom<Placement>('bottom', 'bottom-start', 'bottom-end', 'top', 'top-start', 'top-end')
  fc.assert(
    fc.property(
      fc.nat(960),
      fc.nat(560),
      fc.integer({ min: 10, max: 900 }),
      fc.integer({ min: 10, max: 900 }),
      side,
      (left, top, width, height, placement) => {
        const placed = positionBox({ left, top, width: 40, height: 30 }, { width, height }, { placement, room })
        expect(placed.left).toBeGreaterThanOrEqual(8)
        expect(placed.left + width).toBeLessThanOrEqual(Math.max(992, 8 + width))
        expect(placed.top + Math.min(height, placed.maxHeight)).toBeLessThanOrEqual(592)
        expect(placed.top).toBeGreaterThanOrEqual(8)
      },
    ),
  )
})
