/** The question for the password over a page whose session has ended. */
import { type FormEvent, useId, useState } from 'react'
import { signIn } from '#web/login/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { leaveToSignIn, type Renewal } from '../session/renewal.ts'
import { sessionUser, otherUserSignedIn } from '../session/session.ts'
import { useWords } from '../words/words.ts'

export const PasswordQuestion = ({ asked }: { asked: Renewal }) => {
  const { t } = useWords()
  const form = useId()
  const [refusal, setRefusal] = useState<string>()
  const [ticket, setTicket] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const user = sessionUser()
    const typed = String(new FormData(event.currentTarget).get(ticket ? 'code' : 'password'))
    const problem = await signIn(
      user,
      ticket ? { mfa_token: ticket, code: typed } : { username: user, password: typed },
    )
    setBusy(false)
    if (problem === null) return asked.settle(true)
    setTicket(problem.isOver ? undefined : (problem.ticket ?? ticket))
    return setRefusal(problem.ticket ? undefined : problem.message)
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
        {ticket ? (
          <TextInput
            label={t('shell.code')}
            name="code"
            autoComplete="one-time-code"
            autoFocus
            maxLength={20}
            hint={t('shell.codeHint')}
            error={refusal}
          />
        ) : (
          <TextInput
            label={t('shell.passwordOf', { name: sessionUser() })}
            name="password"
            type="password"
            autoComplete="current-password"
            data-autofocus
            error={refusal}
          />
        )}
      </form>
    </Modal>
  )
}
