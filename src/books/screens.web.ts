/** What the pages of books show beside their rows: the export `screen` of `screen.web.tsx` in the folder of a book. */
import { folderOf } from '#model/registry.ts'
import type { BookScreen } from '#web/pages/book-page.tsx'

const screens = import.meta.glob<BookScreen>('./*/screen.web.tsx', { import: 'screen' })

export const screenOfBook = (name: string): Promise<BookScreen> => screens[`./${folderOf(name)}/screen.web.tsx`]!()
