/** The master records a draft refers to, as far as the browser has met them: picked, looked up, or told by the document itself. */
import type { AnyDocument } from '#model/document.ts'
import { refsBy, type RefRow, type Refs } from '#model/rule-context.ts'
import type { Fields } from '#model/field.ts'
import { shapeOf, type DraftRecord } from './draft.ts'

export interface RefCache extends Refs {
  put: (list: string, row: RefRow) => void
  putAll: (list: string, rows: readonly RefRow[]) => void
  rows: (list: string) => readonly RefRow[]
  subscribe: (listener: () => void) => () => void
}

/** What was said of a record later adds to what was known, and never takes away. */
const merged = (before: RefRow | undefined, row: RefRow): RefRow =>
  before
    ? ({
        ...before,
        ...Object.fromEntries(
          Object.entries(row).filter(([, value]) => value !== null && value !== undefined && value !== ''),
        ),
      } as RefRow)
    : row

export const createRefCache = (): RefCache => {
  const lists = new Map<string, Map<string, RefRow>>()
  const listeners = new Set<() => void>()
  const keep = (list: string, row: RefRow) => {
    const known = lists.get(list) ?? new Map<string, RefRow>()
    known.set(row.id, merged(known.get(row.id), row))
    lists.set(list, known)
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    ...refsBy((list, id) => lists.get(list)?.get(id)),
    put: (list, row) => {
      keep(list, row)
      tell()
    },
    putAll: (list, rows) => {
      for (const row of rows) keep(list, row)
      if (rows.length > 0) tell()
    },
    rows: (list) => [...(lists.get(list)?.values() ?? [])],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const told = (fields: Fields, values: Readonly<Record<string, unknown>>, cache: RefCache): void => {
  for (const [name, field] of Object.entries(fields)) {
    const id = values[name]
    if (field.kind !== 'ref' || !field.of || typeof id !== 'string') continue
    const beside = Object.entries(fields).flatMap(([other, one]): [string, unknown][] => {
      // Of what was copied only the name speaks of the record; the unit of a line need not be that of its goods.
      const from = one.show ?? (one.copies?.column === 'name' ? one.copies : undefined)
      return from?.ref === name && typeof values[other] === 'string' ? [[from.column, values[other]]] : []
    })
    const known = Object.fromEntries(beside) as Partial<RefRow>
    if (known.name === undefined && known.code === undefined) continue
    if (!cache.get(field.of, id)) cache.put(field.of, { code: '', name: '', ...known, id, active: true })
  }
}

/** Codes and names the document carries of what it refers to. */
export const learnFrom = (definition: AnyDocument, draft: DraftRecord, cache: RefCache): void => {
  const { fields, lines } = shapeOf(definition)
  told(fields, draft, cache)
  for (const line of draft.lines) told(lines, line, cache)
}

/** Records a draft refers to that nobody has named yet, by list. */
export const unknownRefs = (definition: AnyDocument, draft: DraftRecord, cache: RefCache): Map<string, string[]> => {
  const { fields, lines } = shapeOf(definition)
  const wanted = new Map<string, Set<string>>()
  const look = (of: Fields, values: Readonly<Record<string, unknown>>) => {
    for (const [name, field] of Object.entries(of)) {
      const id = values[name]
      if (
        field.kind !== 'ref' ||
        !field.of ||
        typeof id !== 'string' ||
        field.place === 'hidden' ||
        cache.get(field.of, id)?.name
      )
        continue
      wanted.set(field.of, (wanted.get(field.of) ?? new Set()).add(id))
    }
  }
  look(fields, draft)
  for (const line of draft.lines) look(lines, line)
  return new Map([...wanted].map(([list, ids]) => [list, [...ids]]))
}
