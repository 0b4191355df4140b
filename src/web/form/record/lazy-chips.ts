import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import type { RecordValues } from './record-subject.ts'
import type { KeptChips as Chips } from '../save/drafts/kept-chips.tsx'
import type { ValuesDraft } from '../save/drafts/kept-values.ts'

/** Those of records; loaded after the form. */
export const KeptChips = lazyWhenIdle(
  async () => (await import('../save/drafts/kept-chips.tsx')).KeptChips as typeof Chips<ValuesDraft<RecordValues>>,
)
