/** Sample data: loading them, removing them, and what stays of them. */
import { useState } from 'react'
import type { SampleAnswer, StartAnswer } from '#wire/described/start.ts'
import { spelt, type Spelt } from '#wire/spelling.ts'
import { reportFailure } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { notifyOk } from '#web/ui/floating/notify.tsx'
import { loadSample, removeSample } from './calls.ts'
import style from './start.module.css'
import { useStartWords } from './words.ts'

type Kept = Spelt<SampleAnswer>['rows']

const useSample = () => {
  const { s } = useStartWords()
  const [busy, setBusy] = useState<'loading' | 'removing' | null>(null)
  const [kept, setKept] = useState<Kept>([])
  const during = async (what: 'loading' | 'removing', work: () => Promise<SampleAnswer>) => {
    setBusy(what)
    try {
      const { count, rows } = spelt(await work())
      setKept(rows)
      notifyOk(s(what === 'loading' ? 'start.sampleLoaded' : 'start.sampleRemoved', { n: count }))
    } catch (failure) {
      reportFailure(failure)
    } finally {
      setBusy(null)
    }
  }
  const remove = async () => {
    const question = { title: s('start.sampleRemove'), message: s('start.sampleQuestion') }
    if (await confirm({ ...question, confirmLabel: s('start.sampleRemove'), danger: true }))
      await during('removing', removeSample)
  }
  return { busy, kept, load: () => during('loading', loadSample), remove }
}

export const Sample = ({ count, allowed, hasOwn }: StartAnswer['sample']) => {
  const { s } = useStartWords()
  const { busy, kept, load, remove } = useSample()
  const isHere = count > 0
  // Beside documents of one's own nothing is loaded.
  if (!isHere && (hasOwn || !allowed)) return null
  return (
    <section className={style.sample} aria-label={s('start.sample')} aria-busy={busy !== null}>
      <div className={style.sampleLine}>
        <p>{isHere ? s('start.sampleHere', { n: count }) : s('start.sampleText')}</p>
        {!allowed ? (
          <p className={style.ask}>{s('start.askAdmin')}</p>
        ) : isHere ? (
          <Button busy={busy !== null} onClick={() => void remove()}>
            {busy ? s(`start.${busy === 'loading' ? 'sampleLoading' : 'sampleRemoving'}`) : s('start.sampleRemove')}
          </Button>
        ) : (
          <Button busy={busy !== null} onClick={() => void load()}>
            {busy ? s('start.sampleLoading') : s('start.sampleLoad')}
          </Button>
        )}
      </div>
      {isHere && kept.length > 0 && <KeptItems kept={kept} />}
    </section>
  )
}

const KeptItems = ({ kept }: { kept: Kept }) => {
  const { s } = useStartWords()
  return (
    <div role="status">
      <p>{s('start.kept', { n: kept.length })}</p>
      <ul className={style.kept} aria-label={s('start.keptName')}>
        {kept.map((one) => (
          <li key={one.id}>
            <strong>
              {one.kindName} {one.number}
            </strong>
            <span>{one.description}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
