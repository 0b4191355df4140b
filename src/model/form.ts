/**
 * The layout of a document form. The definition states it explicitly: nothing is derived from the order, kinds or
 * names of the fields. A conformance test checks that every field has a place here or is marked `place: 'hidden'`.
 */
import type { Field, Fields, Shape } from './field.ts'

/** The fields that the head of every document has, in addition to those of its shape. */
type CommonName = 'date' | 'number' | 'description' | 'attachments'
type HeadName<S extends Shape> = CommonName | Extract<keyof S['fields'], string>

/**
 * How a total is shown below the form and on the page of a stored document: `main` is the most important one, `minor`
 * is dropped on narrow screens, a `reduction` is shown with a minus sign and only if it is not zero.
 */
export type TotalStyle = 'main' | 'shown' | 'minor' | 'reduction'

/** `wide` gets the remaining width (one column per grid); `later` is hidden until the user shows it. */
export type ColumnStyle = 'shown' | 'wide' | 'later' | { width: number; required?: true }

interface LineLayout<Name extends string = string> {
  /** Forms of the same family share the user's choice of columns. */
  family: string
  columns: Readonly<Partial<Record<Name, ColumnStyle>>>
  /** The column with the amount of the line: it is emphasised in the grid, and shown next to the title on a phone. */
  amount?: Name
}

export interface FormLayout<S extends Shape = Shape> {
  /** Always visible. The first field gets the focus in a new document, F4 focuses it, and phones always show it. */
  main: readonly HeadName<S>[]
  /** Shown after opening "Thêm thông tin". */
  more: readonly HeadName<S>[]
  /** What only the page of a stored document says, because nobody types it. */
  told?: readonly HeadName<S>[]
  /** Money fields entered below the lines, in a panel of their own. */
  amounts: readonly HeadName<S>[]
  /** The field of `amounts` that Enter moves to after the last line; default: the save button. */
  afterLines?: HeadName<S>
  totals: Readonly<Partial<Record<Extract<keyof S['fields'], string>, TotalStyle>>>
  lines: LineLayout<Extract<keyof S['lines'], string>>
}

/** The name of the first field that `isMarked` accepts; undefined if there is none. */
export const nameWith = (fields: Fields, isMarked: (field: Field) => boolean): string | undefined =>
  Object.entries(fields).find(([, field]) => isMarked(field))?.[0]
