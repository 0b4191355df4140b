/** A part of the program did not come: said plainly, with a way to load again. Works without the kit. */
import { en, vi } from '#i18n/areas/call.ts'
import { languageStore } from '#web/words/language.ts'

export const tellChunkFailure = (): void => {
  const again = document.createElement('button')
  again.className = 'chunk-failure'
  again.textContent = `${(languageStore.get() === 'en' ? en : vi)['call.chunk']} ⟳`
  again.onclick = () => location.reload()
  document.body.append(again)
}
