/** In which order a page of a list shows its columns, and which of its views it has. */
import type { Column } from '#model/table.ts'
import type { AnyList } from '#model/list.ts'
import type { ListScreen } from '../list-screen.ts'

/** Those named stand first. */
export const inOrder = (columns: readonly Column[], first: readonly string[]): readonly Column[] => {
  const rank = ({ key }: Column) => (first.includes(key) ? first.indexOf(key) : first.length)
  return columns.toSorted((a, b) => rank(a) - rank(b))
}

export const isOn = (on: Readonly<Record<string, string>>, narrow: Readonly<Record<string, string>>): boolean =>
  Object.keys(on).every((key) => on[key] === narrow[key])

/** The columns in the order of what matters on the page. */
export const columnsOf = (
  definition: AnyList,
  screen: ListScreen | undefined,
  narrow: Readonly<Record<string, string>>,
): readonly Column[] => {
  const part = screen?.parts?.find(({ on }) => isOn(on, narrow))
  const columns = definition.columns.map((column) =>
    part?.hidden?.includes(column.key) ? { ...column, hidden: true as const } : column,
  )
  return inOrder(columns, part?.first ?? screen?.first ?? [])
}
