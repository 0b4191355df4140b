/** Switches the second factor off, with password and code. */
import { useState } from 'react'
import { call, CallFailed } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { FormDialog } from '#web/ui/floating/form-dialog.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { useOwnerWords } from './words.ts'

type Answer = AnswerOf<'api/User/endSecondFactor'>

const answerTo = async (form: FormData): Promise<Answer> => {
  const body = { password: String(form.get('password')), code: String(form.get('code')) }
  try {
    return await call('api/User/endSecondFactor', { body })
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    return { Description: failure.message }
  }
}

export const SwitchOff = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const { o } = useOwnerWords()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Answer>()
  const submit = async (typed: FormData) => {
    setBusy(true)
    const answer = await answerTo(typed)
    setBusy(false)
    if (answer.Description.toLowerCase() === 'ok') onDone()
    else setRefused(answer)
  }
  const problemAt = (path: string) => refused?.errors?.find((one) => one.path === path)?.message
  // What has no place of its own, a lost connection for instance, stands at the first input.
  const rest = refused && !problemAt('password') && !problemAt('code') ? refused.Description : undefined
  return (
    <FormDialog
      title={o('security.switchOff')}
      send={{ label: o('security.switchOff'), variant: 'danger' }}
      busy={busy}
      onSend={submit}
      onClose={onClose}
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
    </FormDialog>
  )
}
