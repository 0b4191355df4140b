/**
 * The description of a call of the API: where it is found, who may make it, what it takes, answers and does to the data.
 * Routes, decoding, rights, the description of the API, the types of its handler and those of the browser are read from
 * it (decision 0120).
 */
import type { Fields } from './field.ts'
import type { Demand } from './right.ts'
import type { About, Meaning } from './schema.ts'

/**
 * Where a call reports a business refusal: in ErrorMessage, in Data.Description with errors, or as plain text in
 * Data.
 */
export type ErrorStyle = 'read' | 'save' | 'text'

/** The fields a call works on, so that problems can name them by label and wire name. */
export interface ProblemFields {
  fields: Fields
  lines?: Fields
  /** Converts a domain path to a wire path. */
  wirePath(at: string): string
  /** The module of a kind of document. */
  moduleOf?(kind: string): string
}

/**
 * What a call is to the database: its time limits and its share of the connections. `check`: session and health checks.
 * `read`: lists, records, lookups. `report`: reports, and exports of lists. `save`: all changes, including waiting for
 * locks. `background`: maintenance scripts.
 */
export type CallKind = 'check' | 'signIn' | 'read' | 'report' | 'save' | 'import' | 'background'

/**
 * How statements are planned. `kept`: once per connection, for any values; right for many short statements, of which
 * planning takes longest. `shared`: PostgreSQL's choice, but using parallel workers earlier than by default. `anew`:
 * like `shared`, but planned for the actual values; with generic plans, long reports were up to fifteen times slower.
 */
export type Plans = 'kept' | 'shared' | 'anew'

export interface Description {
  /** The path after `api/`; compared case-insensitively. */
  path: string
  /** What it takes and answers. */
  about: About
  /**
   * The rights it demands; who calls as `anyone` needs no session. Absent where they depend on what is sent: then
   * `rights` of `about` says how, and a function goes with what the call does.
   */
  demand?: Demand | 'anyone'
  method?: 'GET' | 'POST'
  /** Message key if the right is missing; default noRight. */
  denied?: string
  /** The call changes data: sending it again with the same requestId returns the stored response. */
  writes?: boolean
  /** The call changes nothing but the event log. */
  logs?: boolean
  /** The call makes changes and rolls them back: it may write, but nothing is kept. */
  tries?: boolean
  /**
   * Lists, reports and exports: the replica for reading may answer, if the installation has one (decision 0127). Changes
   * nothing but the log of events.
   */
  byReplica?: true
  /** Selects time limits and connection share; default: 'save' if it writes or tries, otherwise 'read'. */
  kind?: CallKind
  /** A statement timeout of its own, in milliseconds. */
  timeoutMs?: number
  /** Tells whether its statements use generic or custom plans; calls that write keep their plans. */
  plans?: Plans
  /** The body is a file. */
  upload?: boolean
  /** Maximum size of the body in bytes; default 10 MB. */
  bodyLimit?: number
  errorStyle?: ErrorStyle
  /** About people and their access: not for programs with a key, whatever the group of the key may. */
  forPeople?: boolean
  /** Also for users whose group demands a second factor that they have not set up yet. */
  withoutSecondFactor?: boolean
}

/** A description that keeps its path and its schemas in its type. */
export const describe = <const D extends Description>(description: D): D => description

type Described = Pick<Description, 'about'>
type ParameterOf<D extends Described> = D['about'] extends { query: readonly (infer P)[] } ? P : never
type NameOf<P> = P extends { name: infer N extends string } ? N : never
/** What can be asked in the query. */
export type QueryName<D extends Described> = NameOf<ParameterOf<D>>
/** What must be asked in the query. */
export type RequiredQueryName<D extends Described> = NameOf<Extract<ParameterOf<D>, { required: true }>>
/** The body; unknown where its schema is made from a definition. */
export type BodyMeaning<D extends Described> = D['about'] extends { takes: infer S } ? Meaning<S> : undefined
/** `Data` of the response. */
export type AnswerMeaning<D extends Described> = Meaning<D['about']['answers']>
