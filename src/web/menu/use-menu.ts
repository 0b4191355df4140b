import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import { listMetas } from '#lists/index.ts'
import { useRights } from '#web/data/profile.ts'
import {
  type Area,
  type AreaId,
  buildMenu,
  buildQuick,
  buildRare,
  type Entry,
  neededIn,
  recordEntries,
  seenMenu,
} from './areas.ts'
import { otherEntries } from './extra-pages.ts'
import type { RefusedPage } from './page-handle.ts'

const menu = buildMenu({ documents: documentMetas, lists: listMetas, others: otherEntries })
export const quickEntries = buildQuick(documentMetas, listMetas)
/** Documents that Lập nhanh leaves out. */
export const rareEntries = buildRare(documentMetas)
/** What the palette can create. */
export const creatableDocuments = [...quickEntries.filter(({ path }) => !path.endsWith('/list')), ...rareEntries]
export const creatableRecords = recordEntries(listMetas)

/** Any of these opens a page of the area; none if everybody may open one. */
export const areaNeeds = (area: AreaId): RefusedPage['needs'] => neededIn(menu, area)

/** The menu with the entries this user may see. */
export const useMenu = (): readonly Area[] => {
  const { rights } = useRights()
  return useMemo(() => seenMenu(menu, rights), [rights])
}

const stem = (path: string): string => path.replace(/(\/data)?\/(list|grid)$/, '')
/** The length of the address part that belongs to an entry, or 0 if none does. */
const claim = (path: string, own: string): number =>
  own === '/' ? Number(path === '/') : path === stem(own) || path.startsWith(`${stem(own)}/`) ? stem(own).length : 0
const claimOf = (path: string, { path: own, pages = [], also = [] }: Entry): number =>
  Math.max(...[own, ...also, ...pages.map((page) => page.path)].map((one) => claim(path, one)))

export interface Here {
  area: Area | undefined
  entry: Entry | undefined
}
/** The entry with the longest matching address, because company data are below the configuration. */
const find = (areas: readonly Area[], path: string): Here => {
  let best: { here: Here; length: number } = { here: { area: undefined, entry: undefined }, length: 0 }
  for (const area of areas)
    for (const entry of area.entries) {
      const length = claimOf(path, entry)
      if (length > best.length) best = { here: { area, entry }, length }
    }
  return best.here
}
/** The menu entry the current page belongs to. */
export const useHere = (areas: readonly Area[]): Here => {
  const { pathname } = useLocation()
  return useMemo(() => find(areas, pathname), [areas, pathname])
}
