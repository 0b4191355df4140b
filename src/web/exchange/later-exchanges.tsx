/** What was said to other systems about a record, fetched when the page has what it needs itself. */
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { loadArea } from '#web/words/words.ts'

export const ExchangesAbout = lazyWhenIdle(
  async () => (await Promise.all([import('./exchanges-about.tsx'), loadArea('exchange')]))[0].ExchangesAbout,
)
