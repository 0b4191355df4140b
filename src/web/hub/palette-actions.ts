/** What the palette offers for a record it has found; loaded with its first search. */
import type { NavigateOptions } from 'react-router'
import type { Day } from '#kernel/day.ts'
import type { Hub } from '#model/hub.ts'
import type { ListMeta } from '#model/list.ts'
import { listMetas } from '#lists/index.ts'
import { loadHub } from '#lists/hubs.web.ts'
import type { FoundRow } from '#wire/spelling.ts'
import { loadList } from '#web/data/definitions.ts'
import { refFromLookup } from '#web/pickers/ref-row.ts'
import { returningToPage } from '#web/form/save/from-page.ts'
import { loadArea } from '#web/words/words.ts'
import { seenActions, seenTabs, type HubRights, type SeenAction } from './place.ts'

/** The hubs of all lists the palette searches; the definitions of these lists read the rows it finds. */
export const loadHubs = async (): Promise<ReadonlyMap<string, Hub>> => {
  const lists = listMetas.filter(({ screen }) => screen.hub && screen.searched)
  const [hubs] = await Promise.all([
    Promise.all(lists.map(async ({ name }) => [name, await loadHub(name)] as const)),
    loadArea('hub'),
    ...lists.map(({ name }) => loadList(name)),
  ])
  return new Map(hubs)
}

export const actionsOfRow = (
  hub: Hub,
  { list, row, path }: { list: ListMeta; row: FoundRow; path: string },
  { rights, today }: { rights: HubRights; today: Day },
): readonly (SeenAction & { options: NavigateOptions })[] => {
  const record = refFromLookup(list.name, row)
  const place = { path, today, rights, tabs: seenTabs(hub, record, rights) }
  return seenActions(hub, record, { place, of: { module: list.wire.module, id: row.id } }).map((one) => ({
    ...one,
    options: one.makes ? returningToPage : {},
  }))
}
