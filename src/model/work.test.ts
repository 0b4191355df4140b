import { expect, it } from 'vitest'
import { workKinds } from './work.ts'

it('an invoice in doubt is known at most ten minutes after its provider is back, for two hours', () => {
  const { waitMinutes, mostSeconds } = workKinds.invoice
  let passed = 0
  const early = waitMinutes.filter((minutes) => {
    const isEarly = passed < 120
    passed += minutes
    return isEarly
  })
  // A provider may come back just after it was asked, and the next attempt needs its time.
  for (const minutes of early) expect(minutes + mostSeconds / 60).toBeLessThanOrEqual(10)
  // Later it is asked less often, and for more than a day.
  expect(passed).toBeGreaterThan(24 * 60)
  expect(waitMinutes).toEqual(waitMinutes.toSorted((a, b) => a - b))
})
