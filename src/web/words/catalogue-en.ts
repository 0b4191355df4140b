/**
 * Translations common to all pages, English. The query keeps the other language out of the chunk; a test compares them
 * with i18n/catalogues.server.ts.
 */
import { en as common } from '#i18n/areas/common.ts?en'
import { en as documents } from '#i18n/areas/documents.ts?en'
import { en as lists } from '#i18n/areas/lists.ts?en'
import { en as messages } from '#i18n/areas/messages.ts?en'
import { en as print } from '#i18n/areas/print.ts?en'
import { en as web } from '#i18n/areas/web.ts?en'
import { en as webForm } from '#i18n/areas/web-form.ts?en'
import type { Words } from '#i18n/fill.ts'

const titles = import.meta.glob<Words>(['../../{documents,lists,books}/*/titles.ts', '../../reports/*/*.titles.ts'], {
  eager: true,
  query: '?en',
  import: 'en',
})

export const words: Record<string, string> = {
  ...messages,
  ...common,
  ...documents,
  ...lists,
  ...print,
  ...web,
  ...webForm,
}
for (const own of Object.values(titles)) Object.assign(words, own)
