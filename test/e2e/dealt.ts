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

/** For a kind whose tests are in several files: `test` where it is the turn of one of them. */
const dealtAmong = (kind: string, places: readonly string[], place: string): typeof test => {
  if (!places.includes(place)) throw new Error(`${place} is none of the places of "${kind}"`)
  return ofKind(kind, places).includes(place) ? test : leave
}

/** The same draft, kept through whatever ends a page. */
const keptDrafts = ['crash', 'closed record', 'two tabs', 'reload', 'Esc', 'way back', 'left record'] as const
export const keptDraft = (place: (typeof keptDrafts)[number]): typeof test =>
  dealtAmong('drafts that are kept', keptDrafts, place)

const offline = ['counter', 'packing', 'count'] as const
export const withoutConnection = (place: (typeof offline)[number]): typeof test =>
  dealtAmong('work without a connection', offline, place)

const savedViews = ['list', 'report'] as const
export const savedView = (place: (typeof savedViews)[number]): typeof test =>
  dealtAmong('what is saved of a view', savedViews, place)

const manyPrinted = ['all', 'several'] as const
export const printedTogether = (place: (typeof manyPrinted)[number]): typeof test =>
  dealtAmong('bills printed together', manyPrinted, place)

const scanned = ['lines', 'count', 'prices'] as const
export const scannedInto = (place: (typeof scanned)[number]): typeof test =>
  dealtAmong('scans wherever the focus is', scanned, place)
