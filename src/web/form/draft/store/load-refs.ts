/**
 * Loads the records a form needs before the user picks any: short lists, and the records a stored document refers to.
 */
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { readRecord } from '#wire/list.ts'
import { foundRows } from '#wire/spelling.ts'
import { plainRow, refFromLookup } from '#web/pickers/ref-row.ts'
import { isSystemRef, loadedList, lookupOf, lookupPath } from '#web/pickers/registry.ts'
import { call } from '#web/data/call.ts'
import { lookupQuery } from '#web/data/lookups.ts'
import { infoQuery, queryClient } from '#web/data/queries.ts'
import { shapeOf, type DraftRecord } from '../draft.ts'
import { unknownRefs, type RefCache } from './refs.ts'

const SMALL = 200

/** The short lists the document refers to, such as stores, funds, currencies and payment terms. */
const smallLists = (definition: AnyDocument): AnyList[] => {
  const { fields, lines } = shapeOf(definition)
  const names = new Set(
    [...Object.values(fields), ...Object.values(lines)]
      .filter((field) => field.kind === 'ref' && field.place !== 'hidden')
      .map((field) => field.of),
  )
  return [...names].map(loadedList).filter((list): list is AnyList => list?.lookup.short === true)
}

const fetchLookup = (list: AnyList, query: Record<string, string | number>) =>
  queryClient.fetchQuery({
    queryKey: ['lookup', lookupPath(list), 'whole', query],
    staleTime: 60_000,
    meta: { silent: true },
    queryFn: async ({ signal }) => foundRows(await call(lookupPath(list), { query, signal })),
  })

export const loadSmallLists = async (definition: AnyDocument, cache: RefCache): Promise<void> => {
  await Promise.all(
    smallLists(definition).map(async (list) => {
      const answer = await fetchLookup(list, { CurrentIndex: 0, nItem: SMALL }).catch(() => null)
      if (answer)
        cache.putAll(
          list.name,
          answer.rows.map((row) => refFromLookup(list.name, row)),
        )
    }),
  )
}

const AT_MOST = 20
/**
 * Loads the records with these ids. Short lists are fetched whole; records of long lists (goods, partners) one by one.
 */
const loadByIds = async (list: AnyList, ids: readonly string[], cache: RefCache): Promise<void> => {
  const answer = list.lookup.short ? await fetchLookup(list, { CurrentIndex: 0, nItem: SMALL }).catch(() => null) : null
  cache.putAll(
    list.name,
    (answer?.rows ?? []).map((row) => refFromLookup(list.name, row)),
  )
  const left = ids.filter((id) => !cache.get(list.name, id)?.name).slice(0, AT_MOST)
  await Promise.all(left.map((id) => loadOne(list, id, cache)))
}

const loadOne = async (list: AnyList, id: string, cache: RefCache): Promise<void> => {
  const info = await queryClient
    .fetchQuery({ ...infoQuery(list.wire.module, id), meta: { silent: true } })
    .catch(() => null)
  if (!info) return
  const record = readRecord(list, info)
  cache.put(list.name, { ...record, id, active: record.active })
  await loadOwed(list, { id, code: record.code }, cache)
}

/** The balance of a partner is only returned by the lookup, so it needs a separate request. */
export const loadOwed = async (
  list: AnyList,
  { id, code }: { id: string; code: string | null },
  cache: RefCache,
): Promise<void> => {
  if (!list.lookup.receivable || !code) return
  const found = await fetchLookup(list, { CurrentIndex: 0, nItem: 5, KeySearch: code }).catch(() => null)
  const row = found?.rows.find((one) => one.id === id)
  if (row) cache.put(list.name, refFromLookup(list.name, row))
}

export const loadUnknown = async (definition: AnyDocument, draft: DraftRecord, cache: RefCache): Promise<void> => {
  await Promise.all(
    [...unknownRefs(definition, draft, cache)].map(async ([name, ids]) => {
      const list = loadedList(name)
      if (list) await loadByIds(list, ids, cache)
    }),
  )
}

const loadSystem = async (of: string, cache: RefCache): Promise<void> => {
  const { path, pageSize } = lookupOf(of)!
  const answer = await queryClient
    .fetchInfiniteQuery({ ...lookupQuery({ path, ...(pageSize && { pageSize }) }), meta: { silent: true } })
    .catch(() => null)
  cache.putAll(of, (answer?.pages ?? []).flatMap((page) => page.rows).map(plainRow))
}

/** Loads the records a master record refers to, including those of its own rows. */
export const loadListRefs = async (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  cache: RefCache,
): Promise<void> => {
  const wanted = new Map<string, Set<string>>()
  const collectUnknown = (of: Fields, record: Readonly<Record<string, unknown>>) => {
    for (const [name, field] of Object.entries(of)) {
      const value = record[name]
      if (field.kind === 'records')
        for (const row of (value ?? []) as Record<string, unknown>[]) collectUnknown(field.fields ?? {}, row)
      else if (field.kind === 'ref' && field.of && typeof value === 'string' && !cache.get(field.of, value)?.name)
        wanted.set(field.of, (wanted.get(field.of) ?? new Set()).add(value))
    }
  }
  collectUnknown(fields, values)
  await Promise.all(
    [...wanted].map(async ([name, ids]) => {
      const list = loadedList(name)
      if (list) await loadByIds(list, [...ids], cache)
      else if (isSystemRef(name)) await loadSystem(name, cache)
    }),
  )
}
