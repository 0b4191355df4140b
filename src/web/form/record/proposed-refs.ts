/** References that a new record begins with (`proposedRefs` of its list), filled in as soon as they are found. */
import { useEffect } from 'react'
import type { RefRow } from '#model/rule-context.ts'
import { refFromLookup } from '#web/pickers/ref-row.ts'
import { lookupOf } from '#web/pickers/registry.ts'
import { lookupQuery } from '#web/data/lookups.ts'
import { queryClient } from '#web/data/queries.ts'
import type { RefCache } from '../draft/store/refs.ts'
import type { RecordForm } from './record-store.ts'

/** The active record with this code; undefined where there is none, or where it cannot be read. */
const recordCoded = async (of: string, code: string): Promise<RefRow | undefined> => {
  const lookup = lookupOf(of)
  if (!lookup) return undefined
  const { path, pageSize } = lookup
  const answer = await queryClient
    .fetchInfiniteQuery({
      ...lookupQuery({ path, search: code, ...(pageSize && { pageSize }) }),
      meta: { silent: true },
    })
    .catch(() => null)
  const row = answer?.pages.flatMap(({ rows }) => rows).find((one) => one.code === code)
  return row && refFromLookup(of, row)
}

/** What was chosen or emptied meanwhile stays; what is filled in is no change that would have to be saved. */
export const useProposedRefs = ({ subject, values, started, propose }: RecordForm, cache: RefCache): void => {
  const isNew = values.id === null
  useEffect(() => {
    if (!isNew) return
    for (const [name, code] of Object.entries(subject.proposedRefs ?? {})) {
      const { of } = subject.fields[name]!
      void recordCoded(of!, code).then((row) => {
        if (!row) return
        cache.put(of!, row)
        propose(name, row.id)
      })
    }
    // Once for each new record: `propose` is another function after every change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [subject, cache, isNew, started])
}
