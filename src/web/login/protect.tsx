/**
 * Sets up the second factor: password, QR code, recovery codes. Outside of the application, because members of a group
 * that demands it reach nothing else before.
 */
import { useEffect, useState } from 'react'
import { moduleCall } from '#wire/calls.ts'
import { call, CallFailed } from '#web/data/call.ts'
import { sessionToken, sessionUser } from '#web/session/session.ts'
import { Frame, Input, PasswordInput } from './frame.tsx'
import style from './login.module.css'
import { useProtectWords } from './protect-words.ts'
import { RecoveryCodes, ScanCode } from './protect-parts.tsx'
import { ProtectForm, type Refused } from './protect-form.tsx'
import { wanted } from './wanted.ts'

interface Standing {
  secondFactor: { active: boolean; demanded: boolean }
}
type Described = Partial<Refused> & { secret?: string; uri?: string; recoveryCodes?: string[] }

/** The session has ended, or there was none: sign in first, and come back. */
const leaveForSignIn = (): void =>
  location.replace(`/login/member?next=${encodeURIComponent(location.pathname + location.search)}`)

const send = async (path: string, body: object): Promise<Described> => {
  try {
    return await call<Described>(path, { body, onExpired: 'throw' })
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure
    if (failure.kind === 'expired') leaveForSignIn()
    return { Description: failure.message }
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
  const found = await send(moduleCall('User', 'getSecurity'), {})
  return 'secondFactor' in found ? (found as unknown as Standing) : (found.Description ?? '')
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
          const answer = await send(moduleCall('User', 'confirmSecondFactor'), { code })
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
      {...standing.secondFactor}
      prove={async (body) => {
        const answer = await send(
          onlyRenews() ? moduleCall('User', 'renewRecoveryCodes') : moduleCall('User', 'beginSecondFactor'),
          body,
        )
        if (answer.recoveryCodes) setCodes(answer.recoveryCodes)
        else if (answer.secret && answer.uri) setScan({ secret: answer.secret, uri: answer.uri })
        return answer
      }}
    />
  )
}

interface ProveProps {
  active: boolean
  demanded: boolean
  prove: (body: Record<string, string>) => Promise<Described>
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
      <ProtectForm submit={t('protect.next')} send={prove} required={{ password: t('protect.passwordRequired') }}>
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
