/** The fields of a definition where its layout puts them, for a person who may see them. */
import type { ColumnStyle, TotalStyle } from '#model/form.ts'
import { layoutOf } from '#model/document.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyDocument } from '#model/document.ts'
import { isHidden, type Sight } from '#model/marks.ts'
import { documentHead } from '#wire/document.ts'
import { shapeOf } from './draft.ts'
import { isEditable } from './steps.ts'

export interface Placing {
  name: string
  field: Field
}
interface TotalPlacing extends Placing {
  style: TotalStyle
}
export interface LineColumn extends Placing {
  label: string
  editable: boolean
  /** Least width at 13 px; `grows` takes what is left. */
  width: number
  grows: boolean
  /** Says what the row comes to. */
  amount: boolean
  /** A ref is shown by its code or by its name. */
  shows: 'code' | 'name'
  /** The derived field that tells what an empty value comes to (the discount a percentage gives). */
  twin: string | undefined
  /** The goods of the line, whose units are the choice. */
  limitedBy: string | undefined
  /** Shown at first. */
  visible: boolean
}

export interface HeaderLayout {
  main: Placing[]
  more: Placing[]
  amounts: Placing[]
  totals: TotalPlacing[]
}

const commonFields = ({ numberLabel }: AnyDocument): Fields =>
  numberLabel ? { ...documentHead, number: { ...documentHead.number, label: numberLabel } } : documentHead

export const headerLayout = (definition: AnyDocument, sight: Sight, other = false): HeaderLayout => {
  const { main, more, amounts, totals } = layoutOf(definition, other)
  const fields: Fields = { ...commonFields(definition), ...shapeOf(definition).fields }
  const placed = (names: readonly string[]): Placing[] =>
    names.map((name) => ({ name, field: fields[name]! })).filter(({ field }) => !isHidden(field, sight))
  return {
    main: placed(main),
    more: placed(more),
    amounts: placed(amounts),
    totals: placed(Object.keys(totals)).map((one) => ({ ...one, style: totals[one.name]! })),
  }
}

/** The sum a person looks for; who may not see it gets the last one he sees. */
export const mainTotal = ({ totals }: Pick<HeaderLayout, 'totals'>): Placing | undefined =>
  totals.find(({ style }) => style === 'main') ?? totals.at(-1)

/** The field of money that changes hands with the document itself: of which sum, and which way. */
export const paidField = (definition: AnyDocument) =>
  Object.entries(shapeOf(definition).fields).flatMap(([name, { pays }]) => (pays ? [{ name, ...pays }] : []))[0]

/** The derived field that says what nothing typed comes to. */
export const twinOf = (fields: Fields, name: string): string | undefined =>
  Object.entries(fields).find(([, field]) => field.twin === name)?.[0]

const widths: Record<Field['kind'], number> = {
  money: 120,
  price: 112,
  quantity: 92,
  percent: 68,
  factor: 84,
  vat: 68,
  text: 150,
  day: 110,
  integer: 80,
  choice: 120,
  flag: 64,
  ref: 116,
  refs: 0,
  secret: 0,
  moment: 130,
  records: 0,
  files: 0,
  object: 0,
}
const UNIT_WIDTH = 78
const WIDE = 200

export const widthOf = (field: Field, style: ColumnStyle): number => {
  if (typeof style === 'object') return style.width
  if (style === 'wide') return WIDE
  return field.role === 'unit' ? UNIT_WIDTH : widths[field.kind]
}

/** A goods line shows the code of what it names where a field of the line shows just that. */
const codeOf = (fields: Fields, name: string): Field | undefined =>
  Object.values(fields).find(({ show }) => show?.ref === name && show.column === 'code')

export const lineColumns = (definition: AnyDocument, sight: Sight, other = false): LineColumn[] => {
  const fields = shapeOf(definition).lines
  const product = Object.keys(fields).find((name) => fields[name]!.role === 'product')
  const { columns, amount } = layoutOf(definition, other).lines
  return Object.entries(columns)
    .filter(([name]) => !isHidden(fields[name]!, sight))
    .map(([name, style]) => {
      const isRequired = typeof style === 'object' && style.required === true
      const field: Field = isRequired ? { ...fields[name]!, required: true } : fields[name]!
      const code = field.kind === 'ref' ? codeOf(fields, name) : undefined
      return {
        name,
        field,
        label: code?.label ?? field.label,
        editable: isEditable(field),
        width: widthOf(field, style!),
        grows: style === 'wide',
        amount: name === amount,
        shows: code ? 'code' : 'name',
        twin: isEditable(field) ? twinOf(fields, name) : undefined,
        limitedBy: field.role === 'unit' ? product : undefined,
        visible: style !== 'later',
      }
    })
}
