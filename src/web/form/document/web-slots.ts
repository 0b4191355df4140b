/** What a document may add to its screens; exported by `slots.web.ts` in its folder. */
import type { ComponentType } from 'react'
import type { FormModel } from '../draft/store/model.ts'
import type { FormBegin } from './header-fields.tsx'
import type { WordArea } from '#web/words/words.ts'

export interface WebSlots {
  /** Replaces head and lines; built from the same components (`#web/form`). */
  form?: ComponentType
  /** Where the usual form begins. */
  begin?: FormBegin
  /** Stands below the usual head while it is written. */
  below?: ComponentType
  /** Called when a document was saved, unless as a draft. */
  saved?: (model: FormModel) => void
  /** Translations that only its own screens need. */
  words?: WordArea
  /** Message shown after a new document was saved (contract README §5.2 no. 7). */
  created?: 'done.saved' | 'done.added'
}
