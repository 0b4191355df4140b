/** What a page is told of whether letters can be sent. */
import { flag, text, type Schema } from '#model/schema.ts'
import type { Translate } from '#wire/errors.ts'

interface Standing {
  isReady: boolean
  /** Why not, when a mail server is set up. */
  trouble?: string
}

/** The properties `isReady` and `trouble` of an answer. */
export const standingSchema: { required: Record<string, Schema>; optional: Record<string, Schema> } = {
  required: { isReady: flag },
  optional: { trouble: text },
}

export const standingOf = (trouble: 'noServer' | 'noSecret' | null, translate: Translate): Standing => ({
  isReady: trouble === null,
  ...(trouble === 'noSecret' && { trouble: translate('mailTrouble.noSecret') }),
})
