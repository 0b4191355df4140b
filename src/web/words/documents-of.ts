/** Documents of a kind within a sentence: Vietnamese has one word for one of them and for many. */
import type { WebWords } from './words.ts'

export const documentsOf = (
  { language, label }: Pick<WebWords, 'language' | 'label'>,
  kind: { label: string; listTitle: string },
  n: number,
): string => label(language === 'en' && n > 1 ? kind.listTitle : kind.label).toLowerCase()
