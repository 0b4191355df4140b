/** What the rows of a list page need, as a table, as cards, and on phones. */
import type { WireRow } from '#web/data/queries.ts'
import type { Selection } from '#web/grid/selection.ts'
import type { Subject } from './subject.ts'
import type { ListParts } from './use-list.ts'

export interface BodyProps {
  subject: Subject
  list: ListParts
  view: 'list' | 'grid'
  label: string
  /** null: there are no actions on several rows. */
  selection: Selection | null
  chosen: readonly WireRow[]
  onSelection: (selection: Selection) => void
  onOpen: (row: WireRow) => void
  onPeek: (row: WireRow) => void
  /** The keyboard or a click moved to a row. */
  onActive: (row: WireRow) => void
  onRest: (row: WireRow) => void
  onClear: () => void
  /** Extends the date range to all days. */
  onAllDays: () => void
  /** Searches the typed text on the server instead of in the loaded rows. */
  onEverywhere: () => void
  /** Asks for a condition on a column; null: there are none. */
  onFilter: ((column: { field: string; label: string }) => void) | null
  /** Groups the rows, as the address says it. */
  onGroup: (text: string) => void
}
