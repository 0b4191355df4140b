/** Options for opening a database. */
import type { Clock } from '#kernel/clock.ts'

export interface SlowStatement {
  text: string
  milliseconds: number
  tenant: string
}

/** A transaction that failed because of another one (a deadlock, a serialization failure). */
export interface Repeat {
  code: string
  /** The number of the attempt that failed; it is followed by another one unless it was the last. */
  attempt: number
  isLast: boolean
  tenant: string
}

export interface DatabaseOptions {
  url: string
  /** Maximum number of connections. */
  max?: number
  /** Milliseconds to wait for a new connection; default ten seconds. */
  connectMs?: number
  /** How often a transaction is begun before its conflict with another one is reported; default eight. */
  attempts?: number
  clock: Pick<Clock, 'now'>
  slowMs?: number
  onSlow?: (slow: SlowStatement) => void
  /** Called for every attempt that failed in conflict with another transaction. */
  onRepeat?: (repeat: Repeat) => void
  /** Called once when the database becomes unreachable, and with the duration when it is back. */
  onAway?: (reason: string) => void
  onBack?: (milliseconds: number) => void
  /** Called for every transaction with the milliseconds it waited for a connection; null: it found none in time. */
  onConnection?: (waited: number | null) => void
  /**
   * Rows are distributed over several machines, those of one tenant on one machine: statements name their tenant
   * (decision 0054).
   */
  isSpread?: boolean
  /** Called for every use of `acrossTenants`. */
  onAcross?: (reason: string) => void
}
