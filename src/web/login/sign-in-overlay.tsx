/** Asks for the password over the page when the token has expired, so that nothing typed is lost. */
import { loadArea } from '#web/words/words.ts'
import { useEffect } from 'react'
import { lazyWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { leaveToSignIn, renewal } from '../session/renewal.ts'
import { otherUserSignedIn } from '../session/session.ts'

/** Here before it is asked for: a session also ends while the server is being replaced. */
const PasswordQuestion = lazyWhenIdle(
  async () => (await Promise.all([import('./password-question.tsx'), loadArea('opened')]))[0].PasswordQuestion,
)

const LEAVE_MS = 500

/** `leaves`: this page shows the server's message and goes to the sign-in page instead (contract README §5.2 no. 5). */
export const SignInOverlay = ({ leaves }: { leaves: boolean }) => {
  const request = useStore(renewal)
  const leaving = request !== null && leaves && !otherUserSignedIn()
  const message = request?.message ?? ''
  useEffect(() => {
    if (!leaving) return undefined
    notifyError(message)
    // Calls in flight are not answered before the page is left, so that no error is reported twice.
    const timer = setTimeout(leaveToSignIn, LEAVE_MS)
    return () => clearTimeout(timer)
  }, [leaving, message])
  return request && !leaving && <PasswordQuestion asked={request} />
}
