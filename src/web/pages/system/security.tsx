/** One's own account (Bảo mật): the second factor, and where one is signed in. */
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { ofId, spelt, type Spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { queryClient, reportFailure } from '#web/data/queries.ts'
import { momentText } from '#web/grid/cell.tsx'
import { closeSession } from '#web/session/session.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { Loading, StatusChip } from '#web/ui/parts.tsx'
import { SwitchOff } from './switch-off.tsx'
import style from './security.module.css'
import system from './system.module.css'
import { useOwnerWords } from './words.ts'

type Security = Spelt<AnswerOf<'api/User/getSecurity'>>
type SecondFactor = Security['secondFactor']
type OpenSession = Security['rows'][number]

const securityQuery = {
  queryKey: ['security'],
  staleTime: 0,
  meta: { silent: true },
  queryFn: async ({ signal }: { signal: AbortSignal }) => spelt(await call('api/User/getSecurity', { signal })),
}
const reload = () => queryClient.invalidateQueries({ queryKey: securityQuery.queryKey })

export const SecurityPage = () => {
  const { data, error, refetch } = useQuery(securityQuery)
  if (error && !data) return <NotLoaded error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return (
    <div className={system.page}>
      <SecondFactorCard {...data.secondFactor} />
      <Sessions sessions={data.rows} />
    </div>
  )
}

/** The set-up stands outside of the application (`web/login/protect.tsx`), and comes back here. */
const setUpPath = `/login/secondfactor?next=/account/security`
const FEW_CODES = 2

const SecondFactorCard = ({ active, since, recoveryCodes, demanded }: SecondFactor) => {
  const { o } = useOwnerWords()
  const [switchingOff, setSwitchingOff] = useState(false)
  return (
    <section className={system.card} aria-labelledby="second-factor">
      <h2 id="second-factor" className={system.heading}>
        {o('security.secondFactor')}{' '}
        <StatusChip tone={active ? 'ok' : 'neutral'}>
          {active ? o('security.since', { at: momentText(since) }) : o('security.inactive')}
        </StatusChip>
      </h2>
      <p className={system.note}>{o('security.explained')}</p>
      {demanded && <p className={system.note}>{o('security.demanded')}</p>}
      {active && (
        <p className={recoveryCodes <= FEW_CODES ? style.warning : system.note}>
          {o('security.codesLeft', { n: recoveryCodes })}
        </p>
      )}
      <div className={style.actions}>
        <a href={setUpPath} className={buttonClass({ variant: active ? 'default' : 'primary' })}>
          {o(active ? 'security.changeDevice' : 'security.switchOn')}
        </a>
        {active && (
          <a href={`${setUpPath}&renew=1`} className={buttonClass()}>
            {o('security.renewCodes')}
          </a>
        )}
        {active && !demanded && <Button onClick={() => setSwitchingOff(true)}>{o('security.switchOff')}</Button>}
      </div>
      {switchingOff && (
        <SwitchOff
          onClose={() => setSwitchingOff(false)}
          onDone={() => {
            setSwitchingOff(false)
            notifyOk(o('security.switchedOff'))
            void reload()
          }}
        />
      )}
    </section>
  )
}

/** Tells a refusal; whether it was done. */
const isDone = async (answer: Promise<{ Description: string }>): Promise<boolean> => {
  try {
    const { description } = spelt(await answer)
    if (description.toLowerCase() === 'ok') return true
    notifyError(description)
  } catch (failure) {
    reportFailure(failure)
  }
  return false
}

const Sessions = ({ sessions }: { sessions: readonly OpenSession[] }) => {
  const { o } = useOwnerWords()
  const [busy, setBusy] = useState('')
  const end = async (name: string, work: () => Promise<boolean>) => {
    setBusy(name)
    if (await work()) notifyOk(o('security.ended'))
    setBusy('')
    await reload()
  }
  const endEverywhere = async () => {
    const sure = await confirm({
      title: o('security.everywhere'),
      message: o('security.everywhereAsk'),
      confirmLabel: o('security.everywhere'),
      danger: true,
    })
    if (!sure || !(await isDone(call('api/User/endSessions', { body: { own: true } })))) return
    closeSession()
    location.assign('/login/member')
  }
  return (
    <section className={system.card} aria-labelledby="sessions">
      <h2 id="sessions" className={system.heading}>
        {o('security.sessions')}
      </h2>
      <ul className={style.sessions}>
        {sessions.map(({ id, device, ip, createdAt, lastUsed, own }) => (
          <li key={id}>
            <MonitorSmartphone size={18} aria-hidden="true" />
            <div className={style.session}>
              <strong>
                {device || o('security.unknownDevice')}{' '}
                {own && <StatusChip tone="info">{o('security.thisSession')}</StatusChip>}
              </strong>
              <span>
                {[ip, o('security.lastUsed', { at: momentText(lastUsed ?? '') })].filter(Boolean).join(' · ')}
              </span>
              <span>{o('security.signedIn', { at: momentText(createdAt) })}</span>
            </div>
            {!own && (
              <Button
                size="small"
                busy={busy === id}
                aria-label={o('security.endNamed', { name: device || o('security.unknownDevice') })}
                onClick={() => void end(id, () => isDone(call('api/User/endSession', { body: ofId(id) })))}
              >
                {o('security.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={style.actions}>
        {sessions.length > 1 && (
          <Button
            busy={busy === 'others'}
            onClick={() => void end('others', () => isDone(call('api/User/endSessions', { body: {} })))}
          >
            {o('security.endOthers')}
          </Button>
        )}
        <Button onClick={() => void endEverywhere()}>{o('security.everywhere')}</Button>
      </div>
    </section>
  )
}
