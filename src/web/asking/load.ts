/** Loads the questions about warnings, which few saves need. */
import { loadArea, currentWords } from '#web/words/words.ts'
import { notifyError } from '#web/ui/floating/notify.tsx'
import type { Warning, Deed } from './question.ts'

/** Where the question cannot be loaded, nothing is done. */
export const askAnyway = async (asked: readonly Warning[], deed: Deed): Promise<boolean> => {
  const loaded = await Promise.all([import('./ask.tsx'), loadArea('asking')]).catch(() => null)
  if (loaded) return loaded[0].ask(asked, deed)
  notifyError(currentWords().t('unavailable'))
  return false
}
