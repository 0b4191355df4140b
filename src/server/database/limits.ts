/** Time limits of statements by kind of call, and of waiting for a connection. */

import type { CallKind } from '#model/call.ts'

export type { CallKind } from '#model/call.ts'

const second = 1_000

/** The browser waits one minute for a response, two minutes for reports and files. */
export const limitsMs: Readonly<Record<CallKind, number>> = {
  check: 5 * second,
  signIn: 10 * second,
  read: 15 * second,
  report: 110 * second,
  save: 50 * second,
  import: 110 * second,
  background: 3600 * second,
}

export const waitsMs: Readonly<Record<CallKind, number>> = {
  check: 5 * second,
  signIn: 10 * second,
  read: 15 * second,
  report: 30 * second,
  save: 50 * second,
  import: 60 * second,
  background: 3600 * second,
}

/** Kinds that wait for each other's locks, so they must not occupy all connections of their tenant. */
export const waitsForOthers = (kind: CallKind): boolean => kind === 'save' || kind === 'import'
