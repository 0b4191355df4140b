/** Writes workbooks on the server: a long one in a thread of its own, so that others are answered meanwhile. */
import { Worker } from 'node:worker_threads'
import { messagesOf, type FromWriter } from './xlsx-writer.ts'
import { writeWorkbook, type WorkbookContent } from './xlsx.ts'

/** A workbook of fewer cells is written before a thread has been started. */
const manyCells = 2_000

const cellsOf = ({ sheets }: WorkbookContent): number =>
  sheets.reduce((sum, { rows, columns }) => sum + rows.length * columns.length, 0)

const writtenApart = async (content: WorkbookContent): Promise<Uint8Array> => {
  const worker = new Worker(new URL('./xlsx-writer-worker.server.ts', import.meta.url))
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const messages = messagesOf(content)
  const send = (): void => {
    const { value } = messages.next()
    if (value) worker.postMessage(value)
  }
  worker.on('message', (message: FromWriter) => {
    if (message.is === 'more') send()
    else if (message.is === 'done') resolve(message.bytes)
    else if (message.is === 'failed') reject(new Error(message.problem))
  })
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`The writer of a workbook ended with ${code}`)))
  try {
    send()
    return await promise
  } finally {
    await worker.terminate()
  }
}

export const writtenWorkbook = (content: WorkbookContent): Promise<Uint8Array> =>
  cellsOf(content) > manyCells ? writtenApart(content) : writeWorkbook(content)
