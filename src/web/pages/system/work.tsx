/** Work that waits, runs or has failed (Việc nền): its list, and one piece, which can be retried or given up. */
import { useQuery } from '@tanstack/react-query'
import { CirclePause, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { vi as work } from '#i18n/areas/work.ts'
import { spell } from '#i18n/fill.ts'
import { workList } from '#system/work.ts'
import { batchOutcome } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import type { AnswerOf } from '#web/data/described.ts'
import { useRights } from '#web/data/profile.ts'
import { invalidateModule, reportFailure, useInfo } from '#web/data/queries.ts'
import { momentText } from '#web/grid/cell.tsx'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { Loading } from '#web/ui/parts.tsx'
import type { Translate } from '#web/words/translate.ts'
import { useWords } from '#web/words/words.ts'
import { ListView } from '../../list/list-view.tsx'
import { rowSubject } from '../../list/subject.ts'
import { Facts, type Fact } from './facts.tsx'
import mailStyle from './mail-config.module.css'
import style from './system.module.css'

const base = '/system/work'
const paths = { list: base, create: null, detail: (id: string) => `${base}/detail/${id}` }
const subject = rowSubject(workList, paths, () => import('./work.tsx'))

const useWorkWords = () => {
  const words = useWords()
  const w: Translate<typeof work> = (key, ...[values]) =>
    words.label(key, values && spell(words.language, values as Record<string, string | number>))
  return { ...words, w }
}

export const WorkList = () => (
  <>
    <Paused />
    <ListView subject={subject} view="list" />
  </>
)

const standingKey = [workList.module, 'standing']

/** Says that nothing is done, and lets it go on. */
const Paused = () => {
  const { t, w } = useWorkWords()
  const { may } = useRights()
  const [busy, setBusy] = useState(false)
  const { data, refetch } = useQuery({
    queryKey: standingKey,
    staleTime: 0,
    meta: { silent: true },
    queryFn: ({ signal }) => call('api/ApiWork/getStatus', { signal }),
  })
  if (!data?.pausedSince) return null
  const goOn = async () => {
    const question = { title: w('work.resume'), message: w('work.resumeAsk'), confirmLabel: w('work.resume') }
    if (!(await confirm(question))) return
    setBusy(true)
    try {
      await call('api/ApiWork/Resume', { requestId: true })
      notifyOk(w('work.resumed'))
      await Promise.all([refetch(), invalidateModule(workList.module)])
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  const at = momentText(data.pausedSince)
  return (
    <div className={mailStyle.standing} role="status" aria-label={t('menu.work')}>
      <CirclePause size={18} aria-hidden="true" />
      <div className={mailStyle.said}>
        <p>{data.why === 'restored' ? w('work.pausedRestored', { at }) : w('work.pausedAsked', { at })}</p>
        {may('Config', 'U') && (
          <Button variant="primary" busy={busy} onClick={() => void goOn()}>
            {w('work.resume')}
          </Button>
        )}
      </div>
    </div>
  )
}

type Piece = AnswerOf<'api/ApiWork/getInfo'>

export const WorkDetail = () => {
  const { data, error, refetch } = useInfo('ApiWork', useParams()['id'] ?? null)
  if (error) return <NotLoaded error={error} onRetry={refetch} />
  return data ? <Shown piece={data} /> : <Loading />
}

const Shown = ({ piece }: { piece: Piece }) => {
  const { w } = useWorkWords()
  const facts: readonly Fact[] = [
    [w('work.state'), piece.stateName],
    [w('work.problem'), piece.problem],
    [w('work.about'), piece.about],
    [w('work.changedAt'), momentText(piece.changedAt)],
    [w('work.nextAt'), piece.nextAt ? momentText(piece.nextAt) : ''],
    [w('work.attempts'), piece.attempts > 0 ? String(piece.attempts) : ''],
    [w('work.askedAt'), momentText(piece.askedAt)],
  ]
  return (
    <div className={style.page}>
      <Paused />
      {piece.state !== 'running' && <Actions piece={piece} />}
      <section className={style.card} aria-label={piece.kindName}>
        <h2 className={style.heading}>{piece.kindName}</h2>
        <Facts facts={facts} />
      </section>
    </div>
  )
}

const Actions = ({ piece }: { piece: Piece }) => {
  const { t, w } = useWorkWords()
  const { may } = useRights()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  if (!may('Config', 'U')) return null
  const run = async (name: 'Retry' | 'GiveUp', said: string) => {
    setBusy(true)
    try {
      const { failures } = batchOutcome(await call(`api/ApiWork/${name}`, { body: [piece.s_ID], requestId: true }))
      await invalidateModule(workList.module)
      if (failures[0]) {
        notifyError(failures[0].description)
        return
      }
      notifyOk(said)
      // The piece may be done, and gone, in a moment.
      await navigate(base)
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  const giveUp = async () => {
    const isMeant = await confirm({
      title: w('work.giveUp'),
      message: w(piece.isRegular ? 'work.giveUpOnceAsk' : 'work.giveUpAsk'),
      confirmLabel: w('work.giveUp'),
      danger: true,
    })
    if (isMeant) await run('GiveUp', w('work.gaveUp'))
  }
  return (
    <div className="flex wrap gap-8" role="toolbar" aria-label={t('menu.work')}>
      <Button
        variant="primary"
        icon={<RotateCcw size={15} />}
        busy={busy}
        onClick={() => void run('Retry', w('work.retried'))}
      >
        {w('work.retry')}
      </Button>
      <Button icon={<X size={15} />} disabled={busy} onClick={() => void giveUp()}>
        {w('work.giveUp')}
      </Button>
    </div>
  )
}
