/** What an import answers: to the first look at the file, and when it is done. */
import { spelt } from '#wire/spelling.ts'

export interface ImportFailure {
  rowNumber: number
  number: string
  description: string
  /** Of a failure: it is accepted when the file is sent again with this code confirmed. */
  code?: string
  confirmable?: boolean
}
/** A row of the file, and the headings of its invalid cells. */
interface ImportRow {
  rowNumber: number
  cells: Readonly<Record<string, unknown>>
  faults: readonly string[]
  action: 'add' | 'update' | 'same' | 'fail'
}
/** Records of one name that the file refers to and that do not exist. */
export interface MissingRecord {
  kind: string
  name: string
  /** The rows that name it. */
  rows: readonly number[]
  allowed: boolean
}
/** What a sign before three digits stands for. */
export type OpenReading = 'thousands' | 'decimals'
/** A column that does not say how its numbers are written, and both ways to read one of them. */
export interface OpenColumn {
  heading: string
  text: string
  thousands: number
  decimals: number
  chosen: OpenReading | null
}
/** What is asked once for all rows that do not say it, with the answer that was used. */
export interface AskedQuestion {
  name: string
  label: string
  kind: string
  rows: number
  value: number | null
}
/** A column because of which most rows fail. */
export interface SpoilingColumn {
  heading: string
  rows: number
  required: boolean
}
export interface ImportAnswer {
  failures: readonly ImportFailure[]
  /** What should be known of accepted rows. */
  notes: readonly ImportFailure[]
  summary: { total: number; added: number; updated: number; failed: number; unchanged?: number }
  missing: readonly MissingRecord[]
  numbers: readonly OpenColumn[]
  questions: readonly AskedQuestion[]
  spoiling: readonly SpoilingColumn[]
  /** The documents made with the records. */
  documents: readonly { number: string; lines: number }[]
  rows?: readonly ImportRow[]
}
/** A document that can be made of the file, and what has to be filled in for it. */
export interface CarryOffer {
  title: string
  heading: string
  /** There is no such document yet, so that it is made unless the user decides otherwise. */
  isProposed: boolean
  fields: readonly { name: string; label: string; kind: string; of: string | null; value: string | null }[]
}

type Told = 'notes' | 'documents'
/** As it is sent: refused rows are its list. */
export type SentAnswer = Omit<ImportAnswer, 'failures' | Told> & Readonly<Record<'ListItem' | Told, readonly object[]>>
export const readImport = ({ ListItem, notes, documents, ...more }: SentAnswer): ImportAnswer => ({
  ...more,
  failures: spelt(ListItem) as readonly ImportFailure[],
  notes: spelt(notes) as readonly ImportFailure[],
  documents: spelt(documents) as ImportAnswer['documents'],
})
