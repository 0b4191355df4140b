/** Changes the password (Đổi mật khẩu). This revokes the token, so the user has to sign in again. */
import { useState } from 'react'
import { calls } from '#wire/calls.ts'
import { call, CallFailed } from '#web/data/call.ts'
import { reportFailure } from '#web/data/queries.ts'
import { isStrong } from '#web/login/rules.ts'
import { closeSession } from '#web/session/session.ts'
import { useWords, type WordKey } from '#web/words/words.ts'
import { FormDialog } from '#web/ui/floating/form-dialog.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'

type Problems = Partial<Record<'old' | 'fresh' | 'repeat', WordKey>>
const SHOWN_MS = 1500

const problemsOf = (form: FormData): Problems => ({
  ...(!form.get('old') && { old: 'shell.passwordRequired' as const }),
  ...(!isStrong(String(form.get('fresh'))) && { fresh: 'passwordWeak' as const }),
  ...(form.get('fresh') !== form.get('repeat') && { repeat: 'passwordDiffers' as const }),
})

export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const words = useWords()
  const { t } = words
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const text = (key: WordKey | undefined) => key && words.label(key)
  const submit = async (typed: FormData) => {
    const found = problemsOf(typed)
    setProblems(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const { Description } = await call(calls.changePassword, {
        body: { oldPassword: String(typed.get('old') ?? ''), newPassword: String(typed.get('fresh') ?? '') },
        requestId: true,
      })
      if (Description.toLowerCase() === 'ok') return leave(t('done.passwordChanged'))
      setRefusal(Description)
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={t('shell.changePassword')}
      send={{ label: t('web.save'), variant: 'primary' }}
      busy={busy}
      onSend={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('shell.oldPassword')}
        name="old"
        type="password"
        autoComplete="current-password"
        required
        data-autofocus
        error={text(problems.old) ?? refusal}
      />
      <TextInput
        label={t('shell.newPassword')}
        name="fresh"
        type="password"
        autoComplete="new-password"
        required
        error={text(problems.fresh)}
        hint={t('passwordWeak')}
      />
      <TextInput
        label={t('shell.repeatPassword')}
        name="repeat"
        type="password"
        autoComplete="new-password"
        required
        error={text(problems.repeat)}
      />
    </FormDialog>
  )
}

const leave = (message: string): void => {
  notifyOk(message)
  closeSession()
  setTimeout(() => location.assign('/login/member'), SHOWN_MS)
}
