/** How this person likes the program to look; kept in the browser. */
import { createStore, useStore } from '#web/ui/store.ts'
import { keep, readKept } from './cookies.ts'

export type Scheme = 'light' | 'dark' | 'auto'
export type Density = 'compact' | 'normal' | 'roomy'
export interface Preferences {
  scheme: Scheme
  density: Density
  /** Side menu as a strip of icons. */
  miniMenu: boolean
  /** Keys of one letter; people who dictate switch them off (WCAG 2.1.4). */
  letterKeys: boolean
}
const standard: Preferences = { scheme: 'auto', density: 'normal', miniMenu: false, letterKeys: true }

const start = (): Preferences => {
  try {
    return { ...standard, ...(JSON.parse(readKept('preferences') ?? '{}') as Partial<Preferences>) }
  } catch {
    return standard
  }
}
export const preferences = createStore<Preferences>(start())
export const setPreference = <Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void => {
  preferences.set((before) => ({ ...before, [name]: value }))
  keep('preferences', JSON.stringify(preferences.get()))
  markPreferences()
}

const systemDark = matchMedia('(prefers-color-scheme: dark)')
/** Theme and density stand on the document, where tokens.css reads them. */
export const markPreferences = (): void => {
  const { scheme: wanted, density } = preferences.get()
  const seen = wanted === 'auto' ? (systemDark.matches ? 'dark' : 'light') : wanted
  document.documentElement.dataset['theme'] = seen
  document.documentElement.dataset['density'] = density
}
systemDark.addEventListener('change', markPreferences)

export const usePreferences = (): Preferences => useStore(preferences)
