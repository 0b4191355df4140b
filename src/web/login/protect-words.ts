import { en, vi } from '#i18n/areas/protect.ts'
import { fill } from '#i18n/fill.ts'
import { languageStore } from '#web/words/language.ts'
import { useStore } from '#web/ui/base/store.ts'

const words = { vi, en }
export const useProtectWords = () => {
  const language = useStore(languageStore)
  return {
    t: (key: keyof typeof vi, values?: Readonly<Record<string, string>>): string => fill(words[language][key], values),
  }
}
