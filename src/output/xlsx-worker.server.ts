/** The worker thread that reads one uploaded file; xlsx-apart.server.ts starts, limits and ends it. */
import { parentPort, workerData } from 'node:worker_threads'
import { Refused } from '#kernel/problem.ts'
import { importLimits, readWorkbook } from './xlsx-read.ts'

try {
  const { bytes, known } = workerData as { bytes: Uint8Array; known: readonly string[] }
  const [sheet] = await readWorkbook(bytes, importLimits, known)
  parentPort!.postMessage({ sheet: sheet ?? null })
} catch (error) {
  if (!(error instanceof Refused)) throw error
  parentPort!.postMessage({ problems: error.problems })
}
