/** Labels of the shifts of the till alone, for pages that show the open one; see catalogue-vi.ts. */
import type { Words } from '#i18n/fill.ts'

const labels = import.meta.glob<Words>('../../books/shifts/labels.ts', { eager: true, query: '?vi', import: 'vi' })

export const words: Words = Object.assign({}, ...Object.values(labels))
