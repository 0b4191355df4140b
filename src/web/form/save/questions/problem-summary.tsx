/** The problems of a form that was to be saved: those without a field in the form, and how many there are. */
import { CircleAlert } from 'lucide-react'
import { type RefObject } from 'react'
import { Link } from '#web/ui/link.tsx'
import type { DocumentLink } from '#wire/envelope.ts'
import { pageOfDocument } from '#web/pickers/registry.ts'
import { Kbd } from '#web/ui/button.tsx'
import style from '../../form.module.css'
import { MissingStock } from './missing-stock.tsx'
import { focusPlaced } from '../../draft/focus.ts'
import { nextProblem } from '../../draft/problems/next-problem.ts'
import { useFormModel, type FormModel } from '../../draft/store/model.ts'
import { fieldOf, type PlacedProblem } from '../../draft/problems/problems.ts'
import { useFormWords, type FormWords } from '../../../words/form-words.ts'
import { useWatch } from '../../../ui/base/use-watch.ts'

const textOf = (placed: PlacedProblem, model: ReturnType<typeof useFormModel>, { label, t }: FormWords): string => {
  const field = fieldOf(model.definition, placed)
  const message =
    placed.text ??
    label(placed.problem.message, {
      ...placed.problem.values,
      label: label(field?.label ?? placed.problem.values?.['label'] ?? ''),
    })
  const at = placed.line === null ? -1 : model.store.get().keys.indexOf(placed.line)
  return at < 0 ? message : `${t('form.lineTitle', { n: at + 1 })}: ${message}`
}

const DocumentLinks = ({ links }: { links: readonly DocumentLink[] }) => {
  const { label } = useFormWords()
  return (
    <ul>
      {links.map(({ s_ID, module, NumberID }) => {
        const page = pageOfDocument(module, s_ID)
        return (
          <li key={s_ID}>
            {page ? (
              <Link to={page.path}>
                {label(page.label)} {NumberID}
              </Link>
            ) : (
              NumberID
            )}
          </li>
        )
      })}
    </ul>
  )
}

const MOST = 20

/** True when the problem is shown at its own field or cell. */
const hasPlace = ({ header }: FormModel, { line, name }: PlacedProblem): boolean => {
  const [field] = name.split('.')
  return line !== null || [...header.main, ...header.more, ...header.amounts].some((one) => one.name === field)
}

/** After an attempt to save: what is wrong, and what can be done about it at once. */
export const ProblemSummary = ({ root }: { root: RefObject<HTMLElement | null> }) => (
  <>
    <Problems root={root} />
    <MissingStock />
  </>
)

/** Problems without a field in the form, and the number of problems. */
const Problems = ({ root }: { root: RefObject<HTMLElement | null> }) => {
  const model = useFormModel()
  const words = useFormWords()
  const { t } = words
  const state = useWatch(model.store, (state) => state)
  const problems = state.tried ? [...state.refused, ...state.problems] : []
  const shownProblems = new Map(
    problems.map((placed) => [`${placed.line}/${placed.name}/${textOf(placed, model, words)}`, placed]),
  )
  // Wrong lines are counted below the lines.
  const placed = [...shownProblems.values()].filter((one) => one.line === null && hasPlace(model, one))
  // Problems with links are listed here as well, because a field has no room for links.
  const unplaced = [...shownProblems.entries()].filter(([, one]) => !hasPlace(model, one) || one.links)
  if (unplaced.length === 0 && placed.length < 2) return null
  const go = (one: PlacedProblem) => {
    if (root.current) focusPlaced(model, root.current, one)
  }
  return (
    <div className={style.banner} data-tone="bad" data-summary role="alert" tabIndex={-1}>
      <CircleAlert size={16} aria-hidden="true" />
      <div className={style.summary}>
        {unplaced.length > 0 && (
          <strong>{t(model.definition.wire.saveFailure === 'info' ? 'noticeTitle' : 'errorTitle')}</strong>
        )}
        <ul>
          {unplaced.slice(0, MOST).map(([key, one]) => (
            <li key={key}>
              <button type="button" onClick={() => go(one)}>
                {textOf(one, model, words)}
              </button>
              {one.links && <DocumentLinks links={one.links} />}
            </li>
          ))}
          {placed.length > 1 && (
            <li>
              <button type="button" onClick={() => nextProblem(model, root.current ?? document)}>
                {t('form.places', { n: placed.length })} <Kbd>F8</Kbd>
              </button>
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}
