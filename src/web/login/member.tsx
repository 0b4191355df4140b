/** The sign-in page. The application opens half a second after success (contract system §7.1). */
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { tenantCode, hostTenant, storeTenant } from '#web/session/tenant.ts'
import { sessionUser } from '#web/session/session.ts'
import { ErrorDialog, Frame, Input, PasswordInput } from './frame.tsx'
import style from './login.module.css'
import type { AskedCode } from './code-step.tsx'
import { signIn } from './sign-in.ts'
import { type LoginKey, useLoginWords } from './words.ts'

const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }))

export interface LoginNavigation {
  go: (path: string) => void
  enter: () => Promise<void>
  prefetchApp: () => void
}

const missing = (form: FormData): LoginKey | null => {
  if (!hostTenant() && !String(form.get('tenant') ?? '').trim()) return 'login.tenantRequired'
  return String(form.get('username') ?? '').trim() && form.get('password') ? null : 'login.required'
}

export const Member = ({ go, enter, prefetchApp, done }: LoginNavigation & { done: boolean }) => {
  const { t } = useLoginWords()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState<AskedCode | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const missingKey = missing(form)
    if (missingKey) return setProblem(t(missingKey))
    storeTenant(String(form.get('tenant') ?? ''))
    setBusy(true)
    const username = String(form.get('username')).trim()
    const refusal = await signIn(username, { username, password: String(form.get('password')) })
    if (refusal === null) return enter()
    setBusy(false)
    return refusal.ticket ? setAsked({ ticket: refusal.ticket, userName: username }) : setProblem(refusal.message)
  }
  if (asked)
    return (
      <Suspense>
        <CodeStep
          {...asked}
          onDone={() => void enter()}
          onBack={(message) => {
            setAsked(null)
            setProblem(message)
          }}
        />
      </Suspense>
    )
  const forgot = (
    <a
      href="/login/forgetpassword"
      onClick={(event) => {
        event.preventDefault()
        go('/login/forgetpassword')
      }}
    >
      {t('login.forgot')}
    </a>
  )
  return (
    <Frame title={t('login.title')}>
      {done && (
        <p className={style.success} role="status">
          {t('login.passwordChanged')}
        </p>
      )}
      <form
        onSubmit={(event) => {
          void submit(event)
        }}
        onInput={prefetchApp}
        noValidate
      >
        {!hostTenant() && (
          <Input
            label={t('login.tenant')}
            name="tenant"
            defaultValue={tenantCode()}
            autoComplete="organization"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={!tenantCode()}
          />
        )}
        <Input
          label={t('login.user')}
          name="username"
          defaultValue={sessionUser()}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={!!tenantCode()}
        />
        <PasswordInput label={t('login.password')} name="password" autoComplete="current-password" aside={forgot} />
        <button type="submit" className={style.submit} disabled={busy}>
          {t(busy ? 'login.busy' : 'login.submit')}
        </button>
      </form>
      {problem !== null && <ErrorDialog text={problem} onClose={() => setProblem(null)} />}
    </Frame>
  )
}
