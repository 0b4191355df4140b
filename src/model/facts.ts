/**
 * What a form asks the server for while it is filled in: a definition declares the call and the fields that matter, the
 * form asks, leaves outdated answers aside and puts the rest where `compute` and `check` find it. On save the server
 * works the same facts out itself (`prepare`): what a browser says of them is never believed.
 */
import type { RefRow } from './rule-context.ts'

type Values = Readonly<Record<string, unknown>>

/** What is asked about: the head of the document, and those of its records the question is for. */
export interface Asking {
  head: Values
  /** The lines asked about; of a question about the head, the head alone. */
  records: readonly Values[]
  /** What the form calls them, as long as it is open. */
  keys: readonly string[]
}
export interface FactsQuestion {
  query?: Readonly<Record<string, string | number>>
  body?: Values
}

/** The answer for one record. */
export interface Found {
  /**
   * By field. Facts are taken as they come; what a person could have typed is a proposal, taken as a whole, and only
   * while all of it is as it was when it was asked for.
   */
  values?: Values
  /** Records the rules may ask for (`context.refs`), by list. */
  refs?: Readonly<Record<string, readonly RefRow[]>>
}

export interface Facts {
  of: 'head' | 'lines'
  /** Path of the call. */
  call: string
  /** Fields of the record: asked again when one of them changes. */
  when: readonly string[]
  /** Fields of the head that matter to lines in the same way. */
  whenHead?: readonly string[]
  /** Those of both that have to be there; without it, all of them. */
  needs?: readonly string[]
  /** Fields that are empty until the answer has come: a stored document brings them along. */
  gives?: readonly string[]
  /** Many lines are asked about at once. Null: there is nothing to ask. */
  ask(asking: Asking): FactsQuestion | null
  /** One for each record, in their order. Throws nothing: what cannot be read is null. */
  read(answer: unknown, asking: Asking): readonly (Found | null)[]
}
