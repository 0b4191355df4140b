import { en, vi } from '#i18n/areas/recover.ts'
import { languageStore } from '#web/words/language.ts'
import { useStore } from '#web/ui/store.ts'

const words = { vi, en }
export const useRecoverWords = () => {
  const language = useStore(languageStore)
  return { t: (key: keyof typeof vi): string => words[language][key] }
}
