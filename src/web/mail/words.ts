/** Translations of letters; whoever shows them loads them first. */
import type { vi as mail } from '#i18n/areas/mail.ts'
import { spell } from '#i18n/fill.ts'
import { useFormWords } from '#web/words/form-words.ts'
import type { Translate } from '#web/words/translate.ts'

export type MailTranslate = Translate<typeof mail>

/** `m` translates keys of letters; `t` and `label` are the common functions. */
export const useMailWords = () => {
  const words = useFormWords()
  const m: MailTranslate = (key, ...[values]) =>
    words.label(key, values && spell(words.language, values as Record<string, string | number>))
  return { ...words, m }
}
