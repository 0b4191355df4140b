import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { documents } from '#documents/index.ts'
import { lists } from '#lists/index.ts'
import { useRights } from '#web/session/profile.ts'
import { type Area, buildMenu, buildQuick, type Entry, seenMenu } from './areas.ts'
import { otherEntries } from './others.ts'

const menu = buildMenu({ documents, lists, others: otherEntries })
export const quickEntries = buildQuick(documents, lists)

/** The menu this person sees. */
export const useMenu = (): readonly Area[] => {
  const { rights } = useRights()
  return useMemo(() => seenMenu(menu, rights), [rights])
}

const stem = (path: string): string => path.replace(/(\/data)?\/(list|grid)$/, '')
const isOn = (path: string, entry: Entry): boolean =>
  entry.path === '/' ? path === '/' : path === stem(entry.path) || path.startsWith(`${stem(entry.path)}/`)

export interface Here {
  area: Area | undefined
  entry: Entry | undefined
}
const find = (areas: readonly Area[], path: string): Here => {
  for (const area of areas) {
    const entry = area.entries.find((one) => isOn(path, one) || one.pages?.some((page) => isOn(path, page)))
    if (entry) return { area, entry }
  }
  return { area: undefined, entry: undefined }
}
/** Where in the menu the present page belongs. */
export const useHere = (areas: readonly Area[]): Here => {
  const { pathname } = useLocation()
  return useMemo(() => find(areas, pathname), [areas, pathname])
}
