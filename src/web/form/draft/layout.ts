/** Places the fields of a definition according to its form layout, leaving out those the user may not see. */
import type { ColumnStyle, TotalStyle } from '#model/form.ts'
import { layoutOf } from '#model/document.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyDocument } from '#model/document.ts'
import { isHidden, type Sight } from '#model/marks.ts'
import { documentHead } from '#wire/document.ts'
import { shapeOf } from './draft.ts'
import { isEditable } from './edits.ts'

export interface PlacedField {
  name: string
  field: Field
}
interface PlacedTotal extends PlacedField {
  style: TotalStyle
}
export interface LineColumn extends PlacedField {
  label: string
  editable: boolean
  /** Minimum width in pixels at a 13 px font; a column that `grows` takes the remaining width. */
  width: number
  grows: boolean
  /** This column shows the amount of the row. */
  amount: boolean
  /** Tells whether a reference is shown by the code or by the name of its record. */
  shows: 'code' | 'name'
  /**
   * The computed field that shows the effective value when nothing was typed (e.g. the discount that a percentage
   * gives).
   */
  computedTwin: string | undefined
  /** The goods field of the line, whose units this field offers. */
  limitedBy: string | undefined
  /** Shown by default. */
  visible: boolean
}

export interface HeaderLayout {
  main: PlacedField[]
  more: PlacedField[]
  told: PlacedField[]
  amounts: PlacedField[]
  totals: PlacedTotal[]
}

const commonFields = ({ numberLabel }: AnyDocument): Fields =>
  numberLabel ? { ...documentHead, number: { ...documentHead.number, label: numberLabel } } : documentHead

export const headerLayout = (definition: AnyDocument, sight: Sight, other = false): HeaderLayout => {
  const { main, more, told = [], amounts, totals } = layoutOf(definition, other)
  const fields: Fields = { ...commonFields(definition), ...shapeOf(definition).fields }
  const placedFields = (names: readonly string[]): PlacedField[] =>
    names.map((name) => ({ name, field: fields[name]! })).filter(({ field }) => !isHidden(field, sight))
  return {
    main: placedFields(main),
    more: placedFields(more),
    told: placedFields(told),
    amounts: placedFields(amounts),
    totals: placedFields(Object.keys(totals)).map((one) => ({ ...one, style: totals[one.name]! })),
  }
}

/** The total shown largest; for a user who may not see it, the last total he may see. */
export const mainTotal = ({ totals }: Pick<HeaderLayout, 'totals'>): PlacedField | undefined =>
  totals.find(({ style }) => style === 'main') ?? totals.at(-1)

/** The field of the money paid with the document itself, with the total it pays and the direction. */
export const paidField = (definition: AnyDocument) =>
  Object.entries(shapeOf(definition).fields).flatMap(([name, { pays }]) => (pays ? [{ name, ...pays }] : []))[0]

/** The computed field that shows the effective value when the named field is empty. */
export const computedTwinOf = (fields: Fields, name: string): string | undefined =>
  Object.entries(fields).find(([, field]) => field.typedTwin === name)?.[0]

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

/**
 * The field that shows the code of the named reference, if the line has one; the reference column then shows that code.
 */
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
        computedTwin: isEditable(field) ? computedTwinOf(fields, name) : undefined,
        limitedBy: field.role === 'unit' ? product : undefined,
        visible: style !== 'later',
      }
    })
}
