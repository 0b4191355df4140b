import type { Language } from '#i18n/fill.ts'
import { createStore } from '#web/ui/base/store.ts'
import { readCookie, writeCookie } from '../session/cookies.ts'

const start = (): Language => (readCookie('language') === 'en' ? 'en' : 'vi')
/** The language of the interface; calls send it in a header, so that the server's messages use it as well. */
export const languageStore = createStore<Language>(start())

export const setLanguage = (language: Language): void => {
  languageStore.set(language)
  applyLanguage()
}
/** Sets cookie and document language from the store; also done before each navigation (contract system §1). */
export const applyLanguage = (): void => {
  const language = languageStore.get()
  writeCookie('language', language)
  document.documentElement.lang = language
}
