/** Types of stored documents and records, by domain name. */
import type { Day } from '#kernel/day.ts'
import type { Shape } from '#model/field.ts'
import type { Fields, SavedValues, Values } from '#model/field.ts'

/** A stored document: head, own fields and lines by domain name. */
export type StoredOf<S extends Shape> = DocumentHead &
  SavedValues<S['fields']> & { lines: (SavedValues<S['lines']> & { lineId: string })[] }
/** The same for a possible draft: required values may be missing. */
export type StoredDraft<S extends Shape> = DocumentHead &
  Values<S['fields']> & { lines: (Values<S['lines']> & { lineId: string })[] }
/** The type used by the engine, which does not know the fields. */
export type Stored = StoredOf<Shape>
type DocumentHead = {
  id: string
  kind: string
  number: string
  date: Day
  description: string | null
  status: number
  seq: string
  version: number
  draft: boolean
  madeBy: string | null
  attachments: string[]
  createdBy: string
  createdAt: Date
  updatedBy: string | null
  updatedAt: Date | null
}

/** A stored record: head and fields by domain name; rows of `records` fields have their lineId. */
export type RecordOf<F extends Fields> = RecordHead & Values<F>
/** The type used by the engine, which does not know the fields. */
export type StoredRecord = RecordOf<Fields>
type RecordHead = {
  id: string
  code: string
  name: string
  note: string | null
  active: boolean
  version: number
  createdBy: string
  createdAt: Date
  updatedBy: string | null
  updatedAt: Date | null
}
export type ChildRow = { lineId: string | null } & Record<string, unknown>
