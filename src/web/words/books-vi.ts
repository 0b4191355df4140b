/** Labels of all books, each from its folder; see catalogue-vi.ts. */
import type { Words } from '#i18n/fill.ts'

const labels = import.meta.glob<Words>('../../books/*/labels.ts', { eager: true, query: '?vi', import: 'vi' })

export const words: Words = Object.assign({}, ...Object.values(labels))
