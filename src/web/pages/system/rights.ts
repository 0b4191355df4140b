/** What a press in the matrix of rights does, and what has become of the rights (contract system §7.3). */
import { functionIds, noRight, type FunctionId, type Right, type RightFlag, type Rights } from '#model/right.ts'
import { flagsOf, isAlwaysOpen, rightFlags, withReading } from '#system/group.ts'

/** A column: one flag, or all of them. */
export type RightColumn = 'full' | RightFlag
export const rightColumns: readonly RightColumn[] = ['full', ...rightFlags]

export const hasColumn = (id: FunctionId, column: RightColumn): boolean =>
  column === 'full' || flagsOf(id).includes(column)

/** As it is shown: reading and adding goods stand there whatever is stored. */
export const isOn = (right: Right, id: FunctionId, column: RightColumn): boolean =>
  column === 'full' ? flagsOf(id).every((flag) => isOn(right, id, flag)) : right[column] || isAlwaysOpen(id, column)

const only = (flags: readonly RightFlag[]): Right => ({
  R: flags.includes('R'),
  A: flags.includes('A'),
  U: flags.includes('U'),
  D: flags.includes('D'),
})

/** All ticks all, without reading there is nothing, and whoever may do more may read. */
export const setColumn = (
  right: Right,
  id: FunctionId,
  { column, on }: { column: RightColumn; on: boolean },
): Right => {
  if (column === 'full') return on ? withReading(only(flagsOf(id))) : noRight
  if (column === 'R' && !on) return noRight
  const next = withReading({ ...right, [column]: on })
  // Reading that no cell shows would stay behind.
  return flagsOf(id).some((flag) => next[flag]) ? next : noRight
}

/** Whether the person may tick it: he gives nothing he does not have, but may leave and take away what stands. */
export const mayGive = (
  id: FunctionId,
  column: RightColumn,
  { own, stored }: { own: (id: FunctionId, flag: RightFlag) => boolean; stored: Right },
): boolean => {
  const flags: readonly RightFlag[] = column === 'full' ? ['R', ...flagsOf(id)] : column === 'R' ? ['R'] : ['R', column]
  return flags.every((flag) => stored[flag] || own(id, flag))
}

export interface RightChange {
  id: FunctionId
  flag: RightFlag
  on: boolean
}
/** Those of cells one sees. */
export const changesBetween = (before: Rights, after: Rights): RightChange[] =>
  functionIds.flatMap((id) =>
    flagsOf(id).flatMap((flag): RightChange[] => {
      const [was, is] = [isOn(before[id] ?? noRight, id, flag), isOn(after[id] ?? noRight, id, flag)]
      return was === is ? [] : [{ id, flag, on: is }]
    }),
  )

/** Functions in the order of the menu, each area by itself. */
export const inAreas = (
  entries: readonly { id: FunctionId; menu: string }[],
  order: readonly string[],
): { area: string; ids: FunctionId[] }[] =>
  [...order, 'special'].flatMap((area) => {
    const ids = entries.filter((entry) => entry.menu === area).map((entry) => entry.id)
    return ids.length > 0 ? [{ area, ids }] : []
  })
