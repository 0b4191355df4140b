/** What the page of a book shows. */
import type { BookDefinition } from '#model/book.ts'
import type { WireRow } from '#web/data/queries.ts'
import { inOrder } from '../views/column-order.ts'
import { rowSubject, type Subject } from '../subject.ts'

/** A book: its rows lead to what they are about, and can neither be created nor deleted. */
export const bookSubject = (
  book: BookDefinition,
  {
    pathOf,
    prefetch,
    unnamed,
    first = [],
  }: { pathOf: (row: WireRow) => string; first?: readonly string[] } & Pick<Subject, 'prefetch' | 'unnamed'>,
): Subject => {
  const subject = rowSubject(book, { list: book.path, create: null, detail: () => book.path }, prefetch)
  return {
    ...subject,
    columns: inOrder(subject.columns, first),
    views: book.views ?? [],
    selectable: book.hasActions === true,
    list: book.name,
    ...(unnamed && { unnamed }),
    paths: { ...subject.paths, grid: book.grid ?? null, row: pathOf },
  }
}
