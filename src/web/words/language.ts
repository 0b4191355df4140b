import type { Language } from '#i18n/fill.ts'
import { createStore } from '#web/ui/store.ts'
import { readCookie, writeCookie } from '../session/cookies.ts'

const start = (): Language => (readCookie('language') === 'en' ? 'en' : 'vi')
/** The language of every text and, by its header, of every message of the server. */
export const languageStore = createStore<Language>(start())

export const setLanguage = (language: Language): void => {
  languageStore.set(language)
  markLanguage()
}
/** Cookie and document follow the store; also done before each navigation (contract system §1). */
export const markLanguage = (): void => {
  const language = languageStore.get()
  writeCookie('language', language)
  document.documentElement.lang = language
}
