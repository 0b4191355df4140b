/**
 * The kinds of work that is done later (decision 0088). What one does is its handler in the server; what it is called
 * is the text `work.kind.<name>`.
 */
import type { Rhythm } from '#kernel/rhythm.ts'
import type { FunctionId } from './right.ts'

export interface WorkKind<P extends object = object> {
  /** Whoever may read (R) this function sees the work; with U he retries it or gives it up. */
  right: FunctionId
  /** Minutes to wait after each failed attempt. After the last one the work has failed. */
  waitMinutes: readonly number[]
  /** How long what it does outside may take. */
  mostSeconds: number
  /** Work that every tenant has from the beginning. */
  rhythm?: Rhythm
  /** Only for its type: what is written down with the work. */
  readonly payload?: P
}

const kind = <P extends object = Record<never, never>>(one: WorkKind<P>): WorkKind<P> => one

export const workKinds = {
  letter: kind<{ letter: string }>({ right: 'Config', waitMinutes: [1, 5, 30, 120, 720], mostSeconds: 120 }),
  /** Asks a provider what became of an invoice that was sent, and sends it once more if nothing did. */
  invoice: kind<{ invoice: string; by: string }>({
    right: 'OrderTax',
    // Within the first two hours it is known less than ten minutes after the provider is back, with the time it may
    // take. After three days it is left to people.
    waitMinutes: [1, 2, 5, ...Array<number>(14).fill(8), 30, 60, 120, 240, 480, ...Array<number>(6).fill(720)],
    mostSeconds: 90,
  }),
  /**
   * Makes the VAT invoice of a posted bill, and issues it. `invoice`: what it has made; `day`: that of the bill; `waits`:
   * bills of earlier days come first.
   */
  billInvoice: kind<{ bill: string; by: string; day?: string; invoice?: string; waits?: true }>({
    right: 'OrderTax',
    waitMinutes: [1, 2, 5, 10, 30, 60, 120, 240, 480, 720],
    mostSeconds: 90,
  }),
  /** Sends an issued invoice to its buyer: its files are fetched, and the letter is written. */
  invoiceLetter: kind<{ invoice: string; by: string }>({
    right: 'OrderTax',
    waitMinutes: [1, 5, 30, 120, 720],
    mostSeconds: 120,
  }),
  /** Asks a provider for the code that the tax authority gives an invoice after it has its number. */
  invoiceCode: kind<{ invoice: string; by: string }>({
    right: 'OrderTax',
    waitMinutes: [5, 10, 20, 40, 60, 120, 240, 480, 720, 1440],
    mostSeconds: 90,
  }),
  /** Compares the invoices of the last weeks with what their providers have. */
  invoiceCheck: kind({
    right: 'OrderTax',
    waitMinutes: [15, 60, 180],
    mostSeconds: 900,
    rhythm: { dailyAt: '03:10' },
  }),
  /** Asks a carrier what became of a parcel that it was asked to take, and asks once more if it has none. */
  handover: kind<{ parcel: string; by: string }>({
    right: 'Shipping',
    waitMinutes: [1, 2, 5, 10, 30, 60, 120, 240, 480, 720],
    mostSeconds: 90,
  }),
  /** Makes true of parcels what their carriers told by themselves. */
  carrierEvents: kind({ right: 'Shipping', waitMinutes: [1, 2, 5, 10, 30, 60], mostSeconds: 60 }),
  /** Asks a carrier where a parcel is. */
  parcelNews: kind<{ parcel: string }>({ right: 'Shipping', waitMinutes: [2, 5, 10, 30, 60, 240], mostSeconds: 30 }),
  /** Finds parcels of which nothing was heard for hours. */
  parcelWatch: kind({ right: 'Shipping', waitMinutes: [1, 5, 15], mostSeconds: 60, rhythm: { everyMinutes: 15 } }),
  /** Adds up what saves have changed, and forgets what is kept for hours. */
  tidy: kind({ right: 'Config', waitMinutes: [1, 5, 15], mostSeconds: 600, rhythm: { everyMinutes: 60 } }),
  /** Forgets what is kept for days. */
  forget: kind({ right: 'Config', waitMinutes: [5, 30, 120], mostSeconds: 600, rhythm: { dailyAt: '02:30' } }),
} as const satisfies Readonly<Record<string, WorkKind>>

type WorkKinds = typeof workKinds
export type WorkName = keyof WorkKinds
export type PayloadOf<K extends WorkName> = NonNullable<WorkKinds[K]['payload']>

/** The key of the piece of work that is the next time of a schedule. */
export const scheduleKey = 'schedule'

export const workStates = ['waiting', 'running', 'failed'] as const
