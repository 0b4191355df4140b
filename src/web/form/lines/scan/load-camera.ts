/** Loads the scanner with its translations when it is opened, or earlier if the connection may be missing then. */
import { loadArea } from '#web/words/words.ts'

export const loadCamera = async () => (await Promise.all([import('./camera-scan.tsx'), loadArea('camera')]))[0]
