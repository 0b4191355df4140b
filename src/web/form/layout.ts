/** Where the fields of any definition stand on its form. */
import { isNumberKind, type Field, type Fields } from '#model/field.ts'
import type { AnyDocument } from '#model/document.ts'
import { isHidden, type Sight } from '#model/secret.ts'
import { documentHead } from '#wire/document.ts'
import { hasLines, shapeOf } from './draft.ts'
import { isEditable } from './steps.ts'

export interface Placing {
  name: string
  field: Field
}
export interface LineColumn extends Placing {
  label: string
  editable: boolean
  /** Least width at 13 px; `grows` takes what is left. */
  width: number
  grows: boolean
  /** A ref is shown by its code or by its name. */
  shows: 'code' | 'name'
  /** The derived field that tells what an empty value comes to (the discount a percentage gives). */
  twin: string | undefined
  /** The ref beside it whose record limits the choice (units of the product). */
  limitedBy: string | undefined
  /** Shown at first. */
  visible: boolean
}

const isAmount = (field: Field) => field.kind === 'money' || field.kind === 'percent'

/**
 * With lines, what is typed about money below the goods (discount, freight, paid and how) stands in a panel of its own:
 * every amount, and the choices that directly follow one.
 */
const amountNames = (definition: AnyDocument): Set<string> => {
  const names = new Set<string>()
  if (!hasLines(definition)) return names
  let follows = false
  for (const [name, field] of Object.entries(shapeOf(definition).fields)) {
    const own = isEditable(field) && field.place !== 'hidden'
    follows = own && (isAmount(field) || (follows && (field.kind === 'choice' || field.kind === 'ref')))
    if (follows) names.add(name)
  }
  return names
}

export interface HeaderLayout {
  main: Placing[]
  more: Placing[]
  amounts: Placing[]
  totals: Placing[]
}

const headField = ({ numberLabel }: AnyDocument, name: keyof typeof documentHead): Field =>
  name === 'number' && numberLabel ? { ...documentHead.number, label: numberLabel } : documentHead[name]

export const headerLayout = (definition: AnyDocument, sight: Sight): HeaderLayout => {
  const { fields } = shapeOf(definition)
  const amounts = amountNames(definition)
  const entries = Object.entries(fields)
    .map(([name, field]) => ({ name, field }))
    .filter(({ field }) => !isHidden(field, sight))
  const typed = entries.filter(({ name, field }) => isEditable(field) && field.place !== 'hidden' && !amounts.has(name))
  const head = (['date', 'number', 'description'] as const)
    .filter((name) => !(name in fields))
    .map((name) => ({ name, field: headField(definition, name) }))
  const own = typed.filter(({ field }) => field.place !== 'more')
  const [first, ...rest] = own
  const main = [...(first ? [first] : []), ...head.slice(0, 2), ...rest.slice(0, 1), ...head.slice(2), ...rest.slice(1)]
  return {
    main,
    more: [
      ...typed.filter(({ field }) => field.place === 'more'),
      { name: 'attachments', field: documentHead.attachments as Field },
    ],
    amounts: entries.filter(({ name }) => amounts.has(name)),
    totals: entries.filter(
      ({ field }) => field.derived === true && field.place !== 'hidden' && isNumberKind(field.kind),
    ),
  }
}

/** The sum a person looks for: what is to be paid, or else the last one. */
export const mainTotal = ({ totals }: Pick<HeaderLayout, 'totals'>): Placing | undefined =>
  totals.find(({ name }) => name === 'total' || name === 'amount') ??
  totals.filter(({ field }) => field.kind === 'money').at(-1) ??
  totals.at(-1)

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

const lineColumn = (fields: Fields, [name, field]: [string, Field], code: Field | undefined): LineColumn => {
  const beside =
    field.kind === 'ref' && field.copies && fields[field.copies.ref]?.kind === 'ref' ? field.copies.ref : undefined
  const twin = isEditable(field)
    ? Object.entries(fields).find(
        ([other, one]) => other !== name && one.derived && one.wire !== undefined && one.wire === field.wire,
      )?.[0]
    : undefined
  return {
    name,
    field,
    label: code?.label ?? field.label,
    editable: isEditable(field),
    width: beside ? 78 : widths[field.kind],
    grows: false,
    shows: code ? 'code' : 'name',
    twin,
    limitedBy: beside,
    visible: field.place !== 'more',
  }
}

/** Of many columns, remarks and every worked-out amount but the first wait until a person asks for them. */
const secondary = (columns: readonly LineColumn[]): LineColumn[] => {
  const amounts = columns.filter((column) => column.field.derived && column.field.kind === 'money')
  return [...columns.filter((column) => column.field.kind === 'text' && !column.grows), ...amounts.slice(1)]
}

export const lineColumns = (definition: AnyDocument, sight: Sight): LineColumn[] => {
  const fields = shapeOf(definition).lines
  const shownBy = (name: string) =>
    Object.values(fields).find((field) => field.show?.ref === name && field.show.column === 'code')
  const columns: LineColumn[] = []
  const wires = new Set<string>()
  for (const entry of Object.entries(fields)) {
    const [name, field] = entry
    const isTwin = field.derived === true && field.wire !== undefined && wires.has(field.wire)
    if (
      field.place === 'hidden' ||
      field.show ||
      isTwin ||
      isHidden(field, sight) ||
      ['records', 'files', 'refs', 'object'].includes(field.kind)
    )
      continue
    if (field.wire !== undefined) wires.add(field.wire)
    columns.push(lineColumn(fields, [name, field], field.kind === 'ref' ? shownBy(name) : undefined))
  }
  const growing =
    columns.find((column) => column.field.kind === 'text' && column.field.copies) ??
    columns.find((column) => column.field.kind === 'text') ??
    columns[0]
  if (growing) {
    growing.grows = true
    growing.width = 200
  }
  if (columns.length > 8) for (const column of secondary(columns)) column.visible = false
  return columns
}
