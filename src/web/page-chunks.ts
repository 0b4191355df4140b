/** What a first visit needs beside the program itself: rights and settings, words, and the chunk of the page. Fetched at once, so that nothing waits in a row. */
import type { Language } from '#i18n/fill.ts'

export const preload = (path: string, language: Language): void => {
  const loads = [
    import('./data/early.ts').then(({ askEarly }) => askEarly()),
    language === 'en' ? import('./session/catalogue-en.ts') : import('./session/catalogue-vi.ts'),
    ...(/\/(list|grid)$/.test(path) ? [import('./pages/list/list-view.tsx')] : []),
    ...(path === '/' ? [import('./pages/home.tsx')] : []),
  ]
  // Whoever needs them asks again, and tells when they do not come.
  for (const load of loads) load.catch(() => undefined)
}
