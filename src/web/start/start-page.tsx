/** *Bắt đầu*: what a new business still has to do, seen in its data; and sample data to look around with. */
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { StartAnswer } from '#wire/start.ts'
import { useOwnTitle } from '#web/shell/own-title.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { startQuery } from './calls.ts'
import { Sample } from './sample.tsx'
import style from './start.module.css'
import { Step } from './step.tsx'
import { useStartWords } from './words.ts'

export const StartPage = () => {
  const { s } = useStartWords()
  useOwnTitle(s('start.title'))
  const { data, error, refetch } = useQuery(startQuery)
  if (data) return <Start data={data} />
  return error ? <NotLoaded error={error} onRetry={refetch} /> : <Loading />
}

const Start = ({ data }: { data: StartAnswer }) => {
  const { s } = useStartWords()
  const next = data.steps.find(({ state, allowed }) => state === 'open' && allowed)
  return (
    <div className={style.page}>
      <Progress steps={data.steps} />
      <Sample {...data.sample} />
      <ol className={style.steps} aria-label={s('start.steps')}>
        {data.steps.map((step, index) => (
          <Step key={step.step} number={index + 1} data={data} step={step} isNext={step === next} />
        ))}
      </ol>
    </div>
  )
}

const Progress = ({ steps }: Pick<StartAnswer, 'steps'>) => {
  const { s } = useStartWords()
  const done = steps.filter(({ state }) => state === 'done').length
  const isReady = steps.every(({ state }) => state !== 'open')
  const text = s('start.progress', { done, all: steps.length })
  return (
    <section className={style.progress} aria-label={s('start.progressName')}>
      <div className={style.progressText}>
        <strong>{text}</strong>
        <span>{s(isReady ? 'start.ready' : 'start.intro')}</span>
      </div>
      {isReady && (
        <Link className={buttonClass({ variant: 'primary' })} to="/">
          <CircleCheck size={16} aria-hidden="true" />
          <span>{s('start.toOverview')}</span>
        </Link>
      )}
      <progress max={steps.length} value={done} aria-label={text} />
    </section>
  )
}
