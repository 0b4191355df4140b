/** The owned rows of a record after an import: those the sheet names are changed, others are added. */
import type { AnyList } from '#model/list.ts'
import type { ListModule } from '../record/record.ts'
import type { Scope } from '../scope.ts'
import type { ChildRow, StoredRecord } from '../stored.ts'
import type { Entry } from './rows.ts'

/** The fields that say which row is meant: those marked so, otherwise the first given one. */
const keysOf = ({ imports = [] }: AnyList, name: string, given: Readonly<Record<string, unknown>>): string[] => {
  const marked = imports.filter(({ field, key }) => key && field.startsWith(`${name}.`))
  return marked.length > 0 ? marked.map(({ field }) => field.slice(name.length + 1)) : Object.keys(given).slice(0, 1)
}

/** Amounts are bigints, which JSON has not. */
const placeOf = (row: ChildRow, keys: readonly string[]): string =>
  JSON.stringify(
    keys.map((key) => [key, row[key] ?? null]),
    (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value),
  )

/** Existing rows are updated, others are added. */
export const ownedRows = async (
  scope: Scope,
  { definition, slots }: ListModule,
  { entry, name, before }: { entry: Entry; name: string; before: StoredRecord | undefined },
): Promise<ChildRow[]> => {
  const rows = [...((before?.[name] ?? []) as ChildRow[])]
  const read = entry.rows.flatMap((row) => (row.children[name] ? [{ lineId: null, ...row.children[name] }] : []))
  /** The first row at each place, by the fields that are compared. */
  const places = new Map<string, { keys: readonly string[]; known: Map<string, number> }>()
  const enter = ({ keys, known }: { keys: readonly string[]; known: Map<string, number> }, index: number) => {
    const place = placeOf(rows[index]!, keys)
    if (!known.has(place)) known.set(place, index)
  }
  for (const { lineId: _, ...given } of (await slots?.completeRows?.(scope, name, read)) ?? read) {
    const keys = keysOf(definition, name, given)
    // Nothing in this row could be parsed; the problems already say so.
    if (Object.keys(given).length === 0) continue
    const own = places.get(keys.join()) ?? { keys, known: new Map<string, number>() }
    if (!places.has(keys.join())) {
      places.set(keys.join(), own)
      rows.forEach((_row, index) => enter(own, index))
    }
    const index = own.known.get(placeOf({ lineId: null, ...given }, keys))
    if (index !== undefined) rows[index] = { ...rows[index]!, ...given }
    else {
      const last = rows.push({ lineId: null, ...given }) - 1
      for (const one of places.values()) enter(one, last)
    }
  }
  return rows
}
