/** The letters about a record, fetched when the page has what it needs itself. */
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { loadArea } from '#web/words/words.ts'

export const LettersAbout = lazyWhenIdle(
  async () => (await Promise.all([import('./letters-about.tsx'), loadArea('mail')]))[0].LettersAbout,
)
