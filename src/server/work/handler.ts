/**
 * What a kind of work does, in three steps: `before` in a transaction, `effect` outside of any, `after` in a transaction
 * again. Only an effect may talk to others; it gets values and nothing to ask the database with.
 */
import type { Scope } from '#engine/scope.ts'
import type { Tx } from '#engine/tx.ts'
import { Refused } from '#kernel/problem.ts'
import type { PayloadOf, WorkName } from '#model/work.ts'

/** What a step in a transaction has. Nobody has called: there is no user, and everything of the tenant is seen. */
export interface Step extends Pick<Scope, 'now' | 'newId' | 'registry'> {
  tx: Tx
}

export interface Piece<P extends object = object> {
  tenant: string
  id: string
  kind: string
  key: string
  record: string | null
  payload: P
  /** 1 at first. */
  attempt: number
  lease: string
}

/** What an effect is told beside what was prepared. */
export interface Outside {
  /**
   * The same at every attempt and for nothing else. A server that ended after the effect and before `after` lets it come
   * again, so whoever is asked must be told by this key, or be asked first whether it is done (`attempt` > 1).
   */
  key: string
  attempt: number
  /** Aborted when it takes too long, and when the server ends. */
  signal: AbortSignal
}

/** Values alone: neither functions nor what has functions, such as a transaction or a scope. */
type Carried<T> = T extends string | number | bigint | boolean | null | undefined | Date | Uint8Array
  ? T
  : T extends (...given: never) => unknown
    ? never
    : { [K in keyof T]: Carried<T[K]> }

/** Why an attempt failed, in words that are found by a key. */
export interface Trouble {
  problem: string
  values: Readonly<Record<string, string>>
  /** Another attempt would end in the same way. */
  isFinal: boolean
}
export class WorkFailed extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    super(trouble.problem)
    this.trouble = trouble
  }
}

/** What `before` returns if there is nothing left to do. */
export const nothingToDo = Symbol('nothing to do')
type NothingToDo = typeof nothingToDo

type Failure = Trouble & { isLast: boolean }

interface Steps<P extends object, A, B> {
  /** What the effect needs to know. It may write as well; after a failure it runs again. */
  before(step: Step, piece: Piece<P>): Promise<(A & Carried<A>) | NothingToDo>
  /** May throw WorkFailed. */
  effect(outside: Outside, prepared: A): Promise<B & Carried<B>>
  /**
   * Commits together with the end of the work; not run if somebody else has taken the work over. Trouble that it returns
   * commits too: what it wrote stays, and the attempt has failed.
   */
  after(step: Step, piece: Piece<P>, done: { prepared: A; result: B }): Promise<Trouble | void>
  /** Commits together with the note that an attempt failed, or that the work was given up. */
  failed?(step: Step, piece: Pick<Piece<P>, 'key' | 'payload' | 'attempt'>, failure: Failure): Promise<void>
}

/** True if there is more of the same, to be done at once in a transaction of its own. */
type More = 'more' | undefined | void

/** A handler without its types, as the worker runs it. */
export interface Handler {
  before?(step: Step, piece: Piece): Promise<unknown>
  effect?(outside: Outside, prepared: unknown): Promise<unknown>
  after(step: Step, piece: Piece, done: { prepared: unknown; result: unknown }): Promise<More | Trouble>
  failed?(step: Step, piece: Pick<Piece, 'key' | 'payload' | 'attempt'>, failure: Failure): Promise<void>
}

/** By kind; one for each kind there is. */
export type Handlers = Readonly<Record<WorkName, Handler>>
export type AnyHandlers = Readonly<Record<string, Handler>>

/** What is prepared and what came of it are values, which the types see to. */
export const inThreeSteps = <P extends object, A, B>(steps: Steps<P, A, B>): Handler => steps as unknown as Handler

/** Work that asks nobody outside. */
export const inDatabase = <P extends object>(after: (step: Step, piece: Piece<P>) => Promise<More>): Handler => ({
  after: (step, piece) => after(step, piece as Piece<P>),
})

/** What is written down of an error; null if it was none that the work itself foresaw. */
export const troubleOf = (error: unknown): Trouble | null => {
  if (error instanceof WorkFailed) return error.trouble
  const [first] = error instanceof Refused ? error.problems : []
  return first ? { problem: first.message, values: first.values ?? {}, isFinal: true } : null
}

export type { PayloadOf }
