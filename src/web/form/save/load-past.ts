/** Loads the question about figures of the past; nobody waits for it who saves a new document of today. */
import { loadArea } from '#web/words/words.ts'

export const loadPast = async () => (await Promise.all([import('./past.tsx'), loadArea('removal')]))[0]
