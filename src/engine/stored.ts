/** Documents and records as they are stored, by domain name. */
import type { Day } from '#kernel/day.ts'
import type { Shape } from '#model/field.ts'
import type { Fields, Saved, Values } from '#model/field.ts'

/** A document as it is kept: head, own fields and lines by domain name. */
export type StoredOf<S extends Shape> = DocumentHead &
  Saved<S['fields']> & { lines: (Saved<S['lines']> & { lineId: string })[] }
/** The same while it may be a draft: what it needs may still be missing. */
export type StoredDraft<S extends Shape> = DocumentHead &
  Values<S['fields']> & { lines: (Values<S['lines']> & { lineId: string })[] }
/** As the engine carries it, which does not know its fields. */
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

/** A record as it is kept: head and fields by domain name; rows of `records` fields carry their lineId. */
export type RecordOf<F extends Fields> = RecordHead & Values<F>
/** As the engine carries it, which does not know its fields. */
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
