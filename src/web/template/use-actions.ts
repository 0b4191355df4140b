/** What can be done with a stored form, on its card and on its page. */
import { isSaved, type SaveAnswer } from '#wire/envelope.ts'
import { spelt } from '#wire/spelling.ts'
import { useRights } from '#web/data/profile.ts'
import { reportFailure } from '#web/data/queries.ts'
import { fromBase64 } from '#web/ui/base/base64.ts'
import { confirm, showDialog } from '#web/ui/floating/confirm.tsx'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { saveBlob } from '#web/ui/base/save-blob.ts'
import {
  deleteTemplate,
  exportTemplates,
  restoreTemplate,
  saveTemplate,
  type SentTemplate,
  type TemplateRow,
} from './calls.ts'
import { storesDialog } from './stores-dialog.tsx'
import { useTemplateWords } from './words.ts'

type Row = Pick<TemplateRow, 'id' | 'name' | 'code' | 'delivered' | 'changed' | 'isDefault' | 'active'>

/** Reports what went wrong; true if it was done. */
const isDone = async (run: () => Promise<SaveAnswer>): Promise<boolean> => {
  try {
    const answer = await run()
    if (!isSaved(answer)) notifyError(spelt(answer).description)
    return isSaved(answer)
  } catch (failure) {
    reportFailure(failure)
    return false
  }
}

export const exportForms = async (ids: readonly string[]): Promise<void> => {
  try {
    const { fileName, rows: text } = await exportTemplates(ids)
    saveBlob(await fromBase64(text, 'application/json'), fileName)
  } catch (failure) {
    reportFailure(failure)
  }
}

export const useTemplateActions = () => {
  const { w, t } = useTemplateWords()
  const { may } = useRights()
  const change = async ({ id, name }: Row, values: SentTemplate): Promise<void> => {
    if (await isDone(() => saveTemplate({ id, ...values }))) notifyOk(w('templates.saved', { name }))
  }
  const restore = async (row: Row): Promise<boolean> => {
    const isMeant = await confirm({
      title: w('templates.restore'),
      message: w('templates.restoreQuestion', { name: row.name }),
      confirmLabel: w('templates.restore'),
      danger: true,
    })
    if (!isMeant || !(await isDone(() => restoreTemplate(row.id)))) return false
    notifyOk(w('templates.restored', { name: row.name }))
    return true
  }
  const remove = async (row: Row): Promise<boolean> => {
    const isMeant = await confirm({
      title: w('templates.delete'),
      message: w('templates.deleteQuestion', { name: row.name }),
      confirmLabel: w('templates.delete'),
      danger: true,
    })
    if (!isMeant) return false
    try {
      const { count, rows } = spelt(await deleteTemplate(row.id))
      if (count === 0) notifyError(rows.map(({ description }) => description).join('\n') || t('unavailable'))
      else notifyOk(w('templates.deleted', { name: row.name }))
      return count > 0
    } catch (failure) {
      reportFailure(failure)
      return false
    }
  }
  return {
    mayUpdate: may('PrintTemplate', 'U'),
    mayAdd: may('PrintTemplate', 'A'),
    restore,
    remove,
    makeDefault: (row: Row) => change(row, { isDefault: true }),
    setActive: (row: Row, active: boolean) => change(row, { active }),
    chooseStores: (row: Row) =>
      showDialog((answer) =>
        storesDialog({
          row,
          onClose: () => answer(false),
          onChoose: (stores) => change(row, { defaultStores: stores }),
        }),
      ),
    exportForm: (row: Row) => exportForms([row.id]),
  }
}
export type TemplateActions = ReturnType<typeof useTemplateActions>
