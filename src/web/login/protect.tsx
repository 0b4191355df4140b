/**
 * Sets up the second factor: password, QR code, recovery codes. Outside of the application, because members of a group
 * that demands it reach nothing else before.
 */
import { useEffect, useState } from 'react'
import { call, CallFailed } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { sessionToken, sessionUser } from '#web/session/session.ts'
import { Frame, Input, PasswordInput } from './frame.tsx'
import style from './login.module.css'
import { useProtectWords } from './protect-words.ts'
import { RecoveryCodes, ScanCode } from './protect-parts.tsx'
import { ProtectForm, type SecurityRefusal } from './protect-form.tsx'
import { wanted } from './wanted.ts'

type Standing = AnswerOf<'api/User/getSecurity'>['secondFactor']

/** The session has ended, or there was none: sign in first, and come back. */
const leaveForSignIn = (): void =>
  location.replace(`/login/member?next=${encodeURIComponent(location.pathname + location.search)}`)

const onExpired = 'throw'
/** The answer; the text of a failure stands where refusals have theirs. */
const orProblem = async <T extends object>(answer: Promise<T>): Promise<Partial<T> & { Description?: string }> => {
  type Told = Partial<T> & { Description?: string }
  try {
    return (await answer) as Told
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    if (failure.kind === 'expired') leaveForSignIn()
    return { Description: failure.message } as Told
  }
}

/** `?renew`: only the recovery codes are made anew. */
const onlyRenews = (): boolean => new URLSearchParams(location.search).has('renew')

/** What the user has; the text of a failure; null when the page is being left. */
const standingOf = async (): Promise<Standing | string | null> => {
  if (!sessionToken()) {
    leaveForSignIn()
    return null
  }
  const found = await orProblem(call('api/User/getSecurity', { onExpired }))
  return found.secondFactor ?? found.Description ?? ''
}

export const Protect = () => {
  const { t } = useProtectWords()
  const [standing, setStanding] = useState<Standing | string | null>(null)
  const [scan, setScan] = useState<{ secret: string; uri: string } | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    void standingOf().then(setStanding)
  }, [tries])
  if (codes) return <RecoveryCodes codes={codes} user={sessionUser()} onDone={() => location.assign(wanted())} />
  if (scan)
    return (
      <ScanCode
        {...scan}
        confirm={async (code) => {
          const answer = await orProblem(call('api/User/confirmSecondFactor', { body: { code }, onExpired }))
          if (answer.recoveryCodes) setCodes(answer.recoveryCodes)
          return answer
        }}
      />
    )
  if (standing === null)
    return (
      <Frame title={t('protect.title')}>
        <p className={style.text} role="status">
          {t('protect.busy')}
        </p>
      </Frame>
    )
  if (typeof standing === 'string')
    return (
      <Frame title={t('protect.title')}>
        <p className={style.text} role="alert">
          {standing}
        </p>
        <button type="button" className={style.submit} onClick={() => setTries(tries + 1)}>
          {t('protect.retry')}
        </button>
      </Frame>
    )
  return (
    <Prove
      {...standing}
      prove={async (body) => {
        const options = { body, onExpired } as const
        if (onlyRenews()) {
          const answer = await orProblem(call('api/User/renewRecoveryCodes', options))
          if (answer.recoveryCodes) setCodes(answer.recoveryCodes)
          return answer
        }
        const answer = await orProblem(call('api/User/beginSecondFactor', options))
        if (answer.secret && answer.uri) setScan({ secret: answer.secret, uri: answer.uri })
        return answer
      }}
    />
  )
}

/** The form demands the password. */
interface Proof {
  password: string
  code?: string
}
interface ProveProps {
  active: boolean
  demanded: boolean
  prove: (body: Proof) => Promise<Partial<SecurityRefusal>>
}

const Prove = ({ active, demanded, prove }: ProveProps) => {
  const { t } = useProtectWords()
  const renews = onlyRenews()
  return (
    <Frame title={t(renews ? 'protect.codesTitle' : 'protect.title')}>
      {demanded && !active && (
        <p className={style.notice} role="status">
          {t('protect.demanded')}
        </p>
      )}
      <p className={style.text}>{t(renews ? 'protect.renewIntro' : active ? 'protect.again' : 'protect.intro')}</p>
      <ProtectForm
        submit={t('protect.next')}
        send={(typed) => prove({ ...typed, password: typed['password'] ?? '' })}
        required={{ password: t('protect.passwordRequired') }}
      >
        {(problems) => (
          <>
            <PasswordInput
              label={t('protect.password')}
              name="password"
              autoComplete="current-password"
              autoFocus
              problem={problems['password']}
            />
            {active && (
              <Input
                label={t('protect.code')}
                name="code"
                autoComplete="one-time-code"
                maxLength={20}
                problem={problems['code']}
              />
            )}
          </>
        )}
      </ProtectForm>
      <a className={style.back} href={demanded && !active ? '/login/signout' : wanted()}>
        {t(demanded && !active ? 'protect.signOut' : 'protect.cancel')}
      </a>
    </Frame>
  )
}
