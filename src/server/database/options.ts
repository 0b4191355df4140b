/** What is said of a database when it is opened. */
import type { Clock } from '#kernel/clock.ts'

export interface SlowStatement {
  text: string
  milliseconds: number
  tenant: string
}

export interface DatabaseOptions {
  url: string
  /** Connections at most. */
  max?: number
  clock: Pick<Clock, 'now'>
  slowMs?: number
  onSlow?: (slow: SlowStatement) => void
  /** Told once when the database cannot be reached any more, and how long that lasted when it can. */
  onAway?: (reason: string) => void
  onBack?: (milliseconds: number) => void
  /** Rows lie on several machines, those of a tenant on one: statements and transactions say whose they ask for (decision 0054). */
  isSpread?: boolean
  /** Told of every use of the door between tenants. */
  onAcross?: (reason: string) => void
}
