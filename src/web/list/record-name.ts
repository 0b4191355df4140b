/** Finds the name of a record whose id is in the address. */
import { useQuery } from '@tanstack/react-query'
import type { LookupRow } from '#wire/envelope.ts'
import { infoQuery, queryClient } from '#web/data/queries.ts'
import { useLookup } from '#web/data/lookups.ts'
import { isSystemRef, listNamed, lookupOf } from '#web/pickers/registry.ts'

interface Pages {
  pages?: readonly { ListItem?: readonly LookupRow[] }[]
}
/** The record has usually just been picked from a lookup whose rows are still cached. */
const fromLookups = (id: string): string | undefined => {
  for (const [, data] of queryClient.getQueriesData<Pages>({ queryKey: ['lookup'] })) {
    const row = data?.pages?.flatMap((page) => page.ListItem ?? []).find((one) => one.Id === id)
    if (row) return row.Name
  }
  return undefined
}

export const useRecordName = (of: string | undefined, id: string): string => {
  const module = listNamed(of)?.wire.module ?? ''
  const cachedName = id ? fromLookups(id) : ''
  const { data } = useQuery({
    ...infoQuery(module, id),
    enabled: cachedName === undefined && module !== '',
    meta: { silent: true },
  })
  const { rows } = useLookup({ path: '', ...lookupOf(of), enabled: cachedName === undefined && isSystemRef(of) })
  const read = data?.['Name'] ?? rows.find((row) => row.Id === id)?.Name
  return cachedName ?? (typeof read === 'string' ? read : '…')
}
