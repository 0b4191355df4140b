/** Opens the dialog that sends a document or a statement. */
import { reportFailure } from '#web/data/queries.ts'
import { loadArea } from '#web/words/words.ts'
import type { MailSource } from './send-dialog.tsx'

export const openSend = async (source: MailSource): Promise<void> => {
  try {
    const [{ askToSend }] = await Promise.all([import('./send-dialog.tsx'), loadArea('mail')])
    await askToSend(source)
  } catch (failure) {
    reportFailure(failure)
  }
}
