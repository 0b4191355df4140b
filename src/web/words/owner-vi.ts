/** Translations of the system pages, Vietnamese; see catalogue-vi.ts. */
import { vi as owner } from '#i18n/areas/owner.ts?vi'
import { vi as editor } from '#i18n/areas/template-editor.ts?vi'
import { vi as start } from '#i18n/areas/start.ts?vi'
import { vi as templates } from '#i18n/areas/templates.ts?vi'

export const words = { ...owner, ...templates, ...editor, ...start }
