/** Pages to recover a forgotten password (contract system §7.1). */
import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { ErrorDialog, Frame, Input, PasswordInput } from './frame.tsx'
import style from './login.module.css'
import { requestMail, setPassword } from './recovery.ts'
import { isEmail, isStrong } from './rules.ts'
import { en, vi } from '#i18n/areas/recover.ts'
import { languageStore } from '#web/words/language.ts'
import { useStore } from '#web/ui/base/store.ts'

const words = { vi, en }
const useRecoverWords = () => {
  const language = useStore(languageStore)
  return { t: (key: keyof typeof vi): string => words[language][key] }
}

type Go = (path: string) => void
const PageLink = ({ to, go, children }: { to: string; go: Go; children: ReactNode }) => (
  <a
    className={style.back}
    href={to}
    onClick={(event: MouseEvent) => {
      event.preventDefault()
      go(to)
    }}
  >
    {children}
  </a>
)

/** Chooses the recovery page by its path. */
export const Recover = ({ path, go }: { path: string; go: Go }) => {
  switch (path) {
    case '/login/forgetpassword':
      return <ForgetPassword go={go} />
    case '/login/notisendmail':
      return <MailSent go={go} />
    case '/login/addnewpass':
      return <AddNewPassword go={go} />
    default:
      return <MailError go={go} />
  }
}

const ForgetPassword = ({ go }: { go: Go }) => {
  const { t } = useRecoverWords()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    if (!email) return setProblem(t('recover.emailRequired'))
    if (!isEmail(email)) return setProblem(t('recover.emailInvalid'))
    setBusy(true)
    const answer = await requestMail(email)
    return go(answer?.toLowerCase() === 'ok' ? '/login/notisendmail' : '/login/mailerror?cause=mail')
  }
  return (
    <Frame title={t('recover.forgotTitle')}>
      <p className={style.text}>{t('recover.forgotText')}</p>
      <form
        onSubmit={(event) => {
          void submit(event)
        }}
        noValidate
      >
        <Input
          label={t('recover.email')}
          name="email"
          type="email"
          autoComplete="email"
          autoFocus
          problem={problem}
          onInput={() => setProblem(undefined)}
        />
        <button type="submit" className={style.submit} disabled={busy}>
          {t('recover.send')}
        </button>
      </form>
      <PageLink to="/login/member" go={go}>
        {t('recover.back')}
      </PageLink>
    </Frame>
  )
}

const MailSent = ({ go }: { go: Go }) => {
  const { t } = useRecoverWords()
  return (
    <Frame title={t('recover.sentTitle')}>
      <p className={style.text} role="status">
        {t('recover.sent')}
      </p>
      <PageLink to="/login/member" go={go}>
        {t('recover.back')}
      </PageLink>
    </Frame>
  )
}

const MailError = ({ go }: { go: Go }) => {
  const { t } = useRecoverWords()
  const byMail = new URLSearchParams(location.search).get('cause') === 'mail'
  return (
    <Frame title={t('recover.mailErrorTitle')}>
      <p className={style.text} role="alert">
        {t(byMail ? 'recover.mailFailed' : 'recover.linkDead')}
      </p>
      <PageLink to="/login/forgetpassword" go={go}>
        {t('recover.again')}
      </PageLink>
    </Frame>
  )
}

const AddNewPassword = ({ go }: { go: Go }) => {
  const { t } = useRecoverWords()
  const [problems, setProblems] = useState<{ password?: string; repeat?: string }>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const password = String(form.get('password'))
    const found = {
      ...(!isStrong(password) && { password: t('recover.passwordWeak') }),
      ...(password !== form.get('repeat') && { repeat: t('recover.passwordDiffers') }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const answer = await setPassword(new URLSearchParams(location.search).get('code') ?? '', password)
    setBusy(false)
    if (answer === null || answer === t('recover.linkDead')) go('/login/mailerror')
    else if (answer.toLowerCase() === 'ok') go('/login/member?done=1')
    else setRefusal(answer)
  }
  return (
    <Frame title={t('recover.newTitle')}>
      <form
        onSubmit={(event) => {
          void submit(event)
        }}
        noValidate
      >
        <PasswordInput
          label={t('recover.newPassword')}
          name="password"
          autoComplete="new-password"
          autoFocus
          problem={problems.password}
        />
        <PasswordInput
          label={t('recover.repeatPassword')}
          name="repeat"
          autoComplete="new-password"
          problem={problems.repeat}
        />
        <button type="submit" className={style.submit} disabled={busy}>
          {t('recover.save')}
        </button>
      </form>
      <PageLink to="/login/member" go={go}>
        {t('recover.back')}
      </PageLink>
      {refusal !== null && <ErrorDialog text={refusal} onClose={() => setRefusal(null)} />}
    </Frame>
  )
}
