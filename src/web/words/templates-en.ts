/** Translations of the pages of print templates, English; see catalogue-en.ts. */
import { en as editor } from '#i18n/areas/template-editor.ts?en'
import { en as records } from '#i18n/areas/templates.ts?en'

export const words = { ...records, ...editor }
