/** Translations for forms and reports. Unknown keys and missing placeholder values do not compile. */
import type { vi as asking } from '#i18n/areas/asking.ts'
import type { vi as camera } from '#i18n/areas/camera.ts'
import type { vi as common } from '#i18n/areas/common.ts'
import type { vi as goods } from '#i18n/areas/goods.ts'
import type { vi as hub } from '#i18n/areas/hub.ts'
import type { vi as importing } from '#i18n/areas/importing.ts'
import type { vi as labels } from '#i18n/areas/labels.ts'
import type { vi as messages } from '#i18n/areas/messages.ts'
import type { vi as paste } from '#i18n/areas/paste.ts'
import type { vi as merge } from '#i18n/areas/merge.ts'
import type { vi as removal } from '#i18n/areas/removal.ts'
import type { vi as reports } from '#i18n/areas/reports.ts'
import type { vi as stored } from '#i18n/areas/stored.ts'
import type { vi as voucher } from '#i18n/areas/voucher.ts'
import type { vi as web } from '#i18n/areas/web.ts'
import type { vi as own } from '#i18n/areas/web-form.ts'
import { spell, type Language } from '#i18n/fill.ts'
import { remembered } from '#kernel/remembered.ts'
import { useWords, currentWords, type WebWords } from '#web/words/words.ts'
import type { Translate } from '#web/words/translate.ts'

type Catalogue = typeof own &
  typeof web &
  typeof common &
  typeof messages &
  typeof labels &
  typeof merge &
  typeof removal &
  typeof asking &
  typeof camera &
  typeof goods &
  typeof hub &
  typeof importing &
  typeof paste &
  typeof reports &
  typeof stored &
  typeof voucher
export type FormKey = keyof Catalogue

export interface FormWords {
  language: Language
  t: Translate<Catalogue>
  /** Translates the labels of definitions, whose keys the types do not know. */
  label: (key: string, values?: Readonly<Record<string, string>>) => string
}

const of = remembered(new Map<WebWords, FormWords>(), (words): FormWords => {
  const { language, label } = words
  return {
    language,
    label,
    t: (key, ...[values]) => label(key, values && spell(language, values as Record<string, string | number>)),
  }
})
export const useFormWords = (): FormWords => of(useWords())
export const currentFormWords = (): FormWords => of(currentWords())
