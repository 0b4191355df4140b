/**
 * What whoever asks others has at hand: invoice providers, carriers. Adapters write questions and read answers; what can
 * become of a question is the same for all of them.
 */
import type { OutboundOutcome, OutboundQuestion } from '../outbound/question.ts'
import type { Tokens } from './tokens.ts'

/** What every account has; its secrets are opened. Lives as long as one piece of work and is never logged. */
export interface OutsideAccount {
  /** Scheme and host in place of the official ones; empty for those of the environment. */
  origin: string
  environment: 'production' | 'sandbox'
  /** What only this one asks for, by the names of the contract. */
  settings: Readonly<Record<string, string>>
}

/** On behalf of one tenant and account. */
export interface AskingDesk<A extends OutsideAccount> {
  ask: (question: OutboundQuestion) => Promise<OutboundOutcome>
  account: A
  /** Shared by all desks of the process. */
  tokens: Tokens<ProviderRefusal | Unclear>
  now(): Date
}

export interface Fine {
  kind: 'ok'
}
/** An answer that says clearly that nothing was done. */
export interface ProviderRefusal {
  kind: 'refused'
  /** The reason, in Vietnamese where there is one; empty where none was given that can be shown. */
  text: string
  /** The same key is known there already: ask by it. */
  isKnownKey?: boolean
  /** The request is fulfilled already: an earlier question was done, and its answer lost. */
  isDoneBefore?: boolean
  /** The next try may succeed, e.g. because two numbers were taken at the same time. */
  isPassing?: boolean
}
/** No answer that can be read: what became of it is known only by asking with the key. */
export interface Unclear {
  kind: 'unclear'
  /**
   * `unsent`: it certainly did not arrive, or was turned away at the door. `answered`: the other side is done with it, so
   * what it says of the key holds. `lost`: it may still be on its way, or worked on.
   */
  fate: 'unsent' | 'answered' | 'lost'
}
/** The key is not known there. */
export interface UnknownKey {
  kind: 'none'
}
export interface ProviderFile {
  kind: 'file'
  fileName: string
  bytes: Buffer
}
