/**
 * Keyboard shortcuts of a form, the first line of one made from another document, and the question before leaving it
 * with unsaved changes.
 */
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { moduleWhenIdle } from '#web/feedback/lazy-when-idle.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { notify } from '#web/ui/floating/notify.tsx'
import { isPhone } from '#web/ui/base/viewport.ts'
import { goToLine } from '../draft/cursor.ts'
import { focusField } from '../draft/focus.ts'
import type { FormModel } from '../draft/store/model.ts'
import { propose } from '../draft/money/prices.ts'
import { SCAN_FIELD } from '../lines/scan/scan-box.tsx'
import type { DocumentFormState } from '../save/drafts/use-draft.ts'
import { useLeaveQuestion } from '../save/questions/use-leave-question.ts'
import type { SaveKind } from '../save/save-session.ts'
import { currentFormWords } from '../../words/form-words.ts'

const loadProblems = moduleWhenIdle(() => import('../draft/problems/next-problem.ts'))
const toNextProblem = async (model: FormModel, root: ParentNode): Promise<void> => {
  const { t } = currentFormWords()
  const problems = await loadProblems().catch(() => null)
  if (problems?.nextProblem(model, root) !== true)
    notify({ tone: 'info', title: '', message: t(problems ? 'form.noProblem' : 'unavailable') })
}

export const useLeaving = ({ model, draft }: DocumentFormState) =>
  useLeaveQuestion(() => model.store.get().changed, draft)

/** What is made from another document has its partner, so it begins with the quantity of the first line. */
export const useFirstQuantity = (model: FormModel): void => {
  const isMade = useSearchParams()[0].has('from')
  useEffect(() => {
    const { goods, store } = model
    const { keys, raw } = store.get()
    const [first] = keys
    // A line that begins with goods of a record has no price yet.
    if (isMade && goods?.price)
      propose(
        model,
        keys.filter((_, at) => raw.lines[at]![goods.price!] === null),
      )
    // Goods that it begins with have no partner yet.
    const isLine = first !== undefined && (model.party === undefined || raw[model.party] !== null)
    if (isMade && goods?.quantity && isLine && !isPhone()) goToLine(model, first, goods.quantity)
  }, [model, isMade])
}

export const useFormKeys = (
  form: DocumentFormState,
  options: {
    root: () => ParentNode
    save: (kind: SaveKind) => void
    onAmounts: () => void
    /** Leads to the money that is paid at once, and from there pays all of it; false where none is. */
    onMoney: () => void | false
    enabled: boolean
  },
) => {
  const { model } = form
  const first = model.header.main[0]?.name
  const { root, save, onAmounts, onMoney, enabled } = options
  useHotkeys(
    enabled
      ? {
          f3: () => {
            if (!focusField(root(), SCAN_FIELD)) goToLine(model, null, '')
          },
          f4: () => {
            if (first) focusField(root(), first)
          },
          f6: () => (model.header.amounts.length > 0 ? onAmounts() : false),
          f7: () => onMoney(),
          f8: () => void toNextProblem(model, root()),
          f9: () => save('leave'),
          'ctrl+s': () => save('leave'),
          f10: () => save('print'),
          'ctrl+shift+s': () => save('new'),
          'ctrl+z': () => model.store.undo(),
          'ctrl+y': () => model.store.redo(),
        }
      : {},
  )
}
