/**
 * Keyboard shortcuts of a form, the first line of one made from another document, and the question before leaving it
 * with unsaved changes.
 */
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useHotkeys } from '#web/ui/hotkeys.ts'
import { notify } from '#web/ui/notify.tsx'
import { isPhone } from '#web/ui/viewport.ts'
import { goToLine } from '../draft/cursor.ts'
import { focusField, nextProblem } from '../draft/focus.ts'
import type { FormModel } from '../draft/model.ts'
import { SCAN_FIELD } from '../lines/scan-box.tsx'
import type { DocumentFormState } from '../save/use-draft.ts'
import { useLeaveQuestion } from '../save/use-leave-question.ts'
import type { SaveKind } from '../save/save.ts'
import { currentFormWords } from '../../words/form-words.ts'

export const useLeaving = ({ model, saver }: DocumentFormState) =>
  useLeaveQuestion(() => model.store.get().changed, saver.flush)

/** What is made from another document has its partner, so it begins with the quantity of the first line. */
export const useFirstQuantity = (model: FormModel): void => {
  const isMade = useSearchParams()[0].has('from')
  useEffect(() => {
    const { goods, store } = model
    const [first] = store.get().keys
    if (isMade && goods?.quantity && first !== undefined && !isPhone()) goToLine(model, first, goods.quantity)
  }, [model, isMade])
}

export const useFormKeys = (
  form: DocumentFormState,
  options: { root: () => ParentNode; save: (kind: SaveKind) => void; onAmounts: () => void; enabled: boolean },
) => {
  const { model } = form
  const first = model.header.main[0]?.name
  const { root, save, onAmounts, enabled } = options
  useHotkeys(
    enabled
      ? {
          f3: () => {
            if (!focusField(root(), SCAN_FIELD)) goToLine(model, null, '')
          },
          f4: () => {
            if (first) focusField(root(), first)
          },
          f6: onAmounts,
          f8: () => {
            if (!nextProblem(model, root()))
              notify({ tone: 'info', title: '', message: currentFormWords().t('form.noProblem') })
          },
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
