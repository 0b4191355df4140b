/**
 * Below the rows, so that it covers none: how many lines are wrong, what is wrong with the line of the cursor, and the
 * correction that is proposed.
 */
import { ChevronDown, CircleAlert, TriangleAlert } from 'lucide-react'
import { createStore, useStore } from '#web/ui/base/store.ts'
import { Button, Kbd } from '#web/ui/button.tsx'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { usePhone } from '#web/ui/base/viewport.ts'
import { nextLineProblem, nextProblem } from '../draft/problems/next-problem.ts'
import { noCosts, noShortage, useRows, type RowsModel } from '../draft/store/model.ts'
import { lineSignature, problemMarks, type Mark } from '../draft/problems/problem-marks.ts'
import { countWrongLines, remedyOf } from '../draft/problems/wrong-lines.ts'
import { needsText } from '../../words/right-text.ts'
import { useFormWords, type FormWords } from '../../words/form-words.ts'
import { markText } from './grid/grid-row.tsx'
import style from './grid/grid.module.css'
import { stripId } from './strip-id.ts'

const noCostNotes = createStore(noCosts)

interface Told {
  text: string
  tone: 'bad' | 'warn'
}

/** The problem of the active cell comes before those of other cells, and what prevents a save before what is asked. */
const markToTell = (marks: readonly Mark[], column: string): Mark | undefined =>
  marks.find(({ name }) => name === column) ?? marks.find(({ tone }) => tone === 'bad') ?? marks[0]

const toldOf = (model: RowsModel, at: { key: string; column: string; row: number }, words: FormWords): Told | null => {
  const { t, label } = words
  const mark = markToTell(problemMarks(model.store.get()).lines.get(at.key) ?? [], at.column)
  const inLine = (text: string) => t('form.ofLine', { n: at.row + 1, text })
  if (mark) {
    const column = model.columns.find(({ name }) => name === mark.name)
    const text =
      mark.placed.problem.message === 'noRight'
        ? [column && label(column.label), needsText(label, ['EditPrice', 'U'])].filter(Boolean).join(': ')
        : markText(mark, { label: column?.label ?? '' }, label)
    return { text: inLine(text), tone: mark.tone }
  }
  const note = model.document?.shortage.get().get(at.key)?.text ?? model.document?.costs.get().below.get(at.key)
  return note === undefined ? null : { text: inLine(note), tone: 'warn' }
}

/** A press leaves the focus in the cell. */
const stay = (event: { preventDefault: () => void }) => event.preventDefault()

const Strip = ({ count }: { count: number }) => {
  const model = useRows()
  const words = useFormWords()
  const { t } = words
  const { row, column } = useStore(model.cursor)
  const refusal = useStore(model.refusal)
  const key = useWatch(model.store, (state) => (column === '' ? '' : (state.keys[row] ?? '')))
  useWatch(model.store, (state) => lineSignature(state, key))
  const phone = usePhone()
  const told: Told | null = refusal ? { text: refusal, tone: 'bad' } : toldOf(model, { key, column, row }, words)
  const remedy = refusal ? undefined : remedyOf(model, key)
  const go = () => (model.document ? nextProblem(model.document, document) : nextLineProblem(model))
  const tone = told?.tone
  // The cards themselves say what is wrong with each of them.
  if (phone)
    return (
      count > 0 && (
        <button type="button" className={`${style.strip} ${style.stripCount}`} data-tone="warn" data-strip onClick={go}>
          <TriangleAlert size={16} aria-hidden="true" />
          {t('form.wrongLines', { n: count })}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )
    )
  return (
    <div className={style.strip} data-tone={tone} data-strip>
      {tone === 'bad' ? <CircleAlert size={16} aria-hidden="true" /> : <TriangleAlert size={16} aria-hidden="true" />}
      <span id={stripId(model)} className={style.stripText} role={tone === 'bad' ? 'alert' : undefined}>
        {told?.text}
      </span>
      {remedy && (
        <Button size="small" shortcut="Alt Enter" tabIndex={-1} onMouseDown={stay} onClick={remedy.apply}>
          {remedy.label}
        </Button>
      )}
      {count > 0 && (
        <button type="button" className={style.stripCount} tabIndex={-1} onMouseDown={stay} onClick={go}>
          {t('form.wrongLines', { n: count })} <Kbd>F8</Kbd>
        </button>
      )}
    </div>
  )
}

export const LineStrip = () => {
  const model = useRows()
  const { document: form } = model
  const locked = useStore(model.locked)
  useStore(form?.shortage ?? noShortage)
  const count = useWatch(model.store, () => countWrongLines(model))
  const isBelow = useWatch(form?.costs ?? noCostNotes, ({ below }) => below.size > 0)
  const isRefused = useWatch(model.refusal, (text) => text !== '')
  return !locked && (count > 0 || isBelow || isRefused) ? <Strip count={count} /> : null
}
