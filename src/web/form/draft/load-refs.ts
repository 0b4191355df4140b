/** Records the form must know before anybody picks them: the small lists, and those a stored document refers to. */
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import type { LookupAnswer } from '#wire/envelope.ts'
import { readRecord } from '#wire/list.ts'
import { plainRow, refFromLookup } from '#web/pickers/ref-row.ts'
import { isSystemRef, loadedList, lookupOf, lookupPath } from '#web/pickers/registry.ts'
import { call } from '#web/data/call.ts'
import { lookupQuery } from '#web/data/lookups.ts'
import { infoQuery, queryClient } from '#web/data/queries.ts'
import { shapeOf, type DraftRecord } from './draft.ts'
import { unknownRefs, type RefCache } from './refs.ts'

const SMALL = 200

/** Stores, funds, currencies, terms. */
const smallLists = (definition: AnyDocument): AnyList[] => {
  const { fields, lines } = shapeOf(definition)
  const names = new Set(
    [...Object.values(fields), ...Object.values(lines)]
      .filter((field) => field.kind === 'ref' && field.place !== 'hidden')
      .map((field) => field.of),
  )
  return [...names].map(loadedList).filter((list): list is AnyList => list?.lookup.short === true)
}

const readLookup = (list: AnyList, query: Record<string, string | number>) =>
  queryClient.fetchQuery({
    queryKey: ['lookup', lookupPath(list), 'whole', query],
    staleTime: 60_000,
    meta: { silent: true },
    queryFn: ({ signal }) => call<LookupAnswer>(lookupPath(list), { query, signal }),
  })

export const loadSmallLists = async (definition: AnyDocument, cache: RefCache): Promise<void> => {
  await Promise.all(
    smallLists(definition).map(async (list) => {
      const answer = await readLookup(list, { CurrentIndex: 0, nItem: SMALL }).catch(() => null)
      if (answer)
        cache.putAll(
          list.name,
          answer.ListItem.map((row) => refFromLookup(list.name, row)),
        )
    }),
  )
}

const AT_MOST = 20
/** Short lists are read whole; of goods, partners and the like each record is asked for by itself. */
const loadByIds = async (list: AnyList, ids: readonly string[], cache: RefCache): Promise<void> => {
  const answer = list.lookup.short ? await readLookup(list, { CurrentIndex: 0, nItem: SMALL }).catch(() => null) : null
  cache.putAll(
    list.name,
    (answer?.ListItem ?? []).map((row) => refFromLookup(list.name, row)),
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

/** What a partner owes is said by the lookup alone. */
export const loadOwed = async (
  list: AnyList,
  { id, code }: { id: string; code: string | null },
  cache: RefCache,
): Promise<void> => {
  if (!list.lookup.receivable || !code) return
  const found = await readLookup(list, { CurrentIndex: 0, nItem: 5, KeySearch: code }).catch(() => null)
  const row = found?.ListItem.find((one) => one.Id === id)
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
  cache.putAll(of, (answer?.pages ?? []).flatMap((page) => page.ListItem).map(plainRow))
}

/** The same for a master record, its own rows included. */
export const loadListRefs = async (
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  cache: RefCache,
): Promise<void> => {
  const wanted = new Map<string, Set<string>>()
  const look = (of: Fields, record: Readonly<Record<string, unknown>>) => {
    for (const [name, field] of Object.entries(of)) {
      const value = record[name]
      if (field.kind === 'records')
        for (const row of (value ?? []) as Record<string, unknown>[]) look(field.fields ?? {}, row)
      else if (field.kind === 'ref' && field.of && typeof value === 'string' && !cache.get(field.of, value)?.name)
        wanted.set(field.of, (wanted.get(field.of) ?? new Set()).add(value))
    }
  }
  look(fields, values)
  await Promise.all(
    [...wanted].map(async ([name, ids]) => {
      const list = loadedList(name)
      if (list) await loadByIds(list, [...ids], cache)
      else if (isSystemRef(name)) await loadSystem(name, cache)
    }),
  )
}
