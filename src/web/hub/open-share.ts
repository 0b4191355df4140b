/** Opens the dialog that shares a statement. */
import { reportFailure } from '#web/data/queries.ts'
import { loadArea } from '#web/words/words.ts'
import type { StatementShare } from './share-dialog.tsx'

export const openShare = async (shared: StatementShare): Promise<void> => {
  try {
    const [{ askToShare }] = await Promise.all([import('./share-dialog.tsx'), loadArea('reports')])
    await askToShare(shared)
  } catch (failure) {
    reportFailure(failure)
  }
}
