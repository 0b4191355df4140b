/** Lets other requests run between the steps of processing a long document. */

/** Shorter documents are processed too fast to matter. */
const longFrom = 100

/**
 * Resolves after other requests had a turn; immediately for a short document. Must not be awaited while a lock or
 * query is pending that should not wait.
 */
export const giveWay = async (lines: number): Promise<void> => {
  if (lines >= longFrom) await new Promise((resume) => setImmediate(resume))
}
