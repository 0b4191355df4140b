/** The settings of e-mail: whether letters can be sent, the mail server, a test letter, and the way to all letters. */
import { moduleCall } from '#wire/calls.ts'
import { useQuery } from '@tanstack/react-query'
import { Inbox, MailCheck, MailX, Send } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import type { Field } from '#model/field.ts'
import { blankMailServer, checkMailValue, mailServerFields, type MailServerField } from '#system/mail-server.ts'
import { call } from '#web/data/call.ts'
import { useRights } from '#web/data/profile.ts'
import { meQuery, queryClient, reportFailure, type WireRow } from '#web/data/queries.ts'
import { InPlaceSection } from '#web/form/record/in-place-section.tsx'
import { inPlaceSubject, type InPlaceRow } from '#web/form/record/in-place-rows.ts'
import { mailStatusQuery } from '#web/mail/letters.ts'
import { useMailWords } from '#web/mail/words.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/fields/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loading } from '#web/ui/parts.tsx'
import style from './mail-config.module.css'

const module = 'ApiMailConfig'
const infoKey = ['info', module]
export const lettersPath = '/system/mail'

const dangers: Partial<Record<MailServerField, (from: unknown, to: unknown) => string | null>> = {
  host: (from, to) => (from && !to ? 'mailServerDanger.removed' : null),
  security: (_, to) => (to === 'none' ? 'mailServerDanger.none' : null),
}

const rowOf = (name: MailServerField): InPlaceRow => ({
  field: mailServerFields[name] as Field,
  help: { key: `mailServerHelp.${name}` },
  ...(name === 'port' || name === 'security' ? { standard: blankMailServer[name] } : {}),
  danger: dangers[name],
  check: (value) => checkMailValue(name, value),
})

const names = Object.keys(mailServerFields) as MailServerField[]

const recordOf = (info: WireRow) =>
  inPlaceSubject(
    {
      name: 'mail',
      module,
      right: 'Config',
      ...(info['mayChange'] === true ? {} : { closed: 'mail.adminOnly' }),
      page: '/system/config/mail',
      rows: Object.fromEntries(names.map((name) => [name, rowOf(name)])),
      onSaved: () => queryClient.invalidateQueries({ queryKey: mailStatusQuery.queryKey }),
    },
    info,
  )

export const MailSection = ({ hidden }: { hidden: boolean }) => {
  const { m, label } = useMailWords()
  const { data, error, refetch } = useQuery({
    queryKey: infoKey,
    staleTime: 0,
    meta: { silent: true },
    queryFn: ({ signal }) => call(moduleCall(module, 'getInfo'), { signal }),
  })
  const record = useMemo(() => data && recordOf(data), [data])
  if (error && !data) return <NotLoaded error={error} onRetry={refetch} />
  if (!record || !data) return <Loading />
  return (
    <InPlaceSection
      title={label('settingSection.mail')}
      hint={m('settingSectionHint.mail')}
      record={record}
      hidden={hidden}
      top={<Standing info={data} />}
      onReload={() => void queryClient.invalidateQueries({ queryKey: infoKey })}
    />
  )
}

/** What can be done now, by which server, and a letter to try it. */
const Standing = ({ info }: { info: WireRow }) => {
  const { m } = useMailWords()
  const { may } = useRights()
  const own = String(info['host'] ?? '') !== ''
  const installedFrom = String(info['installedFrom'] ?? '')
  const isReady = info['isReady'] === true
  const trouble = typeof info['trouble'] === 'string' ? info['trouble'] : null
  return (
    <section className={style.standing} data-ready={isReady || undefined} aria-label={m('mail.title')}>
      {isReady ? <MailCheck size={20} aria-hidden="true" /> : <MailX size={20} aria-hidden="true" />}
      <div className={style.said}>
        {isReady ? (
          <p>
            {own
              ? m('mail.withOwn', { address: String(info['fromAddress']) })
              : m('mail.withInstalled', { address: installedFrom })}
          </p>
        ) : trouble !== null ? (
          <p>
            <strong>{trouble}</strong>
          </p>
        ) : (
          <>
            <p>
              <strong>{m('mail.without')}</strong>
            </p>
            <p>{m('mail.withoutHow')}</p>
          </>
        )}
        {isReady && may('Config', 'U') && <TestLetter />}
        <Link to={lettersPath} className={style.toLetters}>
          <Inbox size={15} aria-hidden="true" />
          {m('mail.letters')}
        </Link>
      </div>
    </section>
  )
}

const TestLetter = () => {
  const { m } = useMailWords()
  const { data: me } = useQuery(meQuery)
  const [typed, setTyped] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ isGood: boolean; text: string }>()
  const to = typed ?? String(me?.['email'] ?? '')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setOutcome(undefined)
    try {
      const { Description } = await call('api/ApiMailConfig/Test', { body: { to }, timeoutMs: 120_000 })
      const isGood = Description === 'ok'
      setOutcome({ isGood, text: isGood ? m('mail.tested', { to }) : Description })
    } catch (failure) {
      reportFailure(failure)
    }
    setBusy(false)
  }
  return (
    <form className={style.test} noValidate onSubmit={(event) => void send(event)}>
      <div className={style.testRow}>
        <TextInput
          label={m('mail.testTo')}
          inputMode="email"
          autoComplete="email"
          value={to}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <Button type="submit" icon={<Send size={15} />} busy={busy}>
          {m('mail.test')}
        </Button>
      </div>
      <p className="note">{m('mail.testHint')}</p>
      {outcome && (
        <p role={outcome.isGood ? 'status' : 'alert'} className={style.outcome} data-good={outcome.isGood || undefined}>
          {outcome.text}
        </p>
      )}
    </form>
  )
}
