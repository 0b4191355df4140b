/** Actions that only one kind of document has; exported by `actions.web.ts` in its folder. */
import type { LucideIcon } from 'lucide-react'
import type { RightFlag } from '#model/right.ts'
import type { WireRow } from '#web/data/queries.ts'
import type { Subject } from '#web/list/subject.ts'

export interface OwnAction {
  name: string
  /** Translation key of the button. */
  label: string
  icon: LucideIcon
  /** The required right to the function of the document. */
  right: RightFlag
  /** Shown on the page of a document ('view'), for rows selected in a list ('bulk'), or both. */
  where: readonly ('view' | 'bulk')[]
  /**
   * Whether the action is offered for a document. A row of a list contains its columns only; the page of the document
   * passes all values by wire names.
   */
  shows: (row: WireRow) => boolean
  /** Runs the action. Returns whether anything changed; failures have been reported. */
  run: (subject: Subject, rows: readonly WireRow[]) => Promise<boolean>
}
