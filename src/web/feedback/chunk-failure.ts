/** A part of the program did not come: said plainly, with a way to load again. Works without the kit. */
import { en, vi } from '#i18n/areas/login.ts'
import { languageStore } from '#web/session/language.ts'
import { createStore } from '#web/ui/store.ts'

export const chunkFailureText = (): string => (languageStore.get() === 'en' ? en : vi)['call.chunk']

export const tellChunkFailure = (): void => {
  const box = document.createElement('div')
  box.setAttribute('role', 'alert')
  box.style.cssText = 'position:fixed;inset:0;display:grid;place-content:center;gap:12px;text-align:center;background:var(--canvas)'
  const text = document.createElement('p')
  text.textContent = chunkFailureText()
  const again = document.createElement('button')
  again.textContent = '⟳'
  again.setAttribute('aria-label', chunkFailureText())
  again.style.cssText = 'justify-self:center;width:44px;height:44px;border-radius:8px;background:var(--accent);color:#fff;font-size:20px;text-align:center'
  again.onclick = () => location.reload()
  box.append(text, again)
  document.body.append(box)
}

const CHUNK_MS = 120_000
/** How many parts of the program are on their way. */
export const chunksUnderway = createStore(0)

/** Chunks that take longer than two minutes count as lost (contract system §12). */
export const withChunkLimit = <T>(chunk: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => { timer = setTimeout(() => reject(new Error('chunk')), CHUNK_MS) })
  chunksUnderway.set((count) => count + 1)
  return Promise.race([chunk, late]).finally(() => {
    clearTimeout(timer)
    chunksUnderway.set((count) => count - 1)
  })
}
