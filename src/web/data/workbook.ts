/** Writes workbooks in a worker, so that the page can be used meanwhile. */
import { messagesOf, type FromWriter } from '#output/xlsx/xlsx-writer.ts'
import type { WorkbookContent } from '#output/xlsx/xlsx.ts'
import { SHEET_TYPE } from '#web/ui/base/save-blob.ts'
import { CallFailed } from './call-failed.ts'

/** Of the whole time, until the worker has all rows. */
const SHARE_OF_SENDING = 0.4

export interface WritingOptions {
  signal?: AbortSignal
  /** Called with each further per cent that is done. */
  tell?: (percent: number) => void
}

const byPercent = (tell: WritingOptions['tell']): ((share: number) => void) => {
  let told = -1
  return (share) => {
    const percent = Math.floor(share * 100)
    if (percent <= told) return
    told = percent
    tell?.(percent)
  }
}

const start = (): Worker => new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' })

/** Rejects with CallFailed 'aborted' when it is cancelled, with any other error when the workbook cannot be written. */
export const writeInWorker = async (content: WorkbookContent, { signal, tell }: WritingOptions = {}): Promise<Blob> => {
  const total = content.sheets.reduce((sum, { rows }) => sum + rows.length, 0)
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  const cancel = () => reject(new CallFailed('aborted', ''))
  if (signal?.aborted) cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  const worker = start()
  const messages = messagesOf(content)
  const reach = byPercent(tell)
  let sent = 0
  const send = () => {
    const { value } = messages.next()
    if (value?.is === 'rows') sent += value.rows.length
    reach((SHARE_OF_SENDING * sent) / Math.max(total, 1))
    if (value) worker.postMessage(value)
  }
  const hear = (message: FromWriter) => {
    if (message.is === 'more') send()
    else if (message.is === 'done') resolve(new Blob([message.bytes], { type: SHEET_TYPE }))
    else if (message.is === 'failed') reject(new Error(message.problem))
    else reach(SHARE_OF_SENDING + ((1 - SHARE_OF_SENDING) * message.rows) / Math.max(total, message.rows))
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromWriter>) => {
    try {
      hear(data)
    } catch (error) {
      reject(error as Error)
    }
  })
  worker.addEventListener('messageerror', () => reject(new Error('A message of the worker could not be read')))
  worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker could not be loaded')))
  try {
    send()
    return await promise
  } finally {
    signal?.removeEventListener('abort', cancel)
    worker.terminate()
  }
}
