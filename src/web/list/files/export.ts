/** Excel export: the server creates the file, the browser names it (contract README §7). */
import type { PathTo } from '#wire/calls.ts'
import type { WorkbookAnswer } from '#wire/envelope.ts'
import { callWithProgress } from '#web/data/call.ts'
import { fetchFile } from '#web/data/uploads.ts'
import { fromBase64 } from '#web/ui/base/base64.ts'
import { saveBlob, SHEET_TYPE } from '#web/ui/base/save-blob.ts'
import { loadWords, currentWords } from '#web/words/words.ts'
import { exportName } from './export-name.ts'
import type { Subject } from '../subject.ts'

const MEGABYTE = 1_000_000

/** The export is shown in the upload tray while it is created and downloaded; it can be cancelled and retried there. */
export const exportFile = async (
  { listTitle }: Pick<Subject, 'listTitle'>,
  path: PathTo<WorkbookAnswer>,
  query: URLSearchParams,
): Promise<void> => {
  const name = exportName((await loadWords('vi'))[listTitle] ?? listTitle, new Date())
  const { t, language } = currentWords()
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  await fetchFile(name, async (signal, tell) => {
    tell(t('list.exporting'))
    const { ListItem } = await callWithProgress(path, { query, signal }, (bytes) =>
      tell(t('list.downloading', { size: megabytes.format(bytes / MEGABYTE) })),
    )
    saveBlob(await fromBase64(ListItem, SHEET_TYPE), name)
  })
}
