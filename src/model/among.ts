/**
 * A text of the head that is usually one of some values which a call answers: the form offers those that fit the rest of
 * the document. It stays a text: what nobody offered is for the rules to refuse.
 */
type Values = Readonly<Record<string, unknown>>

export interface AmongChoice {
  label: string
  /** The fields of the head that are chosen together. */
  values: Values
}
export interface Among {
  /** Path of the call. */
  call: string
  /** The fields of the head that decide what is offered. */
  when: readonly string[]
  /** Never throws; nothing where the response cannot be parsed. */
  read(answer: unknown, head: Values): readonly AmongChoice[]
}
