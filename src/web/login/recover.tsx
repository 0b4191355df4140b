/** The way back in for who forgot the password (contract system §7.1). */
import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { ErrorDialog, Frame, Input, PasswordInput } from './frame.tsx'
import style from './login.module.css'
import { askForMail, isEmail, isStrong, setPassword } from './sign-in.ts'
import { useLoginWords } from './words.ts'

type Go = (path: string) => void
const Away = ({ to, go, children }: { to: string; go: Go; children: ReactNode }) => (
  <a className={style.back} href={to} onClick={(event: MouseEvent) => { event.preventDefault(); go(to) }}>{children}</a>
)

export const ForgetPassword = ({ go }: { go: Go }) => {
  const { t } = useLoginWords()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    if (!email) return setProblem(t('login.emailRequired'))
    if (!isEmail(email)) return setProblem(t('login.emailInvalid'))
    setBusy(true)
    const answer = await askForMail(email)
    return go(answer?.toLowerCase() === 'ok' ? '/login/notisendmail' : '/login/mailerror?cause=mail')
  }
  return (
    <Frame title={t('login.forgotTitle')}>
      <p className={style.text}>{t('login.forgotText')}</p>
      <form onSubmit={(event) => { void submit(event) }} noValidate>
        <Input label={t('login.email')} name="email" type="email" autoComplete="email" autoFocus problem={problem} onInput={() => setProblem(undefined)} />
        <button type="submit" className={style.submit} disabled={busy}>{t('login.send')}</button>
      </form>
      <Away to="/login/member" go={go}>{t('login.back')}</Away>
    </Frame>
  )
}

export const MailSent = ({ go }: { go: Go }) => {
  const { t } = useLoginWords()
  return (
    <Frame title={t('login.sentTitle')}>
      <p className={style.text} role="status">{t('login.sent')}</p>
      <Away to="/login/member" go={go}>{t('login.back')}</Away>
    </Frame>
  )
}

export const MailError = ({ go }: { go: Go }) => {
  const { t } = useLoginWords()
  const byMail = new URLSearchParams(location.search).get('cause') === 'mail'
  return (
    <Frame title={t('login.mailErrorTitle')}>
      <p className={style.text} role="alert">{t(byMail ? 'login.mailFailed' : 'login.linkDead')}</p>
      <Away to="/login/forgetpassword" go={go}>{t('login.again')}</Away>
    </Frame>
  )
}

export const AddNewPassword = ({ go }: { go: Go }) => {
  const { t } = useLoginWords()
  const [problems, setProblems] = useState<{ password?: string; repeat?: string }>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const password = String(form.get('password'))
    const found = {
      ...(!isStrong(password) && { password: t('login.passwordWeak') }),
      ...(password !== form.get('repeat') && { repeat: t('login.passwordDiffers') }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const answer = await setPassword(new URLSearchParams(location.search).get('code') ?? '', password)
    setBusy(false)
    if (answer === null || answer === t('login.linkDead')) go('/login/mailerror')
    else if (answer.toLowerCase() === 'ok') go('/login/member?done=1')
    else setRefusal(answer)
  }
  return (
    <Frame title={t('login.newTitle')}>
      <form onSubmit={(event) => { void submit(event) }} noValidate>
        <PasswordInput label={t('login.newPassword')} name="password" autoComplete="new-password" autoFocus problem={problems.password} />
        <PasswordInput label={t('login.repeatPassword')} name="repeat" autoComplete="new-password" problem={problems.repeat} />
        <button type="submit" className={style.submit} disabled={busy}>{t('login.save')}</button>
      </form>
      <Away to="/login/member" go={go}>{t('login.back')}</Away>
      {refusal !== null && <ErrorDialog text={refusal} onClose={() => setRefusal(null)} />}
    </Frame>
  )
}
