/** The guided start: what a new business still has to do, seen in its data. The same list wherever it stands. */
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { StartAnswer, StepAnswer } from '#wire/described/start.ts'
import { useRights } from '#web/data/profile.ts'
import { reportFailure } from '#web/data/queries.ts'
import type { StartPlace } from '#web/data/start-way.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { notifyInfo } from '#web/ui/floating/notify.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { dismissGuide, startQuery } from './calls.ts'
import { Sample } from './sample.tsx'
import style from './start.module.css'
import { Step } from './step.tsx'
import { useStartWords } from './words.ts'

interface GuideProps {
  at: StartPlace
  /** What is done is folded, where there is more on the page. */
  folds?: boolean
}

export const Guide = (props: GuideProps) => {
  const { data, error, refetch } = useQuery(startQuery)
  if (data) return props.at === 'home' && data.guide !== 'open' ? null : <Steps {...props} data={data} />
  return error ? <NotLoaded error={error} onRetry={refetch} /> : <Loading />
}

const Steps = ({ at, folds = false, data }: GuideProps & { data: StartAnswer }) => {
  const { s } = useStartWords()
  const [isOpen, setOpen] = useState(false)
  // What somebody may not do is not his to do.
  const steps = data.steps.filter(({ allowed }) => allowed)
  const next = steps.find(({ state }) => state === 'open')
  const folded = folds ? steps.filter(({ state }) => state !== 'open').length : 0
  return (
    <section className="stack gap-12 can-narrow" aria-label={s('start.title')}>
      <Progress steps={steps} at={at} guide={data.guide} />
      <Sample {...data.sample} />
      <ol className={style.steps} aria-label={s('start.steps')}>
        {steps.map(
          (step, index) =>
            (folded === 0 || isOpen || step.state === 'open') && (
              <Step key={step.step} number={index + 1} data={data} step={step} isNext={step === next} at={at} />
            ),
        )}
        {folded > 0 && (
          <li className={style.fold}>
            <Button
              variant="subtle"
              aria-expanded={isOpen}
              icon={isOpen ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
              onClick={() => setOpen(!isOpen)}
            >
              {s(isOpen ? 'start.foldDone' : 'start.showDone', { n: folded })}
            </Button>
          </li>
        )}
      </ol>
    </section>
  )
}

interface ProgressProps extends Pick<StartAnswer, 'guide'> {
  steps: readonly StepAnswer[]
  at: StartPlace
}

const Progress = ({ steps, at, guide }: ProgressProps) => {
  const { s } = useStartWords()
  const { may } = useRights()
  const done = steps.filter(({ state }) => state === 'done').length
  const isReady = steps.every(({ state }) => state !== 'open')
  const text = s('start.progress', { done, all: steps.length })
  return (
    <section className={style.progress} aria-label={s('start.progressName')}>
      <div className={style.progressText}>
        <strong>
          {at === 'home' && `${s('start.title')} · `}
          {text}
        </strong>
        <span>{s(isReady ? 'start.ready' : 'start.intro')}</span>
      </div>
      {may('Config', 'U') && !isReady && <Dismiss isDismissed={guide === 'dismissed'} />}
      {at === 'start' && isReady && (
        <Link className={buttonClass({ variant: 'primary' })} to="/">
          <CircleCheck size={16} aria-hidden="true" />
          <span>{s('start.toOverview')}</span>
        </Link>
      )}
      <progress max={steps.length} value={done} aria-label={text} />
    </section>
  )
}

/** Takes the guide from the start page, for everybody; its own page stays, and puts it back. */
const Dismiss = ({ isDismissed }: { isDismissed: boolean }) => {
  const { s } = useStartWords()
  const [busy, setBusy] = useState(false)
  const change = async () => {
    setBusy(true)
    try {
      await dismissGuide(!isDismissed)
      notifyInfo(s(isDismissed ? 'start.isBack' : 'start.isDismissed'))
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="subtle" busy={busy} onClick={() => void change()}>
      {s(isDismissed ? 'start.putBack' : 'start.dismiss')}
    </Button>
  )
}
