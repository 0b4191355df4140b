/** A session that died while somebody was working, and leaving for good. */
import { createStore } from '#web/ui/store.ts'
import { closeSession } from './session.ts'

/** Set while the sign-in overlay asks for the password again: what was typed on the page stays. */
export interface Renewal {
  message: string
  settle: (signedIn: boolean) => void
}
export const renewal = createStore<Renewal | null>(null)
let waiting: Promise<boolean> | null = null

/** All calls that meet a dead token wait for the same answer. */
export const renewSession = (message: string): Promise<boolean> => {
  waiting ??= new Promise<boolean>((resolve) => {
    renewal.set({
      message,
      settle: (signedIn) => {
        waiting = null
        renewal.set(null)
        resolve(signedIn)
      },
    })
  })
  return waiting
}

/** To sign-in, remembering where to come back to. A full load drops everything the old user saw. */
export const leaveToSignIn = (): void => {
  closeSession()
  const wanted = location.pathname + location.search
  location.assign(`/login${wanted === '/' ? '' : `?next=${encodeURIComponent(wanted)}`}`)
}
