/** The settings as rows of a page: their definitions, and what only the page knows. */
import { normalTaxId } from '#kernel/tax-id.ts'
import { documentMetas } from '#documents/index.ts'
import { choice, type Choice, type Field } from '#model/field.ts'
import { checkSetting } from '#model/setting-rules.ts'
import { numberDigits, settingNames, settings, type Setting, type SettingSection } from '#model/settings.ts'
import { defaultSettings, type SettingName } from '#model/standard-settings.ts'
import { queryClient, settingsQuery, type WireRow } from '#web/data/queries.ts'
import { inPlaceSubject, type InPlaceRow, type InPlaceSubject } from '#web/form/record/in-place-rows.ts'
import { numbering } from './numbering.ts'

export const settingsModule = 'ApiConfig'
/** The section shown when the address names none. */
export const firstSection: SettingSection = 'numbers'
/** The mail server is a record of its own, shown among the settings. */
export type ConfigSection = SettingSection | 'mail'
export const sectionPath = (section: ConfigSection): string =>
  section === firstSection ? '/system/config' : `/system/config/${section}`

const rights = new Set(documentMetas.map((meta) => meta.right))
/** The settings of a section that concern existing documents. */
export const settingsOf = (section: ConfigSection): SettingName[] =>
  settingNames.filter((name) => {
    const { section: own, about } = settings[name] as Setting
    return own === section && (about === undefined || rights.has(about))
  })

export const helpOf = (name: SettingName): InPlaceRow['help'] => ({
  key: `settingHelp.${name}`,
  values: { digits: String(numberDigits) },
})

const oneOf = (name: SettingName, choices: readonly Choice[]): Pick<InPlaceRow, 'field'> => ({
  field: choice<string>()({ label: settings[name].field.label, required: true, choices }) as Field,
})

/** Stored settings, existing currencies, and the name of the tenant. */
export interface SettingsFacts {
  info: WireRow
  currencies: readonly Choice[]
  tenantName: string
}
/** Settings whose choices or defaults depend on data their definition does not know. */
const own: Partial<Record<SettingName, (known: SettingsFacts) => Partial<InPlaceRow>>> = {
  numbering: () => numbering,
  companyName: ({ tenantName }) => ({ standard: tenantName }),
  MST: () => ({ tidy: (value) => value && normalTaxId(value as string) }),
  baseCurrency: ({ currencies }) => oneOf('baseCurrency', currencies),
  timeZone: ({ info }) => {
    // Browsers know some time zones only by older names, so the stored one is added.
    const zones = new Set([String(info['timeZone']), defaultSettings.timeZone, ...Intl.supportedValuesOf('timeZone')])
    return oneOf(
      'timeZone',
      [...zones].toSorted().map((value) => ({ value, label: value })),
    )
  },
}

const rowOf = (name: SettingName, known: SettingsFacts): InPlaceRow => {
  const setting: Setting = settings[name]
  const { field, right } = setting
  return {
    field,
    right,
    help: helpOf(name),
    standard: defaultSettings[name],
    danger: (from, to) => {
      const found = setting.danger?.(from, to)
      return found ? `settingDanger.${name}.${found}` : null
    },
    check: (value) => checkSetting(name, value),
    ...own[name]?.(known),
  }
}

export const settingsRecord = (section: SettingSection, known: SettingsFacts): InPlaceSubject =>
  inPlaceSubject(
    {
      name: section,
      module: settingsModule,
      right: 'Config',
      page: '/system/config',
      rows: Object.fromEntries(settingsOf(section).map((name) => [name, rowOf(name, known)])),
      // All pages use the new formats and rules at once.
      onSaved: () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
    },
    known.info,
  )
