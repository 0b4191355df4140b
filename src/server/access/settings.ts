/** The tenant's configuration. Only values that differ from the defaults are stored (contract system §5). */
import { defaultSettings, type Settings } from '#model/standard-settings.ts'

const known = new Set(Object.keys(defaultSettings))

/** The stored values over the defaults. Unknown keys from older versions are ignored. */
export const mergeSettings = (stored: Readonly<Record<string, unknown>>, tenantName: string): Settings => ({
  ...defaultSettings,
  companyName: tenantName,
  ...Object.fromEntries(Object.entries(stored).filter(([key]) => known.has(key))),
})
