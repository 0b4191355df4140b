/** Tests that show the same behaviour in several places, of which each quarter has some (`test/support/quarter.ts`). */
import { ofKind } from '../support/quarter.ts'
import { test } from './test.ts'

const leave = (() => undefined) as unknown as typeof test

/**
 * Call what it answers for each test of the kind, instead of `test`, in the order of the file. The number of tests is
 * needed before the last of them is known: where it is wrong, a quarter could be left without any.
 */
export const dealt = (kind: string, count: number): (() => typeof test) => {
  const places = Array.from({ length: count }, (_, at) => at)
  const taken = new Set(ofKind(kind, places))
  let at = 0
  // The file has been read to its end by then.
  setImmediate(() => {
    if (at !== count) throw new Error(`${at} tests are dealt as "${kind}", not ${count}`)
  })
  return () => {
    const place = at
    at += 1
    return taken.has(place) ? test : leave
  }
}
