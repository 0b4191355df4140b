/** The form of a document that does not bring its own: head and lines. */
import { lazy, Suspense } from 'react'
import { loadArea } from '#web/words/words.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import { useStore } from '#web/ui/base/store.ts'
import { hasLines } from '../draft/draft.ts'
import style from '../form.module.css'
import { HeaderFields, type HeadParts } from './header-fields.tsx'
import { LineTable, useLinesCard } from '../lines/grid/line-table.tsx'
import { LinesProblem } from './lines-problem.tsx'
import { LineTools } from '../lines/line-tools.tsx'
import { useFormModel } from '../draft/store/model.ts'
import { useFormWords } from '../../words/form-words.ts'

/** Loaded with its translations after the form, because only some documents need it. */
const Outlook = lazy(async () => {
  const [{ Outlook: own }] = await Promise.all([import('#web/goods/outlook.tsx'), loadArea('goods')])
  return { default: own }
})

const Lines = () => {
  const model = useFormModel()
  const { t } = useFormWords()
  const locked = useStore(model.locked)
  return (
    <section className={classNames(style.card, style.lines)} aria-label={t('form.lines')} {...useLinesCard()}>
      {!locked && <LineTools />}
      <LinesProblem />
      <LineTable />
      {!locked && (model.goods?.unit || model.definition.goodsLines?.outlook) && (
        <Suspense>
          <Outlook />
        </Suspense>
      )}
    </section>
  )
}

export const StandardForm = ({ begin, below }: HeadParts) => {
  const { definition } = useFormModel()
  return (
    <>
      <HeaderFields begin={begin} below={below} />
      {hasLines(definition) && <Lines />}
    </>
  )
}
