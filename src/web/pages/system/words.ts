/** Translations of the system pages; the pages load them first. */
import type { vi as owner } from '#i18n/areas/owner.ts'
import { spell } from '#i18n/fill.ts'
import { useFormWords } from '#web/words/form-words.ts'
import type { Translate } from '#web/words/translate.ts'

/** `o` translates keys of these pages; `t` and `label` are the common functions. */
export const useOwnerWords = () => {
  const words = useFormWords()
  const o: Translate<typeof owner> = (key, ...[values]) =>
    words.label(key, values && spell(words.language, values as Record<string, string | number>))
  return { ...words, o }
}
