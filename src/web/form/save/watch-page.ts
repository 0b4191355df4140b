/** Stores drafts when the page is hidden, closed, reloaded or left by address, and asks first where that fails. */
import { typedTexts } from '../fields/typed-texts.ts'
import type { DraftDesk } from './drafts/draft-desk.ts'

type Watched = Pick<DraftDesk<object>, 'state' | 'touch' | 'flushNow'>

/** Returns what ends it. */
export const watchPage = ({ state, touch, flushNow }: Watched): (() => void) => {
  const hide = () => {
    if (document.visibilityState === 'hidden') flushNow()
  }
  const ask = (event: Event) => {
    if (state.get().kind === 'refused') event.preventDefault()
  }
  const stop = typedTexts.subscribe(touch)
  addEventListener('pagehide', flushNow)
  addEventListener('beforeunload', ask)
  document.addEventListener('visibilitychange', hide)
  return () => {
    stop()
    removeEventListener('pagehide', flushNow)
    removeEventListener('beforeunload', ask)
    document.removeEventListener('visibilitychange', hide)
  }
}
