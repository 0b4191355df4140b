/** What a page is told of whether letters can be sent. */
import type { Translate } from '#wire/errors.ts'

interface Standing {
  isReady: boolean
  /** Why not, when a mail server is set up. */
  trouble?: string
}

export const standingOf = (trouble: 'noServer' | 'noSecret' | null, translate: Translate): Standing => ({
  isReady: trouble === null,
  ...(trouble === 'noSecret' && { trouble: translate('mailTrouble.noSecret') }),
})
