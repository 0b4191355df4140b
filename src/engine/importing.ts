/**
 * What a list may say about its imports besides its columns: headings of other programs, rows that mean something
 * else there, and a document made together with its records.
 */
import type { Problem } from '#kernel/problem.ts'
import type { Field, Fields } from '#model/field.ts'
import type { ListImportColumn } from '#model/list.ts'
import type { Settings } from '#model/standard-settings.ts'
import type { StoredRecord } from './stored.ts'

/** A record that a row names and that does not exist. */
export interface NamedRecord {
  /** The place of its problems. */
  at: string
  /** The values that refer to it, and by which field. */
  into: Record<string, unknown>
  field: string
  list: string
  name: string
  /** The name of the record above it, from a text like `Drinks>>Beer`. */
  parent: string | null
  /** The whole path, where there are fewer levels than it has. */
  path?: string
}

/** A row of a sheet, read as values of a record. */
export interface ImportRow {
  /** The row's number in the sheet. */
  number: number
  values: Record<string, unknown>
  children: Record<string, Record<string, unknown>>
  /** Values of columns that are no fields of the record. */
  extra: Record<string, unknown>
  /** The words of its choices, by their field. */
  words: Record<string, string>
  problems: Problem[]
  /** What the user should know of the row although it is imported. */
  notes: Problem[]
  missing: NamedRecord[]
  /** The row only adds owned rows to the record with its code, which stands elsewhere. */
  isPart?: true
  /** The record is there and stays as it is. */
  isKept?: true
}

/** A column that fills a line of the document made with the records. */
export interface CarriedColumn {
  heading: string
  also?: readonly string[]
  /** The field of the line. */
  field: string
}

/** A document that an import makes of its rows, such as the opening stock of imported goods. */
export interface CarriedDocument {
  document: string
  /** The fields of its head that the user fills in. */
  head: readonly string[]
  /** The field of its lines that refers to the record. */
  record: string
  /** The column that decides whether a row gets a line: its value must be above zero. */
  amount: CarriedColumn
  columns: readonly CarriedColumn[]
}

/** What is asked once for all rows that do not say it. */
export interface ImportQuestion {
  /** The question's name in the call. */
  name: string
  field: Field
  /** The least and the largest answer. */
  range?: readonly [number, number]
  /** The answer as long as there is none, as a call would send it. */
  standard(settings: Settings): number | null
  /** True if it is about a record: `values`: what the file says of it. */
  asks(values: Readonly<Record<string, unknown>>, before: StoredRecord | undefined): boolean
  /** What the answer adds to the values of a record; null: the answer is empty. */
  answer(value: unknown, settings: Settings, before: StoredRecord | undefined): Readonly<Record<string, unknown>>
}

export interface ListImporting {
  questions?: readonly ImportQuestion[]
  /** Columns that templates leave out. */
  more?: readonly ListImportColumn[]
  /** Fields of columns that are not fields of the record. */
  extra?: Fields
  /** Headings of other programs, by the field of the column; the first one found counts. */
  also?: Readonly<Record<string, readonly string[]>>
  /** Further words for the choices of a field. */
  words?: Readonly<Record<string, Readonly<Record<string, number | boolean | string>>>>
  /** Values of new records of a sheet with such a heading. */
  implies?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /**
   * Values of new records of a page that shows a part of the list, by the filter that narrows it and its value; what
   * headings imply is more certain.
   */
  impliesOn?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>
  carries?: CarriedDocument
}
