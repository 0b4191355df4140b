/** Finds the records that a pasted column names by code or name. */
import { fold } from '#kernel/fold.ts'
import { lookupQuery } from '#web/data/lookups.ts'
import { queryClient } from '#web/data/queries.ts'
import { refFromLookup } from '#web/pickers/ref-row.ts'
import { listNamed, lookupPath, narrowedBy } from '#web/pickers/registry.ts'
import { shapeOf } from '../draft/draft.ts'
import type { LineColumn } from '../draft/layout.ts'
import type { RowsModel } from '../draft/store/model.ts'

/** The largest number of distinct names looked up per column. */
const MOST_NAMES = 100

/** Returns ids by pasted text. Texts that match no record or more than one are left out. */
export const recordsNamed = async (
  model: RowsModel,
  { field, name }: LineColumn,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const list = listNamed(field.of)
  if (!list) return new Map()
  const narrow = narrowedBy(shapeOf(model.definition).lines, name, {})
  const find = async (text: string): Promise<readonly [string, string][]> => {
    const { pages } = await queryClient.fetchInfiniteQuery(
      lookupQuery({ path: lookupPath(list), narrow, search: text }),
    )
    const rows = pages.flatMap((page) => page.rows)
    const named = rows.filter((row) => fold(row.name) === fold(text))
    const found = rows.find((row) => fold(row.code) === fold(text)) ?? (named.length === 1 ? named[0] : undefined)
    if (!found) return []
    model.cache.put(list.name, refFromLookup(list.name, found))
    return [[text, found.id]]
  }
  const distinct = [...new Set(texts)].slice(0, MOST_NAMES)
  return new Map((await Promise.all(distinct.map((text) => find(text).catch(() => [])))).flat())
}
