/** Texts of the pages of print templates; the pages load them first. */
import type { vi as templates } from '#i18n/areas/template-editor.ts'
import { spell } from '#i18n/fill.ts'
import { useFormWords } from '#web/words/form-words.ts'
import type { Translate } from '#web/words/translate.ts'

export type TemplateKey = keyof typeof templates

/** `w` translates keys of these pages; `t` and `label` are the common functions. */
export const useTemplateWords = () => {
  const words = useFormWords()
  const w: Translate<typeof templates> = (key, ...[values]) =>
    words.label(key, values && spell(words.language, values as Record<string, string | number>))
  return { ...words, w }
}
export type TemplateWords = ReturnType<typeof useTemplateWords>
