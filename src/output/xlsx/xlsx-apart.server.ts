/**
 * Reads the first sheet of an uploaded file in a separate thread, so that a malicious file can neither exceed limits
 * of memory and time nor block other requests.
 */
import { Worker } from 'node:worker_threads'
import { Refused, problem, type Problem } from '#kernel/problem.ts'
import type { ReadSheet } from './xlsx-read.ts'

const mostMegabytes = 160
const mostMs = 30_000

export interface ToReader {
  /** The file, or its bytes in base64. */
  file: Uint8Array | string
  /** Headings it may have. */
  known: readonly string[]
}
/** First the headings; then the rows, as many as can be taken over without others waiting, each time they are asked for. */
export type FromReader = { problems: readonly Problem[] } | Omit<ReadSheet, 'rows'> | Pick<ReadSheet, 'rows'>

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'

const sheetFrom = (worker: Worker, timeoutMs: number): Promise<ReadSheet> => {
  const { promise, resolve, reject } = Promise.withResolvers<ReadSheet>()
  const tooComplex = new Refused([problem('', 'fileTooComplex')])
  const timer = setTimeout(() => reject(tooComplex), timeoutMs)
  const sheet: ReadSheet = { headings: [], numbers: [], rows: [] }
  worker.on('message', (message: FromReader) => {
    if ('problems' in message) return reject(new Refused([...message.problems]))
    if ('headings' in message) Object.assign(sheet, message)
    else sheet.rows.push(...message.rows)
    return sheet.rows.length < sheet.numbers.length ? worker.postMessage('more') : resolve(sheet)
  })
  worker.once('error', (error) => reject(isOutOfMemory(error) ? tooComplex : error))
  worker.once('exit', (code) => reject(new Error(`The reader of a workbook ended with ${code}`)))
  return promise.finally(() => clearTimeout(timer))
}

/**
 * `file`: its bytes, or a text with them in base64. Throws Refused if it is not a workbook, is too large or too long,
 * or takes too long to read.
 */
export const readSheetApart = async (
  file: ToReader['file'],
  timeoutMs: number = mostMs,
  known: readonly string[] = [],
): Promise<ReadSheet> => {
  const worker = new Worker(new URL('./xlsx-worker.server.ts', import.meta.url), {
    workerData: { file, known } satisfies ToReader,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 16 },
  })
  try {
    return await sheetFrom(worker, timeoutMs)
  } finally {
    await worker.terminate()
  }
}
