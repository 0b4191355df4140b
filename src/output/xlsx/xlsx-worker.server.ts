/** The worker thread that reads one uploaded file; xlsx-apart.server.ts starts, limits and ends it. */
import { parentPort, workerData } from 'node:worker_threads'
import { Refused, problem } from '#kernel/problem.ts'
import type { FromReader, ToReader } from './xlsx-apart.server.ts'
import { boundedWorkbook } from './xlsx-parts.server.ts'
import { importLimits, readWorkbook, type ReadSheet } from './xlsx-read.ts'

/** A stricter pattern for `=` would need quadratic time for 14 MB of blanks. */
const base64 = /^[A-Za-z0-9+/=\s]*$/

const bytesOf = (file: Uint8Array | string): Uint8Array => {
  if (typeof file !== 'string') return file
  if (!base64.test(file)) throw new Refused([problem('', 'fileNotWorkbook')])
  return Buffer.from(file, 'base64')
}

/** Enough for a million cells of three elements each: as many as the largest import has. */
const mostTags = 7_000_000
/** As many cells as others can wait for while they are taken over. */
const cellsAtOnce = 4_000

const post = (message: FromReader): void => parentPort!.postMessage(message)

const read = async ({ file, known }: ToReader): Promise<ReadSheet | undefined> => {
  const bytes = bytesOf(file)
  if (bytes.length > importLimits.maxBytes) return (await readWorkbook(bytes))[0]
  const bounded = await boundedWorkbook(bytes, { ...importLimits, maxTags: mostTags })
  return (await readWorkbook(bounded, { ...importLimits, maxBytes: Infinity }, known))[0]
}

const answer = (sheet: ReadSheet | undefined): void => {
  if (!sheet) return post({ problems: [problem('', 'fileNotWorkbook')] })
  const { rows, ...rest } = sheet
  const rowsAtOnce = Math.max(1, Math.floor(cellsAtOnce / Math.max(1, rest.headings.length)))
  let sent = 0
  parentPort!.on('message', () => {
    post({ rows: rows.slice(sent, sent + rowsAtOnce) })
    sent += rowsAtOnce
  })
  post(rest)
}

try {
  answer(await read(workerData as ToReader))
} catch (error) {
  if (!(error instanceof Refused)) throw error
  post({ problems: error.problems })
}
