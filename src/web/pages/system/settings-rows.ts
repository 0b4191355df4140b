/** The settings as rows of a page: what their definition says, and what only the page knows of some of them. */
import { normalTaxId } from '#kernel/tax-id.ts'
import { documentMetas } from '#documents/index.ts'
import { choice, type Choice, type Field } from '#model/field.ts'
import { checkSetting } from '#model/setting-rules.ts'
import { numberDigits, settingNames, settings, type Setting, type SettingSection } from '#model/settings.ts'
import { defaultSettings, type SettingName } from '#model/standard-settings.ts'
import { queryClient, settingsQuery, type WireRow } from '#web/data/queries.ts'
import { standingSubject, type StandingRow, type StandingSubject } from '#web/form/record/standing-rows.ts'
import { numbering } from './numbering.ts'

export const settingsModule = 'ApiConfig'
/** The section the page of the configuration itself shows. */
export const firstSection: SettingSection = 'numbers'
export const sectionPath = (section: SettingSection): string =>
  section === firstSection ? '/system/config' : `/system/config/${section}`

const rights = new Set(documentMetas.map((meta) => meta.right))
/** Those of a section that mean something in this program. */
export const settingsOf = (section: SettingSection): SettingName[] =>
  settingNames.filter((name) => {
    const { section: own, about } = settings[name] as Setting
    return own === section && (about === undefined || rights.has(about))
  })

export const helpOf = (name: SettingName): StandingRow['help'] => ({
  key: `settingHelp.${name}`,
  values: { digits: String(numberDigits) },
})

const oneOf = (name: SettingName, choices: readonly Choice[]): Pick<StandingRow, 'field'> => ({
  field: choice<string>()({ label: settings[name].field.label, required: true, choices }) as Field,
})

/** What is stored, the currencies there are, and the name the business goes by. */
export interface Known {
  info: WireRow
  currencies: readonly Choice[]
  tenantName: string
}
/** Texts outside that the page offers a choice for, and other things their definition cannot know. */
const own: Partial<Record<SettingName, (known: Known) => Partial<StandingRow>>> = {
  numbering: () => numbering,
  companyName: ({ tenantName }) => ({ standard: tenantName }),
  MST: () => ({ tidy: (value) => value && normalTaxId(value as string) }),
  baseCurrency: ({ currencies }) => oneOf('baseCurrency', currencies),
  timeZone: ({ info }) => {
    // Browsers know some zones by older names only.
    const zones = new Set([String(info['timeZone']), defaultSettings.timeZone, ...Intl.supportedValuesOf('timeZone')])
    return oneOf(
      'timeZone',
      [...zones].toSorted().map((value) => ({ value, label: value })),
    )
  },
}

const rowOf = (name: SettingName, known: Known): StandingRow => {
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

export const settingsRecord = (section: SettingSection, known: Known): StandingSubject =>
  standingSubject(
    {
      name: section,
      module: settingsModule,
      right: 'Config',
      page: '/system/config',
      rows: Object.fromEntries(settingsOf(section).map((name) => [name, rowOf(name, known)])),
      // Formats, names and rules of every page follow them at once.
      onSaved: () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
    },
    known.info,
  )
