/** Texts of the guided start; its pages load them first. */
import type { vi as start } from '#i18n/areas/start.ts'
import { spell } from '#i18n/fill.ts'
import { useWords } from '#web/words/words.ts'
import type { Translate } from '#web/words/translate.ts'

/** `s` translates keys of these pages; `t` and `label` are the common functions. */
export const useStartWords = () => {
  const words = useWords()
  const s: Translate<typeof start> = (key, ...[values]) =>
    words.label(key, values && spell(words.language, values as Record<string, string | number>))
  return { ...words, s }
}
