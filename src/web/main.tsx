/** Entry point: sets theme and language, then loads either the sign-in pages or the application as separate chunks. */
import './ui/tokens.css'
import { languageStore, applyLanguage } from './words/language.ts'
import { applyPreferences } from './session/preferences.ts'
import { sessionToken } from './session/session.ts'
import { preload } from './page-chunks.ts'
import { showChunkFailure } from './feedback/chunk-failure.ts'

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
