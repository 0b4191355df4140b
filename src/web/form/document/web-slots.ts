/** What a document may have of its own on the screen; `slots.web.ts` in its folder gives it. */
import type { ComponentType } from 'react'
import type { WordArea } from '#web/words/words.ts'

export interface WebSlots {
  /** Stands in place of head and lines; composed of the same parts (`#web/form`). */
  form?: ComponentType
  /** Words its screens have alone. */
  words?: WordArea
  /** What is said when a new one was saved (contract README §5.2 no. 7). */
  created?: 'done.saved' | 'done.added'
}
