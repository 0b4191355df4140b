/** The conditions of a list while they are changed: what each kind of column can be asked, and the steps of changing. */
import { parseDecimal } from '#kernel/decimal.ts'
import { namedRanges } from '#kernel/day.ts'
import { isHidden, type Sight } from '#model/marks.ts'
import type { WhereOp } from '#model/query.ts'
import { conditionFields, fieldNamed, type ConditionField, type ConditionKind } from '#wire/where-text.ts'
import type { WhereCondition, WireWhere } from '#wire/where.ts'
import type { Subject } from '../subject.ts'

/** What people choose: the opposite of empty is a comparison of its own. */
export type Comparison = WhereOp | 'filled'

const ofText: readonly Comparison[] = ['contains', 'lacks', 'eq', 'ne', 'startsWith', 'empty', 'filled']
const comparisons: Readonly<Record<ConditionKind, readonly Comparison[]>> = {
  text: ofText,
  number: ['ge', 'le', 'between', 'eq', 'ne', 'empty', 'filled'],
  day: ['during', 'between', 'ge', 'le', 'empty', 'filled'],
  flag: ['eq'],
  choice: ['in', 'notIn'],
  record: ['in', 'notIn'],
}
/** Records whose text is a column can be asked by it, too. */
const ofRecordText: readonly Comparison[] = ['contains', 'lacks', 'empty', 'filled']

export const comparisonsOf = ({ kind, text }: ConditionField): readonly Comparison[] =>
  text === undefined ? comparisons[kind] : [...comparisons[kind], ...ofRecordText]

/** A condition while it is typed. */
export interface ConditionDraft {
  comparison: Comparison
  /** A text, a number or a day as it is sent; the first end of a range. */
  low: string
  high: string
  chosen: readonly string[]
}

export const newDraft = (field: ConditionField): ConditionDraft => ({
  comparison: comparisonsOf(field)[0]!,
  low: field.kind === 'flag' ? 'true' : '',
  high: '',
  chosen: [],
})

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

export const draftOf = ({ op, value }: WhereCondition): ConditionDraft => {
  const comparison = op === 'empty' && textOf(value) === 'false' ? 'filled' : op
  const values = Array.isArray(value) ? value.map(textOf) : []
  if (comparison === 'between') return { comparison, low: values[0] ?? '', high: values[1] ?? '', chosen: [] }
  return { comparison, low: Array.isArray(value) ? '' : textOf(value), high: '', chosen: values }
}

/** Tells whether the comparison needs a value, two, or some that are ticked. */
export const needs = (comparison: Comparison): 'nothing' | 'one' | 'two' | 'several' => {
  if (comparison === 'empty' || comparison === 'filled') return 'nothing'
  if (comparison === 'between') return 'two'
  return comparison === 'in' || comparison === 'notIn' ? 'several' : 'one'
}

/** The ends are in order; texts of days are, as they stand. */
const isInOrder = ({ low, high }: ConditionDraft, kind: ConditionKind): boolean => {
  if (kind !== 'number') return low <= high
  const [first, last] = [parseDecimal(low), parseDecimal(high)]
  return first === null || last === null || first <= last
}

/** What the draft says; a problem as the key of its text; null while something is missing. */
export const conditionOf = (
  field: ConditionField,
  { comparison, low, high, chosen }: ConditionDraft,
): WhereCondition | { problem: 'where.order' } | null => {
  const isOfText = field.text !== undefined && ofRecordText.includes(comparison)
  const about = isOfText ? field.text! : field.wire
  switch (needs(comparison)) {
    case 'nothing':
      return { field: about, op: 'empty', ...(comparison === 'filled' && { value: false }) }
    case 'several':
      return chosen.length === 0 ? null : { field: about, op: comparison as WhereOp, value: chosen }
    case 'two':
      if (low === '' || high === '') return null
      if (!isInOrder({ comparison, low, high, chosen }, field.kind)) return { problem: 'where.order' }
      return { field: about, op: 'between', value: [low, high] }
    case 'one':
      return low.trim() === '' ? null : { field: about, op: comparison as WhereOp, value: low.trim() }
  }
}

/** A value that another comparison can be made with stays. */
export const compareBy = (field: ConditionField, draft: ConditionDraft, comparison: Comparison): ConditionDraft => {
  const isNamed = (text: string) => namedRanges.some((one) => one === text)
  const isFit = field.kind !== 'day' || (comparison === 'during') === isNamed(draft.low)
  return { ...draft, comparison, ...(!isFit && { low: '', high: '' }) }
}

/** What the list can be asked, for somebody with this sight. */
export const fieldsOf = ({ columns, filters, status }: Subject, sight: Sight): readonly ConditionField[] =>
  conditionFields(
    columns.filter((column) => !isHidden(column, sight)),
    [...(status ? [status] : []), ...filters].flatMap(({ options, several, ...filter }) =>
      several ? [{ ...filter, choices: options }] : [],
    ),
  )

/** What a column is asked by: itself, or the filter that means the same. */
export const fieldOfColumn = (
  fields: readonly ConditionField[],
  { field, label }: { field: string; label: string },
): ConditionField | undefined => fieldNamed(fields, field) ?? fields.find((one) => one.label === label)

/** The place of a condition: of a group, and in it. */
export interface ConditionPlace {
  group: number
  index: number
}

/** Appends to a group, or (`null`) a group of its own. */
export const added = (where: WireWhere | null, group: number | null, condition: WhereCondition): WireWhere => {
  const { join, groups } = where ?? { join: 'all' as const, groups: [] }
  if (group === null || !groups[group]) return { join, groups: [...groups, [condition]] }
  return { join, groups: groups.map((one, at) => (at === group ? [...one, condition] : one)) }
}

export const replaced = (where: WireWhere, { group, index }: ConditionPlace, condition: WhereCondition): WireWhere => ({
  ...where,
  groups: where.groups.map((one, at) => (at === group ? one.with(index, condition) : one)),
})

export const removed = (where: WireWhere, { group, index }: ConditionPlace): WireWhere => ({
  ...where,
  groups: where.groups.map((one, at) => (at === group ? one.toSpliced(index, 1) : one)).filter((one) => one.length > 0),
})

/** And becomes or, inside the groups too. */
export const turned = ({ join, groups }: WireWhere): WireWhere => ({ join: join === 'all' ? 'any' : 'all', groups })
