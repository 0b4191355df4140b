/** Where two versions of one document or record differ: field by field, and line by line. Pure. */
import type { Field, Fields } from '#model/field.ts'

export interface FieldComparison {
  name: string
  field: Field
}
export interface Difference {
  where: string
  theirs: string
  mine: string
}
type Values = Readonly<Record<string, unknown>>

/** How the caller names fields and rows, and shows values. */
export interface Showing {
  label: (field: Field) => string
  show: (field: Field, value: unknown) => string
  /** Of a row in its own version: its number and what it is about. */
  rowName: (row: Values, at: number) => string
  absent: string
}

/** An amount that is none was computed where nothing was typed. */
const isEmpty = (value: unknown): boolean =>
  value === 0n || value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isPart = (value: unknown): value is Values => typeof value === 'object' && value !== null

const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (isEmpty(a) && isEmpty(b))) return true
  if (!isPart(a) || !isPart(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSame(a[name], b[name]))
}

/** What people type: what follows from it would say the same again. */
const typedIn = (fields: Fields): FieldComparison[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.place === 'hidden' || field.derived || field.fact || field.kind === 'secret' ? [] : [{ name, field }],
  )

const rowsIn = (value: unknown): readonly Values[] => (Array.isArray(value) ? (value as readonly Values[]) : [])

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ')

/** The name of the row says it. */
const isInName = ({ role, show, copies }: Field): boolean =>
  role === 'product' || show !== undefined || copies?.column === 'name'

const wholeRow = (compared: readonly FieldComparison[], row: Values, { label, show }: Showing): string =>
  compared
    .filter(({ name, field }) => !isEmpty(row[name]) && !isInName(field))
    .map(({ name, field }) => `${label(field)} ${show(field, row[name])}`)
    .join(', ')

/** Rows are the same row when they have the same id; what somebody added has none of the other's. */
export const rowDifferences = (
  compared: readonly FieldComparison[],
  { theirs, mine }: { theirs: readonly Values[]; mine: readonly Values[] },
  showing: Showing,
): Difference[] => {
  const known = new Map(theirs.map((row, at) => [row['lineId'], { row, at }]))
  const kept = new Set<unknown>()
  const ofMine = mine.flatMap((row, at): Difference[] => {
    const before = row['lineId'] ? known.get(row['lineId']) : undefined
    const name = showing.rowName(row, at)
    if (!before) return [{ where: name, theirs: showing.absent, mine: wholeRow(compared, row, showing) }]
    kept.add(row['lineId'])
    return differences(compared, { theirs: before.row, mine: row }, showing).map((one) => ({
      ...one,
      where: join(name, one.where),
    }))
  })
  const gone = theirs.flatMap((row, at): Difference[] =>
    kept.has(row['lineId'])
      ? []
      : [{ where: showing.rowName(row, at), theirs: wholeRow(compared, row, showing), mine: showing.absent }],
  )
  return [...ofMine, ...gone]
}

export const differences = (
  compared: readonly FieldComparison[],
  { theirs, mine }: { theirs: Values; mine: Values },
  showing: Showing,
): Difference[] =>
  compared.flatMap(({ name, field }): Difference[] => {
    const [a, b] = [theirs[name], mine[name]]
    if (isSame(a, b)) return []
    const inner = field.fields as Fields | undefined
    const where = showing.label(field)
    const within = (found: readonly Difference[]) => found.map((one) => ({ ...one, where: join(where, one.where) }))
    if (field.kind === 'records' && inner)
      return within(rowDifferences(typedIn(inner), { theirs: rowsIn(a), mine: rowsIn(b) }, showing))
    if (field.kind === 'object' && inner)
      return within(differences(typedIn(inner), { theirs: isPart(a) ? a : {}, mine: isPart(b) ? b : {} }, showing))
    return [{ where, theirs: showing.show(field, a), mine: showing.show(field, b) }]
  })

export const typedFields = typedIn
