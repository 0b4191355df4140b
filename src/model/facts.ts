/**
 * Facts that a form fetches from the server while the user fills it in. A definition declares the call and the fields
 * it depends on; the form sends the query, ignores outdated responses, and stores the result where `compute` and
 * `check` find it. On save, the server calculates the same facts itself (`prepare`) and never trusts what the browser
 * sent.
 */
import type { RefRow } from './rule-context.ts'

type Values = Readonly<Record<string, unknown>>

/** What the query is about: the head of the document, and the records (lines or head) that need an answer. */
export interface FactsInput {
  head: Values
  /** The lines the query is about; for a query about the head, only the head. */
  records: readonly Values[]
  /** The keys by which the form identifies these records while it is open. */
  keys: readonly string[]
}
export interface FactsQuery {
  query?: Readonly<Record<string, string | number>>
  body?: Values
}

/** The result for one record. */
export interface FactsResult {
  /**
   * Values by field. Values of facts always apply. Values of fields that the user can type are a proposal: they apply
   * all together, and only if none of the fields changed since the query was sent.
   */
  values?: Values
  /** Records by list, made available to the rules in `context.refs`. */
  refs?: Readonly<Record<string, readonly RefRow[]>>
}

export interface Facts {
  of: 'head' | 'lines'
  /** Path of the call. */
  call: string
  /** Fields of the record; a change of one of them triggers a new query. */
  when: readonly string[]
  /** Fields of the head that trigger a new query for the lines. */
  whenHead?: readonly string[]
  /** Fields of the lines that trigger a new query for the head. */
  whenLines?: readonly string[]
  /** The fields of `when` and `whenHead` that must not be empty; default: all of them. */
  needs?: readonly string[]
  /** Fields that stay empty until the response arrives; a stored document already has them. */
  gives?: readonly string[]
  /** Builds one query for many records. Null if there is nothing to fetch. */
  query(input: FactsInput): FactsQuery | null
  /** Returns one result per record, in the same order; null where the response cannot be parsed. Never throws. */
  read(answer: unknown, input: FactsInput): readonly (FactsResult | null)[]
}
