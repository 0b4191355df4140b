/** Labels of all books, each from its folder; see catalogue-en.ts. */
import type { Words } from '#i18n/fill.ts'

const labels = import.meta.glob<Words>('../../books/*/labels.ts', { eager: true, query: '?en', import: 'en' })

export const words: Words = Object.assign({}, ...Object.values(labels))
