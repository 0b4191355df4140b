import { describe, expect, it } from 'vitest'
import { axisOf, barsOf, columnsOf, frameOf, labelStep, slicesOf, spotsOf, type Point } from './chart-shapes.ts'

const points = (...values: number[]): Point[] =>
  values.map((value, at) => ({ label: String(at), value, text: String(value) }))
const frame = { left: 10, top: 20, width: 300, height: 100 }

describe('the parts of a chart', () => {
  it('leave room for the axes, and never less than nothing', () => {
    expect(frameOf({ width: 400, height: 320 })).toEqual({ left: 68, top: 30, width: 304, height: 264 })
    expect(frameOf({ width: 20, height: 20 })).toMatchObject({ width: 0, height: 0 })
  })

  it('start at zero, negative ones below it', () => {
    const all = points(50, -50, 0)
    const [up, down, flat] = columnsOf(all, axisOf(all), frame)
    expect(up!.y + up!.height).toBeCloseTo(70)
    expect([down!.y, down!.height, flat!.height]).toEqual([70, up!.height, 0])
    for (const [at, box] of columnsOf(all, axisOf(all), frame).entries()) {
      expect(box.x).toBeGreaterThanOrEqual(10 + 100 * at)
      expect(box.x + box.width).toBeLessThanOrEqual(10 + 100 * (at + 1))
    }
    expect(barsOf(all, axisOf(all), frame).map(({ x, width }) => [x, x + width])).toEqual([
      [160, 310],
      [10, 160],
      [160, 160],
    ])
  })

  it('lie inside the plot, whatever the values', () => {
    const all = points(3, 71_140_530, -12_345_678.5, 0)
    for (const { x, y } of spotsOf(all, axisOf(all), frame)) {
      expect(x).toBeGreaterThan(10)
      expect(x).toBeLessThan(310)
      expect(y).toBeGreaterThanOrEqual(20)
      expect(y).toBeLessThanOrEqual(120)
    }
  })

  it('of a pie add up to the whole, without values that are not positive', () => {
    const slices = slicesOf(points(30, 0, 60, -5, 10), 50)
    expect(slices.map(({ at, share }) => [at, share])).toEqual([
      [0, 0.3],
      [2, 0.6],
      [4, 0.1],
    ])
    expect(slices[1]!.path).toContain('A 50 50 0 1 1')
    expect(slices.at(-1)!.path).toMatch(/0\.00 -50\.00 Z$/)
    expect(slicesOf(points(7), 50)[0]!.path.match(/A/g)).toHaveLength(2)
    expect(slicesOf(points(0, -1), 50)).toEqual([])
  })

  it('are labelled as often as there is room', () => {
    expect(labelStep(12, 720, 54)).toBe(1)
    expect(labelStep(12, 300, 54)).toBe(3)
    expect(labelStep(600, 0, 54)).toBe(32_400)
  })
})
