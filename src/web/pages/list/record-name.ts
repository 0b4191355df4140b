/** The name of a record that stands as an id in the address. */
import { useQuery } from '@tanstack/react-query'
import type { LookupRow } from '#wire/envelope.ts'
import { infoQuery, queryClient } from '#web/data/queries.ts'
import { listNamed } from '#web/pickers/registry.ts'

interface Pages {
  pages?: readonly { ListItem?: readonly LookupRow[] }[]
}
/** Mostly it was just picked from a lookup that is still here. */
const fromLookups = (id: string): string | undefined => {
  for (const [, data] of queryClient.getQueriesData<Pages>({ queryKey: ['lookup'] })) {
    const row = data?.pages?.flatMap((page) => page.ListItem ?? []).find((one) => one.Id === id)
    if (row) return row.Name
  }
  return undefined
}

export const useRecordName = (of: string | undefined, id: string): string => {
  const module = listNamed(of)?.wire.module ?? ''
  const known = id ? fromLookups(id) : ''
  const { data } = useQuery({
    ...infoQuery(module, id),
    enabled: known === undefined && module !== '',
    meta: { silent: true },
  })
  const read = data?.['Name']
  return known ?? (typeof read === 'string' ? read : '…')
}
