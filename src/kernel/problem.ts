/** Problems as values, and the five exceptions with which the program refuses a request. */

/**
 * A violated rule: where it was violated (`lines.2.discount`, '' = whole record), and which message with which values
 * describes it.
 */
export interface Problem {
  at: string
  /** Key of the message catalogue (contract README §13); it is also the error code on the wire. */
  message: string
  values?: Record<string, string>
  /** The user may save anyway by sending the request again with this code confirmed. */
  confirmable?: boolean
  /**
   * Reported only if there are no other problems. Otherwise users could probe for confidential figures with saves
   * that fail anyway and leave no trace in the log.
   */
  held?: boolean
  /**
   * Documents this problem refers to, so that users can open them. A rule may know only their ids; kinds and numbers
   * are filled in before the problem is sent.
   */
  about?: readonly NamedDocument[]
  /** The id of the store whose stock its values tell. */
  store?: string
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

/** A business rule refuses the request: nothing is saved, and all problems are reported. */
export class Refused extends Error {
  readonly problems: readonly Problem[]
  /** The currently stored version, when the save was refused because it was based on an older one. */
  readonly version: number | undefined
  constructor(problems: readonly Problem[], version?: number) {
    super(problems.map((one) => `${one.at}: ${one.message}`).join('; '))
    this.problems = problems
    this.version = version
  }
}

/** The input cannot be parsed: invalid JSON, or an invalid number or date in a query. */
export class Unreadable extends Error {
  readonly problem: Problem
  constructor(message: string, values?: Record<string, string>) {
    super(message)
    this.problem = problem('', message, values)
  }
}

/** The caller is not signed in, or the token has expired. */
export class Unauthenticated extends Error {}

/** The user is signed in but lacks the right. `message` is a key of the message catalogue. */
export class Forbidden extends Error {
  constructor(message = 'noRight') {
    super(message)
  }
}

/** The record does not exist. The id of another tenant's record gives the same error. */
export class NotFound extends Error {
  constructor(message = 'notFound') {
    super(message)
  }
}
