/** What may be done with documents of one kind alone; `actions.web.ts` in its folder gives them. */
import type { LucideIcon } from 'lucide-react'
import type { RightFlag } from '#model/right.ts'
import type { WireRow } from '#web/data/queries.ts'
import type { Subject } from '#web/list/subject.ts'

export interface OwnAction {
  name: string
  /** Catalogue key of its button. */
  label: string
  icon: LucideIcon
  /** A right to the function of the document. */
  right: RightFlag
  /** On the page of a document, or for those chosen in a list. */
  where: readonly ('view' | 'bulk')[]
  /** Whether a document offers it. In a list a row knows its columns, on its page every value by its name outside. */
  shows: (row: WireRow) => boolean
  /** Whether anything changed; what went wrong has been told. */
  run: (subject: Subject, rows: readonly WireRow[]) => Promise<boolean>
}
