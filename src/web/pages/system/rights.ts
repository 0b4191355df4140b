/** What clicking a cell of the rights matrix changes, and the list of changes (contract system §7.3). */
import { functionIds, noRight, type FunctionId, type Right, type RightFlag, type Rights } from '#model/right.ts'
import { flagsOf, isAlwaysOpen, isOwnable, rightFlags, withReading } from '#system/group.ts'

/** A column of the matrix: one flag, or all flags. */
export type RightColumn = 'full' | RightFlag | 'own'
export const rightColumns: readonly RightColumn[] = ['full', ...rightFlags, 'own']

export const hasColumn = (id: FunctionId, column: RightColumn): boolean =>
  column === 'full' || (column === 'own' ? isOwnable(id) : flagsOf(id).includes(column))

/** True if the right is everybody's, so that no group can be given it or lose it. */
export const isEverybodys = (id: FunctionId, column: RightColumn): boolean =>
  column !== 'full' && column !== 'own' && isAlwaysOpen(id, column)

/** True if the cell is ticked; some rights are always granted, whatever is stored. */
export const isOn = (right: Right, id: FunctionId, column: RightColumn): boolean =>
  column === 'full'
    ? flagsOf(id).every((flag) => isOn(right, id, flag))
    : column === 'own'
      ? right.own === true
      : right[column] || isAlwaysOpen(id, column)

const only = (flags: readonly RightFlag[]): Right => ({
  R: flags.includes('R'),
  A: flags.includes('A'),
  U: flags.includes('U'),
  D: flags.includes('D'),
})

/** Ticking "all" ticks every flag; removing "read" removes all flags; ticking any flag ticks "read". */
export const setColumn = (
  right: Right,
  id: FunctionId,
  { column, on }: { column: RightColumn; on: boolean },
): Right => {
  const own = right.own === true && { own: true }
  if (column === 'own') return withReading({ ...only(flagsOf(id).filter((flag) => right[flag])), own: on })
  if (column === 'full') return on ? { ...withReading(only(flagsOf(id))), ...own } : noRight
  if (column === 'R' && !on) return noRight
  const next = withReading({ ...right, [column]: on })
  // The read flag alone would remain without a visible cell.
  return flagsOf(id).some((flag) => next[flag]) ? next : noRight
}

/**
 * True if the user may tick the cell: users cannot grant rights they do not have, but may keep or revoke existing ones.
 */
export const mayGive = (
  id: FunctionId,
  column: RightColumn,
  { own, stored }: { own: (id: FunctionId, flag: RightFlag) => boolean; stored: Right },
): boolean => {
  if (column === 'own') return true
  const flags: readonly RightFlag[] = column === 'full' ? ['R', ...flagsOf(id)] : column === 'R' ? ['R'] : ['R', column]
  return flags.every((flag) => stored[flag] || own(id, flag))
}

export interface RightChange {
  id: FunctionId
  flag: RightFlag | 'own'
  on: boolean
}
/** Fewer documents are a loss, though the cell is ticked. */
export const takesAway = ({ flag, on }: RightChange): boolean => (flag === 'own' ? on : !on)

/** Changes of visible cells. */
export const changesBetween = (before: Rights, after: Rights): RightChange[] =>
  functionIds.flatMap((id) =>
    [...flagsOf(id), 'own' as const].flatMap((flag): RightChange[] => {
      const [was, is] = [isOn(before[id] ?? noRight, id, flag), isOn(after[id] ?? noRight, id, flag)]
      return was === is ? [] : [{ id, flag, on: is }]
    }),
  )

/** Functions in the order of the menu, grouped by area. */
export const inAreas = (
  entries: readonly { id: FunctionId; menu: string }[],
  order: readonly string[],
): { area: string; ids: FunctionId[] }[] =>
  [...order, 'special'].flatMap((area) => {
    const ids = entries.filter((entry) => entry.menu === area).map((entry) => entry.id)
    return ids.length > 0 ? [{ area, ids }] : []
  })
