/** The user's display preferences, stored in the browser. */
import { createStore, useStore } from '#web/ui/base/store.ts'
import { writeLocal, readLocal } from './cookies.ts'

export type Scheme = 'light' | 'dark' | 'auto'
export type Density = 'compact' | 'normal' | 'roomy'
export interface Preferences {
  scheme: Scheme
  density: Density
  /** The side menu is reduced to icons; null: where the window is narrow. */
  miniMenu: boolean | null
  /** Single-letter shortcuts; users of speech input can switch them off (WCAG 2.1.4). */
  letterKeys: boolean
}
const defaults: Preferences = { scheme: 'auto', density: 'normal', miniMenu: null, letterKeys: true }

const start = (): Preferences => {
  try {
    return { ...defaults, ...(JSON.parse(readLocal('preferences') ?? '{}') as Partial<Preferences>) }
  } catch {
    return defaults
  }
}
export const preferences = createStore<Preferences>(start())
export const setPreference = <Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void => {
  preferences.set((before) => ({ ...before, [name]: value }))
  writeLocal('preferences', JSON.stringify(preferences.get()))
  applyPreferences()
}

const systemDark = matchMedia('(prefers-color-scheme: dark)')
/** Sets theme and density on the document element, where tokens.css reads them. */
export const applyPreferences = (): void => {
  const { scheme: wanted, density } = preferences.get()
  const applied = wanted === 'auto' ? (systemDark.matches ? 'dark' : 'light') : wanted
  document.documentElement.dataset['theme'] = applied
  document.documentElement.dataset['density'] = density
}
systemDark.addEventListener('change', applyPreferences)

export const usePreferences = (): Preferences => useStore(preferences)
