/** Translations of the system pages, English; see catalogue-en.ts. */
import { en as owner } from '#i18n/areas/owner.ts?en'
import { en as editor } from '#i18n/areas/template-editor.ts?en'
import { en as start } from '#i18n/areas/start.ts?en'
import { en as templates } from '#i18n/areas/templates.ts?en'

export const words = { ...owner, ...templates, ...editor, ...start }
