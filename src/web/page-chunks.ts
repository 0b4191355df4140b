/**
 * Requests what a first page load needs besides the application: rights, settings and translations, all in parallel.
 * The chunks of the page itself are named by the server (`server/web/page-chunks.ts`).
 */
import type { Language } from '#i18n/fill.ts'

export const preload = (language: Language): void => {
  const loads = [
    import('./data/prefetch.ts').then(({ prefetchStart }) => prefetchStart()),
    language === 'en' ? import('./words/catalogue-en.ts') : import('./words/catalogue-vi.ts'),
  ]
  // A failure is reported by the code that needs the chunk and loads it again.
  for (const load of loads) load.catch(() => undefined)
}
