/** One step: how far it is, what it is for, where it is done. */
import { CheckCircle2, Circle, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { showDay } from '#kernel/day.ts'
import type { StartStep } from '#wire/start.ts'
import type { StartAnswer, StepAnswer } from '#wire/described/start.ts'
import { useRights } from '#web/data/profile.ts'
import { reportFailure } from '#web/data/queries.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { returningToPage } from '#web/form/save/from-page.ts'
import type { StartPlace } from '#web/data/start-way.ts'
import { Link } from '#web/ui/link.tsx'
import { StatusChip } from '#web/ui/parts.tsx'
import { skipStep } from './calls.ts'
import style from './start.module.css'
import { NewVat, Paper } from './answers.tsx'
import { actionsOf } from './step-actions.ts'
import { useStartWords } from './words.ts'

interface StepProps {
  number: number
  data: StartAnswer
  step: StepAnswer
  /** The first one that is open and may be done: its button stands out. */
  isNext: boolean
  at: StartPlace
}

const icons = { done: CheckCircle2, skipped: CircleDashed, open: Circle } as const

export const Step = ({ number, data, step, isNext, at }: StepProps) => {
  const { s, label } = useStartWords()
  const { state, count } = step
  const Icon = icons[state]
  return (
    <li className={style.step} data-state={state} aria-current={isNext ? 'step' : undefined}>
      <Icon size={20} role="img" aria-label={s(`start.${state}`)} />
      <div className={style.text}>
        <h2>
          {number}. {label(`start.${step.step}`)}
          {state === 'done' && count !== null && (
            <StatusChip tone="ok">{label(`start.${step.step}Count`, { n: String(count) })}</StatusChip>
          )}
          {state === 'skipped' && <StatusChip tone="neutral">{s('start.skipped')}</StatusChip>}
        </h2>
        {state !== 'done' && <p>{label(`start.${step.step}Text`)}</p>}
        {opened.has(step.step) && state !== 'done' && <OpeningNote data={data} />}
      </div>
      <Actions {...{ data, step, isNext, at }} />
    </li>
  )
}

/** Steps whose balances stand on the opening date. */
const opened: ReadonlySet<StartStep> = new Set(['partners', 'stock', 'funds'])

const OpeningNote = ({ data: { openingDate, lockDate } }: Pick<StepProps, 'data'>) => {
  const { s } = useStartWords()
  const { may } = useRights()
  if (lockDate && openingDate && lockDate >= openingDate)
    return <p className={style.warning}>{s('start.locked', { day: showDay(lockDate) })}</p>
  return openingDate ? (
    <p>
      {s('start.opening', { day: showDay(openingDate) })}{' '}
      {may('Config', 'U') && <Link to="/system/config">{s('start.changeOpening')}</Link>}
    </p>
  ) : null
}

const Actions = ({ data, step: { step, state }, isNext, at }: Omit<StepProps, 'number'>) => {
  const { s, label } = useStartWords()
  const [busy, setBusy] = useState(false)
  const skip = (isSkipped: boolean) => {
    setBusy(true)
    void skipStep(step, isSkipped)
      .catch(reportFailure)
      .finally(() => setBusy(false))
  }
  const name = label(`start.${step}`)
  if (state === 'skipped')
    return (
      <div className={style.actions}>
        <Button busy={busy} aria-label={s('start.resumeStep', { step: name })} onClick={() => skip(false)}>
          {s('start.resume')}
        </Button>
      </div>
    )
  return (
    <div className={style.actions}>
      {state === 'open' && (
        <Button
          variant="subtle"
          busy={busy}
          aria-label={s('start.skipStep', { step: name })}
          onClick={() => skip(true)}
        >
          {s('start.skip')}
        </Button>
      )}
      {step === 'tax' && <NewVat isDone={state === 'done'} />}
      {step === 'paper' && <Paper printed={data.printed} isDone={state === 'done'} />}
      {actionsOf(step, data, at)
        .toReversed()
        .map(({ key, to, isDocument }) => (
          <Link
            key={key}
            className={buttonClass({ variant: isNext && key !== 'Add' ? 'primary' : 'default' })}
            to={to}
            {...(isDocument && returningToPage)}
          >
            {label(`start.${step}${key}`)}
          </Link>
        ))}
    </div>
  )
}
