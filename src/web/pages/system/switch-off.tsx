/** Switches the second factor off, with password and code. */
import { type FormEvent, useId, useState } from 'react'
import { moduleCall } from '#wire/calls.ts'
import { call, CallFailed } from '#web/data/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import style from '../../shell/shell.module.css'
import { useOwnerWords } from './words.ts'

interface Answer {
  Description: string
  errors?: readonly { path: string; message: string }[]
}

const answerTo = async (form: FormData): Promise<Answer> => {
  const body = { password: form.get('password'), code: form.get('code') }
  try {
    return await call<Answer>(moduleCall('User', 'endSecondFactor'), { body })
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    return { Description: failure.message }
  }
}

export const SwitchOff = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const { t, o } = useOwnerWords()
  const form = useId()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Answer>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const answer = await answerTo(new FormData(event.currentTarget))
    setBusy(false)
    if (answer.Description.toLowerCase() === 'ok') onDone()
    else setRefused(answer)
  }
  const problemAt = (path: string) => refused?.errors?.find((one) => one.path === path)?.message
  // What has no place of its own, a lost connection for instance, stands at the first input.
  const rest = refused && !problemAt('password') && !problemAt('code') ? refused.Description : undefined
  return (
    <Modal
      opened
      title={o('security.switchOff')}
      onClose={onClose}
      width={420}
      foot={
        <>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button variant="danger" type="submit" form={form} busy={busy}>
            {o('security.switchOff')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={style.form}
        onSubmit={(event) => {
          void submit(event)
        }}
        noValidate
      >
        <TextInput
          label={o('user.oldPassword')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          data-autofocus
          error={problemAt('password') ?? rest}
        />
        <TextInput
          label={o('security.code')}
          name="code"
          autoComplete="one-time-code"
          maxLength={20}
          required
          hint={o('security.codeHint')}
          error={problemAt('code')}
        />
      </form>
    </Modal>
  )
}
