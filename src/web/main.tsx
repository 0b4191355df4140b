/** Entry point: sets theme and language, then loads either the sign-in pages or the application as separate chunks. */
import './ui/tokens.css'
import './ui/layout.css'
import type { Language } from '#i18n/fill.ts'
import { languageStore, applyLanguage } from './words/language.ts'
import { applyPreferences } from './session/preferences.ts'
import { sessionToken } from './session/session.ts'
import { showChunkFailure } from './feedback/chunk-failure.ts'

/**
 * Requests what a first page load needs besides the application: rights, settings and translations, all in parallel.
 * The chunks of the page itself are named by the server (`server/web/page-chunks.ts`).
 */
const preload = (language: Language): void => {
  const loads = [
    import('./data/prefetch.ts').then(({ prefetchStart }) => prefetchStart()),
    language === 'en' ? import('./words/catalogue-en.ts') : import('./words/catalogue-vi.ts'),
  ]
  // A failure is reported by the code that needs the chunk and loads it again.
  for (const load of loads) load.catch(() => undefined)
}

const start = async (): Promise<void> => {
  applyPreferences()
  applyLanguage()
  const root = document.getElementById('root')!
  if (sessionToken() && !location.pathname.startsWith('/login')) {
    preload(languageStore.get())
    const { mount } = await import('./app.tsx')
    await mount(root)
    return
  }
  const { mountLogin } = await import('./login/mount.tsx')
  mountLogin(root)
}

start().catch(showChunkFailure)
