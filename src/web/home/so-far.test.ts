import { describe, expect, it } from 'vitest'
import { day } from '#kernel/day.ts'
import { soFar } from './so-far.ts'

const days = ['2026-11-01', '2026-11-02', '2026-11-03'].map((date) => ({ date, revenue: 1 }))

describe('the days the chart names', () => {
  it('end today, as those of the tiles do', () => {
    expect(soFar(days, day('2026-11-02'))).toEqual(days.slice(0, 2))
    expect(soFar(days, day('2026-12-01'))).toEqual(days)
  })

  it('are all days of a range that is still to come', () => {
    expect(soFar(days, day('2026-10-31'))).toEqual(days)
  })
})
