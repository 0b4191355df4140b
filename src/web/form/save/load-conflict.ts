/** Loads the comparison of two versions, which hardly any save needs. */
import { loadArea } from '#web/words/words.ts'

export const loadConflict = async () => (await Promise.all([import('./document-conflict.ts'), loadArea('asking')]))[0]
