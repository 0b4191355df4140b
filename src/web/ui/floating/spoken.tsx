/**
 * What is said to people who listen to the page, and seen by nobody. One region for the whole page, there before anything
 * is said in it: a region that comes together with its text is not read.
 */
import { useEffect } from 'react'
import { createStore, useStore } from '../base/store.ts'

export const spoken = createStore('')
let timer: ReturnType<typeof setTimeout> | undefined

/** Who types is told what was found once the typing rests, not at every letter. */
const RESTS_MS = 600
/** Then it goes, so that nobody comes upon it later, and the same can be said again. */
const LASTS_MS = 1500

/** The last of what is said in quick succession is heard. */
export const say = (text: string): void => {
  clearTimeout(timer)
  spoken.set('')
  timer = setTimeout(() => {
    spoken.set(text)
    timer = setTimeout(() => spoken.set(''), LASTS_MS)
  }, RESTS_MS)
}

/** Says a text that a page shows whenever it becomes another; empty: nothing is said. */
export const useSaid = (text: string): void =>
  useEffect(() => {
    if (text !== '') say(text)
  }, [text])

export const Spoken = () => {
  const text = useStore(spoken)
  return (
    <div className="hidden-visually" aria-live="polite" data-spoken>
      {text}
    </div>
  )
}
