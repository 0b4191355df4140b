/** A fact of a list that is put together here from what was read for many records at once. */
import type { RefRow } from '#model/rule-context.ts'
import type { Statement } from './tx.ts'

/** How a fact follows from the record, a record it refers to, and rows read for all records together. */
export interface GatheredFact {
  /** The fields of the record it follows from. */
  from: readonly string[]
  /** The ref field, among these, whose record it needs. */
  ref: string
  /** The statement of the rows; each names in `id` the record it belongs to. */
  rows?: (ids: readonly string[]) => Statement
  make: (record: RefRow, referred: RefRow | undefined, rows: readonly Readonly<Record<string, unknown>>[]) => unknown
}
