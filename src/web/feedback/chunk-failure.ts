/** Shows that a chunk could not be loaded, with a button to reload. Works without the UI kit. */
import { en, vi } from '#i18n/areas/call.ts'
import { languageStore } from '#web/words/language.ts'

export const showChunkFailure = (): void => {
  const again = document.createElement('button')
  again.className = 'chunk-failure'
  again.textContent = `${(languageStore.get() === 'en' ? en : vi)['call.chunk']} ⟳`
  again.onclick = () => location.reload()
  document.body.append(again)
}
