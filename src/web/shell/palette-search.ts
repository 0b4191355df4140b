/** Server search of the palette, and recently opened entries. */
import { useQueries, useQuery } from '@tanstack/react-query'
import type { NavigateOptions } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import { listMetas } from '#lists/index.ts'
import { fold } from '#kernel/fold.ts'
import type { DocumentMeta } from '#model/document.ts'
import { recordPath, type ListMeta } from '#model/list.ts'
import { reportRegistry } from '#reports/index.ts'
import { lookupCall } from '#wire/calls.ts'
import { emptyQuery } from '#wire/list-query.ts'
import { type FoundRow, foundRows } from '#wire/spelling.ts'
import { writeListQuery } from '#wire/list-query.ts'
import { asksSeach } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { useDebounced } from '#web/data/lookups.ts'
import { documentListQuery } from '#web/data/queries.ts'
import { documentNamed } from '#web/pickers/registry.ts'
import type { FunctionId } from '#model/right.ts'
import { writeLocal, readLocal } from '#web/session/cookies.ts'
import { useRights, useToday } from '#web/data/profile.ts'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { useWords } from '#web/words/words.ts'

export interface FoundEntry {
  kind: string
  text: string
  note: string
  path: string
  /** Right needed to see a recent record, even if it was opened before; null means everyone may. */
  right?: FunctionId | null
  /** Alternative names. */
  also?: string
}

const recentName = () => ['recent', tenantCode(), sessionUser()].join('.')
const RECENT_MOST = 6
const EACH = 5
const LEAST = 2
const LEAST_DIGITS = 3

export const readRecent = (): readonly FoundEntry[] => {
  try {
    return JSON.parse(readLocal(recentName()) ?? '[]') as FoundEntry[]
  } catch {
    return []
  }
}
export const storeRecent = (row: FoundEntry): void =>
  writeLocal(
    recentName(),
    JSON.stringify([row, ...readRecent().filter((one) => one.path !== row.path)].slice(0, RECENT_MOST)),
  )

/** BH000123: letters select the kinds of documents to search; digits alone search all. */
const documentsMatching = (typed: string): readonly DocumentMeta[] => {
  const match = /^(\p{L}{0,5})-?\d+$/u.exec(typed.trim())
  if (!match) return []
  const letters = match[1]!.toUpperCase()
  return letters
    ? documentMetas.filter(
        ({ prefixes }) =>
          prefixes.length > 1 || prefixes.some((prefix) => prefix.startsWith(letters) || letters.startsWith(prefix)),
      )
    : match[0].length >= LEAST_DIGITS
      ? documentMetas
      : []
}

const detailPath = ({ screen }: DocumentMeta, id: string): string =>
  `${screen.base}/${screen.detail.replace(':id', id)}`
const recordQuery = (list: ListMeta, typed: string) => {
  const path = lookupCall(list)
  return {
    queryKey: ['lookup', path, typed, 'palette'],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const query = writeListQuery({ ...emptyQuery, search: typed, limit: EACH }, asksSeach(path))
      return foundRows(await call(path, { query, signal }))
    },
    meta: { silent: true },
  }
}

/** Rows that contain the text as it was typed stand before those that contain its words. */
const bestFirst = (rows: readonly FoundRow[], typed: string): readonly FoundRow[] => {
  const text = fold(typed)
  const isMiss = ({ code, name }: FoundRow) => Number(!fold(`${code} ${name}`).includes(text))
  return rows.toSorted((a, b) => isMiss(a) - isMiss(b))
}

/** Something to do with a found record. */
export interface FoundAction {
  kind: string
  text: string
  note: string
  to: string
  options: NavigateOptions
}

/** The actions of a record, once they are loaded; without them the record can still be opened. */
const useDoable = () => {
  const { t, label } = useWords()
  const { may } = useRights()
  const today = useToday()
  const { data } = useQuery({
    queryKey: ['definition', 'hubs'],
    staleTime: Infinity,
    meta: { silent: true },
    queryFn: async () => {
      const { actionsOfRow, loadHubs } = await import('#web/hub/palette-actions.ts')
      return { actionsOfRow, hubs: await loadHubs() }
    },
  })
  const rights = { may, document: documentNamed, report: (name: string) => reportRegistry.named(name) }
  return (list: ListMeta, row: FoundRow, path: string): FoundAction[] => {
    const hub = data?.hubs.get(list.name)
    return hub
      ? data!.actionsOfRow(hub, { list, row, path }, { rights, today }).map(({ action, to, options }) => ({
          kind: t('palette.do'),
          text: label(action.says, { name: row.name }),
          note: label(list.label),
          to,
          options,
        }))
      : []
  }
}

/** `problem`: why the search is incomplete; empty when all requests succeeded. */
export const useFoundRecords = (
  typed: string,
): { rows: readonly (FoundEntry | FoundAction)[]; busy: boolean; problem: string } => {
  const { t, label } = useWords()
  const { may } = useRights()
  const text = useDebounced(typed.trim(), 250)
  const wanted = text.length >= LEAST
  const shownDocuments = wanted ? documentsMatching(text).filter((one) => may(one.right, 'R')) : []
  const shownLists = wanted
    ? listMetas.filter((list) => list.screen.searched && (list.open || may(list.right, 'R')))
    : []
  const numbers = useQueries({
    queries: shownDocuments.map((one) => ({
      ...documentListQuery(one, { ...emptyQuery, search: text, limit: EACH }),
      meta: { silent: true },
    })),
  })
  const records = useQueries({ queries: shownLists.map((list) => recordQuery(list, text)) })
  const foundDocuments = numbers.flatMap(({ data }, index) =>
    (data?.rows ?? []).map((row): FoundEntry => {
      const one = shownDocuments[index]!
      return {
        kind: t('palette.open'),
        text: [row['NumberID'], row['ObjName']].filter(Boolean).join(' · '),
        note: label(one.label),
        path: detailPath(one, String(row['s_ID'])),
        right: one.right,
      }
    }),
  )
  const doable = useDoable()
  const foundRecords = records.flatMap(({ data }, index) =>
    bestFirst(data?.rows ?? [], text).flatMap((row: FoundRow, place): (FoundEntry | FoundAction)[] => {
      const list = shownLists[index]!
      const path = recordPath(list.screen, list.screen.bases[0]!, row.id)
      const found: FoundEntry = {
        kind: t('palette.open'),
        text: [row.code, row.name].filter(Boolean).join(' · '),
        note: label(list.label),
        path,
        right: list.open ? null : list.right,
      }
      // The best match of each list can be acted on at once.
      return place === 0 ? [found, ...doable(list, row, path)] : [found]
    }),
  )
  const all = [...numbers, ...records]
  return {
    rows: [...foundDocuments, ...foundRecords],
    // Also busy while the latest text is still being debounced.
    busy: all.some((one) => one.isFetching) || (typed.trim() !== text && typed.trim().length >= LEAST),
    problem: all.find((one) => one.error)?.error?.message ?? '',
  }
}
