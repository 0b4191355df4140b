/** What the draft of a form makes of what was typed, before the stored version takes its place. */
import type { KeptAs } from '#web/asking/conflict.tsx'
import type { DraftFate } from './draft-writer.ts'

/** Where the browser stores nothing, or not all of it (passwords), it is no draft. */
export const keptAs = async ({ flush }: { flush: () => Promise<DraftFate> }): Promise<KeptAs> =>
  (await flush()) === 'kept' ? 'draft' : 'nothing'
