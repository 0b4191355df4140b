/** The entry: theme and language first, then either sign-in or the program, each in its own chunk. */
import './ui/tokens.css'
import { languageStore, markLanguage } from './words/language.ts'
import { markPreferences } from './session/preferences.ts'
import { sessionToken } from './session/session.ts'
import { preload } from './page-chunks.ts'
import { tellChunkFailure } from './feedback/chunk-failure.ts'

const start = async (): Promise<void> => {
  markPreferences()
  markLanguage()
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

start().catch(tellChunkFailure)
