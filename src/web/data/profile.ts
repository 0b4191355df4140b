/** The signed-in person: rights, settings of the company, name. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { dayIn, type Day } from '#kernel/day.ts'
import { fullRight, may, noRight, type FunctionId, type Right, type RightFlag, type Rights } from '#model/right.ts'
import { sightOf, type Sight } from '#model/marks.ts'
import { defaultSettings, type Settings } from '#model/standard-settings.ts'
import type { PermissionEntry } from '#wire/envelope.ts'
import { meQuery, rightsQuery, settingsQuery } from '#web/data/queries.ts'

const toRights = (entries: readonly unknown[]): Rights =>
  Object.fromEntries(
    (entries as PermissionEntry[]).map(({ FuncID, R, A, U, D, full }) => [FuncID, full ? fullRight : { R, A, U, D }]),
  )

export interface RightsOfUser {
  rights: Rights
  /** The list has not come yet. */
  pending: boolean
  may: (id: FunctionId, flag: RightFlag) => boolean
  of: (id: FunctionId) => Right
  /** The secrets one sees; what one does not comes as nothing, and needs no place. */
  sight: Sight
}
export const useRights = (): RightsOfUser => {
  const { data, isPending } = useQuery(rightsQuery)
  return useMemo(() => {
    const rights = toRights(data?.ListItem ?? [])
    const mayOne = (id: FunctionId, flag: RightFlag) => may(rights, id, flag)
    return { rights, pending: isPending, may: mayOne, of: (id) => rights[id] ?? noRight, sight: sightOf(mayOne) }
  }, [data, isPending])
}

/** The settings, and what getConfig tells beside them. */
export interface WebSettings extends Settings {
  tenantName: string
  /** Where this person usually works. */
  defaultStoreName: string
  printUrl: string
  baseDecimals: number
}
export const useSettings = (): WebSettings => {
  const { data } = useQuery(settingsQuery)
  return useMemo(
    () => ({
      ...defaultSettings,
      tenantName: '',
      defaultStoreName: '',
      printUrl: '',
      baseDecimals: 0,
      ...(data as Partial<WebSettings> | undefined),
    }),
    [data],
  )
}

/** The settings have come, or will not: until then `useSettings` tells what counts where nothing is said. */
export const useSettingsCame = (): boolean => !useQuery(settingsQuery).isPending

let known = { timeZone: '', minute: 0, day: '' as Day }
const todayIn = (timeZone: string): Day => {
  const minute = Math.floor(Date.now() / 60_000)
  if (known.timeZone !== timeZone || known.minute !== minute)
    known = { timeZone, minute, day: dayIn(timeZone, new Date()) }
  return known.day
}
/** Whoever comes back to a window left open over night sees the new day. */
const onReturn = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
/** Today where the company is. */
export const useToday = (): Day => {
  const { timeZone } = useSettings()
  return useSyncExternalStore(onReturn, () => todayIn(timeZone))
}

export interface Me {
  name: string
  group: string
  userName: string
  formatForAll: boolean
  raw: Readonly<Record<string, unknown>>
}
export const useMe = (): Me => {
  const { data } = useQuery(meQuery)
  return useMemo(
    () => ({
      name: text(data?.['EmpName']) || text(data?.['UserName']),
      group: text(data?.['GroupName']),
      userName: text(data?.['UserName']),
      formatForAll: data?.['gridFormatForAll'] === true,
      raw: data ?? {},
    }),
    [data],
  )
}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
