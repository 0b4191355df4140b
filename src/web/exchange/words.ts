/** Translations of exchanges; whoever shows them loads them first. */
import type { vi as exchange } from '#i18n/areas/exchange.ts'
import { spell } from '#i18n/fill.ts'
import { useWords } from '#web/words/words.ts'
import type { Translate } from '#web/words/translate.ts'

/** `x` translates keys of exchanges. */
export const useExchangeWords = () => {
  const words = useWords()
  const x: Translate<typeof exchange> = (key, ...[values]) =>
    words.label(key, values && spell(words.language, values as Record<string, string | number>))
  return { x }
}
