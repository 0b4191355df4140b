/**
 * What a first visit needs beside the program itself: rights, settings and words. Fetched at once, so that nothing waits
 * in a row; the chunks of its page the server has named already (`server/web/page-chunks.ts`).
 */
import type { Language } from '#i18n/fill.ts'

export const preload = (language: Language): void => {
  const loads = [
    import('./data/early.ts').then(({ askEarly }) => askEarly()),
    language === 'en' ? import('./words/catalogue-en.ts') : import('./words/catalogue-vi.ts'),
  ]
  // Whoever needs them asks again, and tells when they do not come.
  for (const load of loads) load.catch(() => undefined)
}
