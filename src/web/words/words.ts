/** Translations for the interface. Unknown keys and missing placeholder values do not compile. */
import { fill, spell, type Language, type Words } from '#i18n/fill.ts'
import type { vi as asking } from '#i18n/areas/asking.ts'
import type { vi as attention } from '#i18n/areas/attention.ts'
import type { vi as conditions } from '#i18n/areas/conditions.ts'
import type { vi as grouping } from '#i18n/areas/grouping.ts'
import type { vi as common } from '#i18n/areas/common.ts'
import type { vi as home } from '#i18n/areas/home.ts'
import type { vi as keys } from '#i18n/areas/keys.ts'
import type { vi as listing } from '#i18n/areas/listing.ts'
import type { vi as messages } from '#i18n/areas/messages.ts'
import type { vi as opened } from '#i18n/areas/opened.ts'
import type { vi as merge } from '#i18n/areas/merge.ts'
import type { vi as removal } from '#i18n/areas/removal.ts'
import type { vi as web } from '#i18n/areas/web.ts'
import { useStore } from '#web/ui/base/store.ts'
import { languageStore, setLanguage } from './language.ts'
import type { Translate } from './translate.ts'

type Catalogue = typeof web &
  typeof conditions &
  typeof grouping &
  typeof common &
  typeof messages &
  typeof merge &
  typeof removal &
  typeof asking &
  typeof attention &
  typeof home &
  typeof keys &
  typeof listing &
  typeof opened
export type WordKey = keyof Catalogue

export interface WebWords {
  language: Language
  t: Translate<Catalogue>
  /** Translates the labels of definitions, whose keys the types do not know. */
  label: (key: string, values?: Readonly<Record<string, string>>) => string
}

const catalogues: Partial<Record<Language, Words>> = {}
const load: Record<Language, () => Promise<{ words: Words }>> = {
  vi: () => import('./catalogue-vi.ts'),
  en: () => import('./catalogue-en.ts'),
}

/** Translations that only some pages need and load. */
const areas = {
  documents: { vi: () => import('./documents-vi.ts'), en: () => import('./documents-en.ts') },
  lists: { vi: () => import('./lists-vi.ts'), en: () => import('./lists-en.ts') },
  books: { vi: () => import('./books-vi.ts'), en: () => import('./books-en.ts') },
  reports: { vi: () => import('./reports-vi.ts'), en: () => import('./reports-en.ts') },
  goods: { vi: () => import('./goods-vi.ts'), en: () => import('./goods-en.ts') },
  listing: { vi: () => import('./listing-vi.ts'), en: () => import('./listing-en.ts') },
  grouping: { vi: () => import('./grouping-vi.ts'), en: () => import('./grouping-en.ts') },
  conditions: { vi: () => import('./conditions-vi.ts'), en: () => import('./conditions-en.ts') },
  paste: { vi: () => import('./paste-vi.ts'), en: () => import('./paste-en.ts') },
  camera: { vi: () => import('./camera-vi.ts'), en: () => import('./camera-en.ts') },
  attention: { vi: () => import('./attention-vi.ts'), en: () => import('./attention-en.ts') },
  home: { vi: () => import('./home-vi.ts'), en: () => import('./home-en.ts') },
  hub: { vi: () => import('./hub-vi.ts'), en: () => import('./hub-en.ts') },
  help: { vi: () => import('./help-vi.ts'), en: () => import('./help-en.ts') },
  keys: { vi: () => import('./keys-vi.ts'), en: () => import('./keys-en.ts') },
  importing: { vi: () => import('./importing-vi.ts'), en: () => import('./importing-en.ts') },
  opened: { vi: () => import('./opened-vi.ts'), en: () => import('./opened-en.ts') },
  labels: { vi: () => import('./labels-vi.ts'), en: () => import('./labels-en.ts') },
  merge: { vi: () => import('./merge-vi.ts'), en: () => import('./merge-en.ts') },
  removal: { vi: () => import('./removal-vi.ts'), en: () => import('./removal-en.ts') },
  asking: { vi: () => import('./asking-vi.ts'), en: () => import('./asking-en.ts') },
  stored: { vi: () => import('./stored-vi.ts'), en: () => import('./stored-en.ts') },
  voucher: { vi: () => import('./voucher-vi.ts'), en: () => import('./voucher-en.ts') },
  prices: { vi: () => import('./prices-vi.ts'), en: () => import('./prices-en.ts') },
  exchange: { vi: () => import('./exchange-vi.ts'), en: () => import('./exchange-en.ts') },
  work: { vi: () => import('./work-vi.ts'), en: () => import('./work-en.ts') },
  mail: { vi: () => import('./mail-vi.ts'), en: () => import('./mail-en.ts') },
  invoicing: { vi: () => import('./invoicing-vi.ts'), en: () => import('./invoicing-en.ts') },
  correcting: { vi: () => import('./correcting-vi.ts'), en: () => import('./correcting-en.ts') },
  counter: { vi: () => import('./counter-vi.ts'), en: () => import('./counter-en.ts') },
  shifts: { vi: () => import('./shifts-vi.ts'), en: () => import('./shifts-en.ts') },
  packing: { vi: () => import('./packing-vi.ts'), en: () => import('./packing-en.ts') },
  parcels: { vi: () => import('./parcels-vi.ts'), en: () => import('./parcels-en.ts') },
  owner: { vi: () => import('./owner-vi.ts'), en: () => import('./owner-en.ts') },
} satisfies Record<string, Record<Language, () => Promise<{ words: Words }>>>
export type WordArea = keyof typeof areas
const wanted = new Set<WordArea>()

const loadInto = async (language: Language, area: WordArea): Promise<Words> => (await areas[area][language]()).words

/**
 * Loads the translations of a language, including all areas used so far; must finish before anything is rendered in it.
 */
export const loadWords = async (language: Language): Promise<Words> => {
  const [{ words }, ...more] = await Promise.all([
    load[language](),
    ...[...wanted].map((area) => loadInto(language, area)),
  ])
  const all: Words = Object.assign({}, words, ...more)
  catalogues[language] = all
  return all
}
/** Loads an area before a page that needs it is rendered; later language switches load it as well. */
export const loadArea = async (area: WordArea): Promise<void> => {
  wanted.add(area)
  const language = languageStore.get()
  const words = await loadInto(language, area)
  catalogues[language] = { ...catalogues[language], ...words }
}
export const switchLanguage = async (language: Language): Promise<void> => {
  await loadWords(language)
  setLanguage(language)
}

const wordsOf = (language: Language): WebWords => {
  const label: WebWords['label'] = (key, values) =>
    fill(catalogues[language]?.[key] ?? catalogues.vi?.[key] ?? key, values)
  const t: WebWords['t'] = (key, ...[values]) =>
    label(key, values && spell(language, values as Record<string, string | number>))
  return { language, t, label }
}
const wordsByLanguage: Record<Language, WebWords> = { vi: wordsOf('vi'), en: wordsOf('en') }

/** Renders again when the language changes, without reloading anything. */
export const useWords = (): WebWords => wordsByLanguage[useStore(languageStore)]
/** The current translations, for code outside of components. */
export const currentWords = (): WebWords => wordsByLanguage[languageStore.get()]

/** Lowers the first letter, except in abbreviations such as VAT. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text

/** One of what an entry of the menu lists: in English "Customers" is a list, "customer" one of them. */
export const oneOf = ({ language }: Pick<WebWords, 'language'>, entry: string): string =>
  language === 'vi' ? entry : entry.split(' and ').map(singular).join(' or ')
const singular = (plural: string): string =>
  plural
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x)es$/, '$1')
    .replace(/([^s])s$/, '$1')
