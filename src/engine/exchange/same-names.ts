/**
 * Names of a file that another record or an earlier row has already, of lists whose names tell records apart: such a
 * record would be there twice. A form asks before it saves one; nobody can be asked row by row, so it is told.
 */
import { fold } from '#kernel/fold.ts'
import { problem } from '#kernel/problem.ts'
import { spelledName } from '#kernel/same-name.ts'
import type { AnyList } from '#model/list.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { StoredRecord } from '../stored.ts'
import { createNameIndex } from './name-index.ts'
import type { Entry } from './rows.ts'

type NameRow = Record<'id' | 'code' | 'name', string>

/** Stored names are looked for as they are in the file, and without marks, in which they may have been typed. */
const storedWith = async ({ tx }: Scope, { table }: AnyList, names: readonly string[]): Promise<NameRow[]> => {
  const spelled = names.map(spelledName)
  const keys = [...new Set([...spelled, ...spelled.map(fold)])]
  return tx.query<NameRow>(
    sql`select id, code, name from ${sql.ident(table)} r where ${sql.ours('r')} and r.name_key = any(${keys}::text[]) order by code_key`,
  )
}

interface Entries {
  entries: readonly Entry[]
  /** The record that an entry changes. */
  stored: (entry: Entry) => StoredRecord | undefined
}

/** Adds a note to the first row of each entry that brings a new name, if the name is taken. */
export const noteSameNames = async (scope: Scope, list: AnyList, { entries, stored }: Entries): Promise<void> => {
  if (!list.namedOnce) return
  const named = entries.flatMap((entry) => {
    const [row] = entry.rows
    const { name } = row!.values
    const before = stored(entry)
    const isNew = typeof name === 'string' && name !== '' && name !== before?.['name']
    return isNew && !row!.isKept && !row!.isPart ? [{ row: row!, name, id: before?.id }] : []
  })
  if (named.length === 0) return
  const names = named.map(({ name }) => name)
  const known = createNameIndex<NameRow>()
  for (const found of await storedWith(scope, list, names)) known.add(found.name, found)
  const above = createNameIndex<number>()
  for (const { row, name, id } of named) {
    const other = known.first(name, (found) => found.id !== id)
    const earlier = above.first(name, () => true)
    if (other) row.notes.push(problem('name', 'sameName', { name, code: other.code }))
    else if (earlier !== undefined) row.notes.push(problem('name', 'sameNameAbove', { name, row: String(earlier) }))
    above.add(name, row.number)
  }
}
