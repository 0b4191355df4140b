/** Loads the names of the records a master record refers to. */
import { useEffect } from 'react'
import type { Fields } from '#model/field.ts'
import { loadListRefs } from '../draft/store/load-refs.ts'
import type { RefCache } from '../draft/store/refs.ts'

/** Takes the values of a stored record; a new record has nothing to load. */
export const useNotes = (fields: Fields, cache: RefCache, values?: Readonly<Record<string, unknown>>): void => {
  useEffect(() => {
    if (values) void loadListRefs(fields, values, cache)
  }, [fields, cache, values])
}
