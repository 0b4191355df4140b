/** What the event log tells of a change to a record. */
import type { AnyList } from '#model/list.ts'
import type { ChildRow, StoredRecord } from '../stored.ts'
import { loadedChildren } from './record.ts'

/** More rows than anybody reads in an event. */
const MANY = 100

const isSame = (a: ChildRow | undefined, b: ChildRow): boolean =>
  a !== undefined && Object.entries(b).every(([name, value]) => a[name] === value)

/** The rows that another version of them does not have like this. */
const rowsThatDiffer = (rows: readonly ChildRow[], others: readonly ChildRow[]): ChildRow[] => {
  const known = new Map(others.map((row) => [row.lineId, row]))
  return rows.filter((row) => !isSame(known.get(row.lineId), row))
}

/** Both versions of a record; of many rows only those that changed. */
export const toldChange = (
  definition: AnyList,
  before: StoredRecord | null,
  after: StoredRecord,
): { before: StoredRecord | null; after: StoredRecord } => {
  const rowsOf = (record: StoredRecord, name: string) => record[name] as ChildRow[]
  const names = loadedChildren(definition, after).flatMap(([name]) =>
    definition.children?.[name]?.many || rowsOf(after, name).length > MANY ? [name] : [],
  )
  if (!before || names.length === 0) return { before, after }
  const only = (record: StoredRecord, other: StoredRecord): StoredRecord => ({
    ...record,
    ...Object.fromEntries(names.map((name) => [name, rowsThatDiffer(rowsOf(record, name), rowsOf(other, name))])),
  })
  return { before: only(before, after), after: only(after, before) }
}
