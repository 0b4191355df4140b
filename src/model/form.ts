/**
 * Where the fields of a document stand on its form. The definition writes it down; nothing is concluded from the order,
 * the kinds or the spelling of its fields. Conformance: every field has a place here or says `place: 'hidden'`.
 */
import type { Field, Fields, Shape } from './field.ts'

/** What every document has in its head beside the fields of its shape. */
type CommonName = 'date' | 'number' | 'description' | 'attachments'
type HeadName<S extends Shape> = CommonName | Extract<keyof S['fields'], string>

/**
 * How a sum stands in the foot, and among the figures of a stored document: `main` is what people look for, `minor`
 * gives way where room is short, a `reduction` is shown with its minus and only where there is one.
 */
export type TotalStyle = 'main' | 'shown' | 'minor' | 'reduction'

/** `wide` takes the room the others leave (one a grid); `later` waits until a person asks for the column. */
export type ColumnStyle = 'shown' | 'wide' | 'later' | { width: number; required?: true }

interface LineLayout<Name extends string = string> {
  /** Forms of one family share a person's choice of columns. */
  family: string
  columns: Readonly<Partial<Record<Name, ColumnStyle>>>
  /** Which of them says what a line comes to: it stands out in the grid, and on a phone beside the name. */
  amount?: Name
}

export interface FormLayout<S extends Shape = Shape> {
  /** In sight; the first is where a new document begins, F4 leads to, and a phone always shows. */
  main: readonly HeadName<S>[]
  /** Behind "Thêm thông tin". */
  more: readonly HeadName<S>[]
  /** What is typed about money below the lines, in a panel of its own. */
  amounts: readonly HeadName<S>[]
  /** Where Enter behind the last line leads, one of `amounts`; without it to the button that saves. */
  afterLines?: HeadName<S>
  totals: Readonly<Partial<Record<Extract<keyof S['fields'], string>, TotalStyle>>>
  lines: LineLayout<Extract<keyof S['lines'], string>>
}

/** The name of the field that is marked so. */
export const nameWith = (fields: Fields, isMarked: (field: Field) => boolean): string | undefined =>
  Object.entries(fields).find(([, field]) => isMarked(field))?.[0]
