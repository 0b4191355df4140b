/** How long a statement may take, by the kind of the call it belongs to, and how long that waits for a connection. */

/**
 * `check`: who is asked, and whether all is well. `read`: lists, records, lookups. `report`: reports, and lists written
 * into files. `save`: all that changes something, with the waiting for others who change the same. `background`: scripts
 * of whoever looks after the installation.
 */
export type CallKind = 'check' | 'signIn' | 'read' | 'report' | 'save' | 'import' | 'background'

const second = 1_000

/** The page itself waits a minute for an answer, two for reports and files. */
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

/** These wait for each other, and may not keep all connections of their tenant meanwhile. */
export const waitsForOthers = (kind: CallKind): boolean => kind === 'save' || kind === 'import'
