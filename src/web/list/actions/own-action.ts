/** Actions that only one kind of document, list or book has; exported by `actions.web.ts` in its folder. */
import type { LucideIcon } from 'lucide-react'
import type { FunctionId, RightFlag } from '#model/right.ts'
import type { WireRow } from '#web/data/queries.ts'
import type { Subject } from '#web/list/subject.ts'

export interface OwnAction {
  name: string
  /** Translation key of the button. */
  label: string
  icon: LucideIcon
  /** The required right to the function of the rows. */
  right: RightFlag
  /** Required beside it: rights to other functions. */
  needs?: readonly (readonly [FunctionId, RightFlag])[]
  /** Shown on the page of a document ('view'), for rows selected in a list ('bulk'), or both. */
  where: readonly ('view' | 'bulk')[]
  /** On the page of a document a button of its own; on a telephone an entry of the menu, as the others are. */
  isButton?: true
  /**
   * True if the action is offered for a document. A row of a list contains its columns only; the page of the document
   * passes all values by wire names.
   */
  shows: (row: WireRow) => boolean
  /** Runs the action. Returns whether anything changed; failures have been reported. `leave` leads to another page. */
  run: (subject: Subject, rows: readonly WireRow[], leave: (path: string) => void) => Promise<boolean>
}
