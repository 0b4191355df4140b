/** Files dropped anywhere on a form and pictures pasted into it are attached to the record; loaded after the form. */
import { limits } from '#wire/values.ts'
import { showChunkFailure } from '#web/feedback/chunk-failure.ts'
import { notifyInfo } from '#web/ui/floating/notify.tsx'
import type { FormModel } from '../draft/store/model.ts'
import { setField } from '../draft/edits.ts'
import { currentFormWords } from '../../words/form-words.ts'

const attached = ({ store }: FormModel): readonly string[] => {
  const ids = store.get().raw['attachments']
  return Array.isArray(ids) ? (ids as string[]) : []
}

const attach = async (model: FormModel, files: readonly File[]): Promise<void> => {
  const { t } = currentFormWords()
  const { acceptFiles, sendFiles } = await import('../fields/attach.ts')
  let count = 0
  await sendFiles(acceptFiles(files, limits.files - attached(model).length, limits.files), (id) => {
    count += 1
    model.store.change(setField(model.definition, 'attachments', [...attached(model), id]))
  })
  if (count > 0) notifyInfo(t('form.attached', { n: count }))
}

const holdsFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') === true

/** Listens on the page; the answer stops that. */
export const takeDroppedFiles = (model: FormModel, page: HTMLElement): (() => void) => {
  const ends = new AbortController()
  const { signal } = ends
  const mark = (isOver: boolean) => page.toggleAttribute('data-drop', isOver)
  const over = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return
    event.preventDefault()
    mark(true)
  }
  const take = (data: DataTransfer | null, event: Event) => {
    if (!holdsFiles(data) || event.defaultPrevented) return
    event.preventDefault()
    attach(model, [...(data?.files ?? [])]).catch(showChunkFailure)
  }
  page.addEventListener('dragover', over, { signal })
  page.addEventListener(
    'dragleave',
    (event) => {
      if (!page.contains(event.relatedTarget as Node | null)) mark(false)
    },
    { signal },
  )
  page.addEventListener(
    'drop',
    (event) => {
      mark(false)
      take(event.dataTransfer, event)
    },
    { signal },
  )
  // A spreadsheet copies a picture of its cells along with their text; in that case the text is meant.
  page.addEventListener(
    'paste',
    (event) => {
      if (!event.clipboardData?.getData('text/plain')) take(event.clipboardData, event)
    },
    { signal },
  )
  return () => {
    ends.abort()
    mark(false)
  }
}
