/**
 * Translations common to all pages, Vietnamese. The query keeps the other language out of the chunk; a test compares
 * them with i18n/catalogues.server.ts.
 */
import { vi as common } from '#i18n/areas/common.ts?vi'
import { vi as documents } from '#i18n/areas/documents.ts?vi'
import { vi as lists } from '#i18n/areas/lists.ts?vi'
import { vi as messages } from '#i18n/areas/messages.ts?vi'
import { vi as print } from '#i18n/areas/print.ts?vi'
import { vi as web } from '#i18n/areas/web.ts?vi'
import { vi as webForm } from '#i18n/areas/web-form.ts?vi'
import type { Words } from '#i18n/fill.ts'

const titles = import.meta.glob<Words>(['../../{documents,lists,books}/*/titles.ts', '../../reports/*/*.titles.ts'], {
  eager: true,
  query: '?vi',
  import: 'vi',
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
