/** The page of a price level, with its texts. */
import { loadArea } from '#web/words/words.ts'

export const load = async () =>
  (await Promise.all([import('./level-page.web.tsx'), loadArea('prices'), loadArea('listing')]))[0].LevelPage
