/** Names of the records a master record refers to. */
import { useEffect } from 'react'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { loadListRefs } from './load-refs.ts'
import type { RefCache } from './refs.ts'

/** Reads what the fields of a list refer to: `values` of a stored record, or nothing for a new one. */
export const useNotes = (list: AnyList, cache: RefCache, values?: Readonly<Record<string, unknown>>): void => {
  useEffect(() => {
    if (values) void loadListRefs(list.fields as Fields, values, cache)
  }, [list, cache, values])
}
