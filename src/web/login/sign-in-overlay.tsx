/** Asks for the password over the page when the token has expired, so that nothing typed is lost. */
import { type FormEvent, useEffect, useId, useState } from 'react'
import { signIn } from '#web/login/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { notifyError } from '#web/ui/notify.tsx'
import { useStore } from '#web/ui/store.ts'
import { leaveToSignIn, renewal, type Renewal } from '../session/renewal.ts'
import { sessionUser, otherUserSignedIn } from '../session/session.ts'
import { useWords } from '../words/words.ts'

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

const PasswordQuestion = ({ asked }: { asked: Renewal }) => {
  const { t } = useWords()
  const form = useId()
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const problem = await signIn(sessionUser(), String(new FormData(event.currentTarget).get('password')))
    setBusy(false)
    if (problem === null) asked.settle(true)
    else setRefusal(problem)
  }
  const otherUser = otherUserSignedIn()
  const leave = () => {
    asked.settle(false)
    leaveToSignIn()
  }
  return (
    <Modal
      opened
      firm
      title={t('errorTitle')}
      width={400}
      onClose={leave}
      foot={
        <>
          {otherUser ? (
            <Button onClick={() => location.assign('/')}>{t('shell.goOnAs', { name: otherUser })}</Button>
          ) : (
            <Button onClick={leave}>{t('shell.signOut')}</Button>
          )}
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {t('shell.signIn')}
          </Button>
        </>
      }
    >
      <p style={{ marginBottom: 12 }}>
        {otherUser ? t('shell.stranger', { other: otherUser, name: sessionUser() }) : asked.message}
      </p>
      <form
        id={form}
        onSubmit={(event) => {
          void submit(event)
        }}
      >
        <TextInput
          label={t('shell.passwordOf', { name: sessionUser() })}
          name="password"
          type="password"
          autoComplete="current-password"
          data-autofocus
          error={refusal}
        />
      </form>
    </Modal>
  )
}
