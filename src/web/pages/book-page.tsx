/** The page of a book: the list page, with where its rows lead and what else it shows. */
import { type ComponentType, useMemo } from 'react'
import type { BookDefinition } from '#model/book.ts'
import type { WireRow } from '#web/data/queries.ts'
import { ListView, type OwnParts } from '../list/list-view.tsx'
import { bookSubject } from '../list/files/book-subject.ts'

/** Exported by `screen.web.tsx` in the folder of a book. */
export interface BookScreen extends OwnParts {
  /** Where a row leads. */
  pathOf: (row: WireRow) => string
  /** The columns its page begins with, where what decides would be out of sight. */
  first?: readonly string[]
  /** Prefetches the page it leads to. */
  prefetch: () => Promise<unknown>
  /** Loads the page of one row, if the book has such pages. */
  loadDetail?: () => Promise<ComponentType>
  /** The name of a row that has none in its field. */
  unnamed?: (row: WireRow) => string
}

export const BookPage = ({
  definition,
  screen,
  view,
}: {
  definition: BookDefinition
  screen: BookScreen
  view: 'list' | 'grid'
}) => {
  const subject = useMemo(() => bookSubject(definition, screen), [definition, screen])
  return <ListView subject={subject} view={view} parts={screen} />
}
