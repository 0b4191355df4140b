/** The question for the password over a page whose session has ended. */
import { type FormEvent, useId, useState } from 'react'
import { signIn } from '#web/login/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { leaveToSignIn, type Renewal } from '../session/renewal.ts'
import { sessionUser, otherUserSignedIn } from '../session/session.ts'
import { useWords } from '../words/words.ts'

export const PasswordQuestion = ({ asked }: { asked: Renewal }) => {
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
