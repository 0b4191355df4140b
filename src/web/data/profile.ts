/** The signed-in user: rights, settings of the tenant, name. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { dayIn, type Day } from '#kernel/day.ts'
import { fullRight, may, noRight, type FunctionId, type Right, type RightFlag, type Rights } from '#model/right.ts'
import { sightOf, type Sight } from '#model/marks.ts'
import { defaultSettings, type Settings } from '#model/standard-settings.ts'
import type { PermissionEntry } from '#wire/envelope.ts'
import { meQuery, rightsQuery, settingsQuery } from '#web/data/queries.ts'

export const toRights = (entries: readonly unknown[]): Rights =>
  Object.fromEntries(
    (entries as PermissionEntry[]).map(({ FuncID, R, A, U, D, full }) => [FuncID, full ? fullRight : { R, A, U, D }]),
  )

export interface RightsOfUser {
  rights: Rights
  /** The rights have not been loaded yet. */
  pending: boolean
  may: (id: FunctionId, flag: RightFlag) => boolean
  of: (id: FunctionId) => Right
  /** The protected values this user may see; others arrive empty and are not rendered. */
  sight: Sight
}
export const useRights = (): RightsOfUser => {
  const { data } = useQuery(rightsQuery)
  // What could not be read, or is read anew, is not known to be missing.
  const isPending = data === undefined
  return useMemo(() => {
    const rights = toRights(data?.ListItem ?? [])
    const mayOne = (id: FunctionId, flag: RightFlag) => may(rights, id, flag)
    return { rights, pending: isPending, may: mayOne, of: (id) => rights[id] ?? noRight, sight: sightOf(mayOne) }
  }, [data, isPending])
}

/** The settings, and other values that getConfig returns. */
export interface WebSettings extends Settings {
  tenantName: string
  /** The store where this user usually works. */
  defaultStoreName: string
  /** The customer of whom nothing is known; '' if there is none. */
  walkInCustomerId: string
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
      walkInCustomerId: '',
      printUrl: '',
      baseDecimals: 0,
      ...(data as Partial<WebSettings> | undefined),
    }),
    [data],
  )
}

/** True once the settings are loaded or have failed to load; until then `useSettings` returns default values. */
export const useSettingsLoaded = (): boolean => !useQuery(settingsQuery).isPending

let known = { timeZone: '', minute: 0, day: '' as Day }
const todayIn = (timeZone: string): Day => {
  const minute = Math.floor(Date.now() / 60_000)
  if (known.timeZone !== timeZone || known.minute !== minute)
    known = { timeZone, minute, day: dayIn(timeZone, new Date()) }
  return known.day
}
/** Updates the day when the user returns to a window left open overnight. */
const onReturn = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
/** Today in the time zone of the tenant. */
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
