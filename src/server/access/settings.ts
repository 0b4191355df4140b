/** The tenant's configuration: stored is only what differs from the defaults (contract system §5). */
import { defaultSettings, type Settings } from '#model/standard-settings.ts'

const known = new Set(Object.keys(defaultSettings))

/** What is stored over the defaults; keys of older programs are passed over. */
export const mergeSettings = (stored: Readonly<Record<string, unknown>>, tenantName: string): Settings => ({
  ...defaultSettings,
  companyName: tenantName,
  ...Object.fromEntries(Object.entries(stored).filter(([key]) => known.has(key))),
})
