/** How many rows a file brings, as the button says. */
import { expect, it } from 'vitest'
import { countsOf } from './counts.ts'

const answer = (failed: number[], missing: number[][]) => ({
  failures: failed.map((rowNumber) => ({ rowNumber, number: '', description: '' })),
  missing: missing.map((rows) => ({ kind: 'u', name: 'n', rows, allowed: true })),
  summary: { total: 5, added: 4 - failed.length, updated: 1, failed: failed.length },
})
const open = { createMissing: false, allOrNothing: false }

it.each([
  ['all of them', answer([], []), open, { good: 5, bad: 0 }],
  ['all but the faulty ones', answer([2, 3], []), open, { good: 3, bad: 2 }],
  ['none that waits for consent, each once', answer([], [[2, 3], [3]]), open, { good: 3, bad: 2, waiting: 2 }],
  ['none that waits and fails twice', answer([2], [[2, 3]]), open, { good: 3, bad: 2 }],
  ['those that waited, once agreed', answer([2], [[2, 3]]), { ...open, createMissing: true }, { good: 4, bad: 1 }],
  ['nothing where one fails and all are wanted', answer([2], []), { ...open, allOrNothing: true }, { good: 0, bad: 1 }],
  ['nothing before a file is checked', null, open, { good: 0, bad: 0 }],
])('%s', (_, checked, options, counts) => {
  expect(countsOf(checked, options)).toMatchObject(counts)
})
