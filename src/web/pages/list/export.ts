/** Excel: the server makes the file, the browser names it (contract README §7). */
import { call } from '#web/data/call.ts'
import { tellFailure } from '#web/data/queries.ts'
import { fromBase64, saveBlob, SHEET_TYPE } from '#web/form/save-blob.ts'
import { loadWords, wordsNow } from '#web/session/words.ts'
import { notify } from '#web/ui/notify.tsx'
import { exportName } from './export-name.ts'
import type { Subject } from './subject.ts'

interface Answer {
  ListItem: string
  TotalCount: number
}
const WAIT_MS = 120_000

export const exportFile = async (subject: Subject, path: string, query: URLSearchParams): Promise<void> => {
  const done = notify({ tone: 'info', title: '', message: wordsNow().t('list.exporting'), timeoutMs: WAIT_MS })
  try {
    const { ListItem } = await call<Answer>(path, { query })
    saveBlob(
      fromBase64(ListItem, SHEET_TYPE),
      exportName((await loadWords('vi'))[subject.listTitle] ?? subject.module, new Date()),
    )
  } catch (failure) {
    tellFailure(failure)
  } finally {
    done()
  }
}
