/** The scanner with its words: fetched when it is opened, or before, where there may be no line then. */
import { loadArea } from '#web/words/words.ts'

export const loadCamera = async () => (await Promise.all([import('./camera-scan.tsx'), loadArea('camera')]))[0]
