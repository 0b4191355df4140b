/**
 * One call of the API: its description, and what it does. Calls of one document, list or book are calls like all others
 * (`calls.server.ts` in its folder); `server/call/run-call.ts` runs every one of them.
 */
import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#i18n/fill.ts'
import type { Description, ProblemFields } from '#model/call.ts'
import type { Demand } from '#model/right.ts'
import type { Asking } from './outbound.ts'
import type { Tx } from './tx.ts'

/** Names are case-insensitive, the first of two equal names wins. */
export type Query = readonly (readonly [name: string, value: string])[]

/** The value by its name in the contract; undefined if absent, which differs from `''`. */
export const fromQuery = (query: Query, name: string): string | undefined => {
  const wanted = name.toLowerCase()
  return query.find(([sent]) => sent.toLowerCase() === wanted)?.[1]
}

/** An uploaded file, fully received. */
export interface Upload {
  name: string
  bytes: Buffer
}

export interface Input {
  query: Query
  body: unknown
  /** The part of the path after the path of the call. */
  tail: string
  upload?: Upload
  /** Origin as the client sees it, e.g. `https://shop.example.vn`. */
  origin: string
  /** The Authorization header, unparsed. */
  authorization: string | undefined
  /** The network address of the client. */
  address?: string
  /** The header `User-Agent`. */
  userAgent?: string | undefined
  /** What the `work` of `outside` returned. */
  outside?: unknown
}

/** What a call of a definition may use of the program that runs it; calls of the server know more of it. */
export interface Host {
  clock: Clock
  /** The work that waits in the database. */
  work: { wake(): void }
  /** Computers of others: for effects (`*.effect.ts`), outside of every transaction. */
  outbound: Asking
}

/** Where a call runs when it has no transaction. */
export interface Place<H = Host> {
  server: H
  tenant: { id: string; code: string; name: string }
  language: Language
}
/** Who calls without a session. There is no transaction: the call opens those it needs. */
export interface Visit<H = Host> extends Place<H> {
  /** The network address of the client. */
  address: string
}

/**
 * What a call does before its own transaction and outside any: asking the print service, a mail server, or the computer
 * of a carrier. Nothing is locked while others take their time.
 */
export interface Outside<Caller, H = Host> {
  /** What `work` needs to know; in a transaction that may write to the log alone, after the right was checked. */
  read(caller: Caller, input: Input, server: H): Promise<unknown>
  /** The result is `input.outside` of `run`, which checks the right again. */
  work(place: Place<H>, read: unknown, input: Input): Promise<unknown>
  /**
   * True if `run` may be done again when the database was lost meanwhile: what others were asked for is done, and only
   * the answer is missing.
   */
  mayRepeat?(worked: unknown): boolean
}

/**
 * `Caller`: what a call knows of who makes it, the scope of a signed-in user or a visit without a session. `answering`
 * makes one whose answer is held to its description (`answering.ts`).
 */
export interface CallOf<Caller, H = Host> extends Omit<Description, 'demand'> {
  /** Rights that depend on what is sent are a function of it. */
  demand: Caller extends { user: unknown } ? Demand | ((input: Input) => Demand) : 'anyone'
  /** Labels and wire names of the fields, to report problems with. */
  problemFields?: ProblemFields
  /**
   * Another call that answers instead, with its own demand, where that depends on what is stored; undefined: the call
   * itself. Asked when the caller is known.
   */
  standIn?(tx: Tx, input: Input): Promise<CallOf<Caller, H> | undefined>
  outside?: Outside<Caller, H>
  /** Called when what the call wrote is committed. */
  committed?(place: Place<H>): void
  /**
   * Returns the data of the response. A Refused that is returned instead of thrown is reported in the same way, but
   * the transaction commits. May throw Refused, NotFound and Unreadable.
   */
  run(caller: Caller, input: Input, server: H): Promise<unknown>
}
