import { en, vi } from '#i18n/areas/login.ts'
import { languageStore } from '#web/words/language.ts'
import { useStore } from '#web/ui/base/store.ts'

export type LoginKey = keyof typeof vi
const words = { vi, en }
export const useLoginWords = () => {
  const language = useStore(languageStore)
  return { language, t: (key: LoginKey): string => words[language][key] }
}
