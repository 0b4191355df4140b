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
const among = <Place extends string>(kind: string, places: readonly Place[]): ((place: Place) => typeof test) => {
  const taken = ofKind(kind, places)
  return (place) => (taken.includes(place) ? test : leave)
}

/** The same draft, kept through whatever ends a page. */
export const keptDraft = among('drafts that are kept', [
  'crash',
  'closed record',
  'two tabs',
  'reload',
  'Esc',
  'way back',
  'left record',
])
export const withoutConnection = among('work without a connection', ['counter', 'packing', 'count'])
export const savedView = among('what is saved of a view', ['list', 'report'])
export const printedTogether = among('bills printed together', ['all', 'several'])
export const scannedInto = among('scans wherever the focus is', ['lines', 'count', 'prices'])
export const fromQuote = among('from a quote to what follows', ['keys', 'taps', 'links'])
export const soldByTouch = among('a bill by touch', ['taps', 'form'])
export const filedBeside = among('files that are written beside the page', ['list', 'report', 'long report'])
export const toldWhileTyping = among('problems told while typing', ['stock', 'limit', 'cost'])
export const readOfReports = among('what is read of a report', [
  'opened',
  'F9',
  'kept',
  'stopped',
  'window',
  'found',
  'folded',
  'sorted',
  'running',
  'compared',
  'compared in sight',
  'charts',
  'typed number',
  'debts',
  'orders',
  'point',
  'paper',
  'year',
  'chips',
  'missing condition',
  'searched',
  'way back',
])
export const fitsPhone = among('pages of a telephone', [
  'report',
  'bill',
  'home',
  'five figures',
  'figures',
  'import',
  'merge',
  'transfer',
  'chain',
  'audit log',
  'past',
  'quote',
  'return',
  'customers',
  'rows',
  'findings',
])
