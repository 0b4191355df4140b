/** The texts of the configuration of electronic invoices. */
import type { vi as invoicing } from '#i18n/areas/invoicing.ts'
import { spell } from '#i18n/fill.ts'
import { useFormWords } from '#web/words/form-words.ts'
import type { Translate } from '#web/words/translate.ts'

export const useInvoicingWords = () => {
  const words = useFormWords()
  const i: Translate<typeof invoicing> = (key, ...[values]) =>
    words.label(key, values && spell(words.language, values as Record<string, string | number>))
  return { ...words, i }
}
