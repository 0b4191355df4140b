/**
 * Cache of the master records a draft refers to: records the user picked, lookups returned, or the document itself
 * named.
 */
import type { AnyDocument } from '#model/document.ts'
import { refsBy, type RefRow, type Refs } from '#model/rule-context.ts'
import type { Fields } from '#model/field.ts'
import { shapeOf, type DraftRecord } from '../draft.ts'

export interface RefCache extends Refs {
  put: (list: string, row: RefRow) => void
  putAll: (list: string, rows: readonly RefRow[]) => void
  /** Unlike `put`, also forgets values that are empty now. */
  replace: (list: string, rows: readonly RefRow[]) => void
  rows: (list: string) => readonly RefRow[]
  subscribe: (listener: () => void) => () => void
}

/** Newer values are added to a cached record; empty values never overwrite known ones. */
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
  const store = (list: string, row: RefRow) => {
    const known = lists.get(list) ?? new Map<string, RefRow>()
    known.set(row.id, merged(known.get(row.id), row))
    lists.set(list, known)
  }
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  return {
    ...refsBy((list, id) => lists.get(list)?.get(id)),
    put: (list, row) => {
      store(list, row)
      notifyListeners()
    },
    putAll: (list, rows) => {
      for (const row of rows) store(list, row)
      if (rows.length > 0) notifyListeners()
    },
    replace: (list, rows) => {
      for (const row of rows) lists.get(list)?.set(row.id, row)
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

const cacheNamed = (fields: Fields, values: Readonly<Record<string, unknown>>, cache: RefCache): void => {
  for (const [name, field] of Object.entries(fields)) {
    const id = values[name]
    if (field.kind !== 'ref' || !field.of || typeof id !== 'string') continue
    const copiedValues = Object.entries(fields).flatMap(([other, one]): [string, unknown][] => {
      // Of the copied fields only the name describes the record itself; the unit copied to a line may differ from the
      // product's.
      const from = one.show ?? (one.copies?.column === 'name' ? one.copies : undefined)
      return from?.ref === name && typeof values[other] === 'string' ? [[from.column, values[other]]] : []
    })
    const known = Object.fromEntries(copiedValues) as Partial<RefRow>
    if (known.name === undefined && known.code === undefined) continue
    if (!cache.get(field.of, id)) cache.put(field.of, { code: '', name: '', ...known, id, active: true })
  }
}

/** The number of a source is a fact of the document made from it. */
const cacheSources = ({ follows = [] }: AnyDocument, draft: DraftRecord, cache: RefCache): void => {
  for (const { of, head, facts } of follows) {
    const [id, number] = [draft[head], facts?.number && draft[facts.number]]
    if (typeof id === 'string' && typeof number === 'string')
      cache.put(of, { id, code: number, name: number, active: true })
  }
}

/** Caches the codes and names that a document contains for the records and documents it refers to. */
export const cacheFromDraft = (definition: AnyDocument, draft: DraftRecord, cache: RefCache): void => {
  const { fields, lines } = shapeOf(definition)
  cacheNamed(fields, draft, cache)
  cacheSources(definition, draft, cache)
  for (const line of draft.lines) cacheNamed(lines, line, cache)
}

/** Ids of records whose name is not cached yet, by list. */
export const unknownRefs = (definition: AnyDocument, draft: DraftRecord, cache: RefCache): Map<string, string[]> => {
  const { fields, lines } = shapeOf(definition)
  const wanted = new Map<string, Set<string>>()
  const collectUnknown = (of: Fields, values: Readonly<Record<string, unknown>>) => {
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
  collectUnknown(fields, draft)
  for (const line of draft.lines) collectUnknown(lines, line)
  return new Map([...wanted].map(([list, ids]) => [list, [...ids]]))
}
