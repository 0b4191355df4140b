/** Translations of the pages of print templates, Vietnamese; see catalogue-vi.ts. */
import { vi as editor } from '#i18n/areas/template-editor.ts?vi'
import { vi as records } from '#i18n/areas/templates.ts?vi'

export const words = { ...records, ...editor }
