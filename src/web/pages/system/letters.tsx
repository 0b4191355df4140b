/** All letters of the tenant, and one of them: what it said, what became of it, sending it again. */
import { moduleCall } from '#wire/calls.ts'
import { batchOutcome, ofId, spelt, type Spelt } from '#wire/spelling.ts'
import { useQuery } from '@tanstack/react-query'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { letterList } from '#system/letter.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { useRights } from '#web/data/profile.ts'
import { invalidateModule, reportFailure } from '#web/data/queries.ts'
import { momentText } from '#web/grid/cell.tsx'
import { resend } from '#web/mail/letters.ts'
import { useMailWords } from '#web/mail/words.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { ListView } from '../../list/list-view.tsx'
import { rowSubject } from '../../list/subject.ts'
import { Facts, type Fact } from './facts.tsx'
import { lettersPath } from './mail-config.tsx'
import mailStyle from './mail-config.module.css'
import style from './system.module.css'

const paths = { list: lettersPath, create: null, detail: (id: string) => `${lettersPath}/detail/${id}` }
const subject = rowSubject(letterList, paths, () => import('./letters.tsx'))

export const LetterList = () => <ListView subject={subject} view="list" />

type WholeLetter = Spelt<AnswerOf<'api/ApiMail/getInfo'>>

export const LetterDetail = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['letters', 'one', id],
    staleTime: 0,
    meta: { silent: true },
    queryFn: async ({ signal }) => spelt(await call('api/ApiMail/getInfo', { query: ofId(id), signal })),
  })
  if (error) return <NotLoaded error={error} onRetry={refetch} />
  return data ? <Shown letter={data} /> : <Loading />
}

const useFacts = (letter: WholeLetter): readonly Fact[] => {
  const { m } = useMailWords()
  const moment = (value: string | null) => (value ? momentText(value) : '')
  return [
    [m('letter.state'), letter.stateName],
    [m('letter.problem'), letter.problem],
    [m('mail.answer'), letter.problem.includes(letter.detail) ? '' : letter.detail],
    [m('letter.to'), letter.to],
    [m('letter.cc'), letter.cc],
    [m('letter.kind'), letter.kindName],
    [m('letter.about'), letter.aboutNumber],
    [m('mail.attachment'), letter.attachmentName],
    [m('letter.by'), letter.by],
    [m('letter.createdAt'), moment(letter.createdAt)],
    [m('letter.sentAt'), moment(letter.sentAt)],
    [m('letter.nextAt'), moment(letter.nextAt)],
    [m('letter.attempts'), letter.attempts > 0 ? String(letter.attempts) : ''],
  ]
}

const Shown = ({ letter }: { letter: WholeLetter }) => {
  const { m } = useMailWords()
  const facts = useFacts(letter)
  return (
    <div className={style.page}>
      <Actions letter={letter} />
      <section className={style.card} aria-label={letter.subject}>
        <h2 className={style.heading}>{letter.subject}</h2>
        <Facts facts={facts} />
        <p className={letter.isSealed ? style.note : mailStyle.text}>
          {letter.isSealed ? m('mail.sealed') : letter.text}
        </p>
      </section>
    </div>
  )
}

const Actions = ({ letter }: { letter: WholeLetter }) => {
  const { t, m } = useMailWords()
  const { may } = useRights()
  const navigate = useNavigate()
  if (!may('Config', 'U')) return null
  const remove = async () => {
    const isMeant = await confirm({
      title: m('mail.delete'),
      message: m('mail.deleteAsk'),
      confirmLabel: t('list.delete'),
      danger: true,
    })
    if (!isMeant) return
    try {
      const answer = await call(moduleCall('ApiMail', 'DeleteDB'), { body: [letter.id], requestId: true })
      const [refused] = batchOutcome(answer).failures
      if (refused) {
        notifyError(refused.description)
        return
      }
      await invalidateModule(letterList.module)
      notifyOk(m('mail.deleted'))
      await navigate(lettersPath)
    } catch (failure) {
      reportFailure(failure)
    }
  }
  return (
    <div className="flex wrap gap-8" role="toolbar" aria-label={m('mail.title')}>
      {letter.state !== 'sent' && letter.state !== 'sending' && (
        <Button
          variant="primary"
          icon={<RotateCcw size={15} />}
          onClick={() => void resend(letter.id, m('mail.resent'))}
        >
          {m('mail.resend')}
        </Button>
      )}
      <Button icon={<Trash2 size={15} />} onClick={() => void remove()}>
        {m('mail.delete')}
      </Button>
    </div>
  )
}
