/** Renewal of an expired session, and leaving for the sign-in page. */
import { createStore } from '#web/ui/base/store.ts'
import { closeSession } from './session.ts'

/** Set while the overlay asks for the password again, so that input on the page is kept. */
export interface Renewal {
  message: string
  settle: (signedIn: boolean) => void
}
export const renewal = createStore<Renewal | null>(null)
let waiting: Promise<boolean> | null = null

/** All calls that find the token expired wait for the same sign-in. */
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

/** Opens the sign-in page with the address to return to. A full page load removes everything the previous user saw. */
export const leaveToSignIn = (): void => {
  closeSession()
  const wanted = location.pathname + location.search
  location.assign(`/login${wanted === '/' ? '' : `?next=${encodeURIComponent(wanted)}`}`)
}
