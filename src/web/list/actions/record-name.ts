/** Finds the name of a record whose id is in the address. */
import { useQuery } from '@tanstack/react-query'
import type { FoundRow } from '#wire/spelling.ts'
import { infoQuery, queryClient } from '#web/data/queries.ts'
import { useLookup } from '#web/data/lookups.ts'
import { isSystemRef, listNamed, lookupOf } from '#web/pickers/registry.ts'

interface Pages {
  pages?: readonly { rows?: readonly FoundRow[] }[]
}
/** The record has usually just been picked from a lookup whose rows are still cached. */
const fromLookups = (id: string): string | undefined => {
  for (const [, data] of queryClient.getQueriesData<Pages>({ queryKey: ['lookup'] })) {
    const row = data?.pages?.flatMap((page) => page.rows ?? []).find((one) => one.id === id)
    if (row) return row.name
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
  const read = data?.['Name'] ?? rows.find((row) => row.id === id)?.Name
  return cachedName ?? (typeof read === 'string' ? read : '…')
}
