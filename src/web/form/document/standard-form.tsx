/** The form any document has unless it brings its own: head, lines. */
import { classNames } from '#web/ui/class-names.ts'
import { useStore } from '#web/ui/store.ts'
import { hasLines } from '../draft/draft.ts'
import style from '../form.module.css'
import { HeaderFields } from './header-fields.tsx'
import { LineTable, useLinesCard } from '../lines/line-table.tsx'
import { LineTools } from '../lines/line-tools.tsx'
import { marksOf } from '../draft/marks.ts'
import { useFormModel } from '../draft/model.ts'
import { useWatch } from '../../ui/use-watch.ts'
import { useFormWords } from '../../words/form-words.ts'

/** What is wrong with the lines as a whole stands where they are. */
const LinesProblem = () => {
  const { store } = useFormModel()
  const { label } = useFormWords()
  const told = useWatch(store, (state) => marksOf(state).head.find((mark) => mark.name === 'lines')?.placed)
  return (
    told && (
      <p className={style.linesProblem} role="alert">
        {told.text ??
          label(told.problem.message, { ...told.problem.values, label: label(told.problem.values?.['label'] ?? '') })}
      </p>
    )
  )
}

const Lines = () => {
  const model = useFormModel()
  const { t } = useFormWords()
  const locked = useStore(model.locked)
  return (
    <section className={classNames(style.card, style.lines)} aria-label={t('form.lines')} {...useLinesCard()}>
      {!locked && <LineTools />}
      <LinesProblem />
      <LineTable />
    </section>
  )
}

export const StandardForm = () => {
  const { definition } = useFormModel()
  return (
    <>
      <HeaderFields />
      {hasLines(definition) && <Lines />}
    </>
  )
}
