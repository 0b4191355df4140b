/** What can go wrong, as values and as the five refusals of the program. */

/** A rule that does not hold: where (`lines.2.discount`, '' = whole record), which text, with which values. */
export interface Problem {
  at: string
  /** Key of the message catalogue (contract README §13); also the code on the wire. */
  message: string
  values?: Record<string, string>
  /** May be passed by saving again with this code confirmed. */
  confirmable?: boolean
  /** Told only when nothing else stands against the save: on saves that cannot succeed it would tell a secret, and leave no trace. */
  held?: boolean
  /** Documents it speaks of, to be led to them. A rule may know the ids alone; kinds and numbers are there when it is told. */
  about?: readonly NamedDocument[]
}
export interface NamedDocument {
  id: string
  kind?: string
  number?: string
}

export const problem = (at: string, message: string, values?: Record<string, string>): Problem =>
  values ? { at, message, values } : { at, message }
export const warning = (at: string, message: string, values?: Record<string, string>): Problem => ({
  ...problem(at, message, values),
  confirmable: true,
})

/** The business says no: nothing is saved, every problem is told. */
export class Refused extends Error {
  readonly problems: readonly Problem[]
  /** The stored version, when the refusal is a stale one. */
  readonly version: number | undefined
  constructor(problems: readonly Problem[], version?: number) {
    super(problems.map((one) => `${one.at}: ${one.message}`).join('; '))
    this.problems = problems
    this.version = version
  }
}

/** Not readable: bad JSON, bad number or date in a query. */
export class Unreadable extends Error {
  readonly problem: Problem
  constructor(message: string, values?: Record<string, string>) {
    super(message)
    this.problem = problem('', message, values)
  }
}

/** Not signed in, or the token is dead. */
export class Unauthenticated extends Error {}

/** Signed in, but may not. `message` is a key of the catalogue. */
export class Forbidden extends Error {
  constructor(message = 'noRight') {
    super(message)
  }
}

/** No such record; another tenant's id looks the same. */
export class NotFound extends Error {
  constructor(message = 'notFound') {
    super(message)
  }
}
