/**
 * The parameters of lists for groups (ours): `groupBy=TenKH` or `groupBy=dtDate:month` answers groups in place of rows,
 * and with `group`, the key of one of them, its rows.
 */
import { groupUnits, type GroupField, type GroupUnit } from '#model/grouping.ts'

export const GROUP_BY = 'groupBy'
export const GROUP = 'group'

export interface WireGrouping {
  field: string
  /** null: days one by one, and all other values. */
  unit: GroupUnit | null
}

export const writeGrouping = ({ field, unit }: WireGrouping): string => (unit ? `${field}:${unit}` : field)

/** Null if nothing is asked for. */
export const splitGrouping = (text: string | undefined): { field: string; unit: string | null } | null => {
  const asked = text?.trim() ?? ''
  if (asked === '') return null
  const at = asked.lastIndexOf(':')
  return at < 0 ? { field: asked, unit: null } : { field: asked.slice(0, at), unit: asked.slice(at + 1) }
}

const unitNamed = (name: string | null): GroupUnit | undefined =>
  name === null ? 'day' : groupUnits.find((unit) => unit === name)

/** Undefined for what the list cannot be grouped by. */
export const readGrouping = (
  text: string | undefined,
  fields: readonly GroupField[],
): { field: GroupField; unit: GroupUnit } | null | undefined => {
  const asked = splitGrouping(text)
  if (!asked) return null
  const field = fields.find(({ wire }) => wire === asked.field)
  const unit = unitNamed(asked.unit)
  return field && unit && (asked.unit === null || field.kind === 'day') ? { field, unit } : undefined
}
