/**
 * Reads the first sheet of an uploaded file in a separate thread, so that a malicious file can neither exceed limits
 * of memory and time nor block other requests.
 */
import { Worker } from 'node:worker_threads'
import { Refused, problem, type Problem } from '#kernel/problem.ts'
import type { ReadSheet } from './xlsx-read.ts'

const mostMegabytes = 256
const mostMs = 15_000

type Answer = { sheet: ReadSheet | null } | { problems: readonly Problem[] }

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: string } | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Throws Refused if the file is not a workbook, is too large or too long, or takes too long to read. */
export const readSheetApart = async (
  bytes: Uint8Array,
  timeoutMs: number = mostMs,
  known: readonly string[] = [],
): Promise<ReadSheet> => {
  const worker = new Worker(new URL('./xlsx-worker.server.ts', import.meta.url), {
    workerData: { bytes, known },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 16 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const tooComplex = new Refused([problem('', 'fileTooComplex')])
  const timer = setTimeout(() => reject(tooComplex), timeoutMs)
  worker.once('message', resolve)
  worker.once('error', (error) => reject(isOutOfMemory(error) ? tooComplex : error))
  worker.once('exit', (code) => reject(new Error(`The reader of a workbook ended with ${code}`)))
  try {
    const answer = await promise
    if ('problems' in answer) throw new Refused([...answer.problems])
    if (!answer.sheet) throw new Refused([problem('', 'fileNotWorkbook')])
    return answer.sheet
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
