/** A page as PDF. Long ones are drawn in a worker thread, so that short ones need not wait for them. */
import { Worker } from 'node:worker_threads'
import type { Block, Page } from './page.ts'
import { drawPdf } from './pdf/pages.server.ts'

export interface PdfOptions {
  /** Rows from which a worker draws. */
  longFrom?: number
  timeoutMs?: number
}

const rowsIn = (blocks: readonly Block[]): number =>
  blocks.reduce(
    (sum, block) =>
      sum +
      (block.is === 'table'
        ? block.rows.length
        : block.is === 'keep'
          ? rowsIn(block.blocks)
          : block.is === 'columns'
            ? block.columns.reduce((inner, column) => inner + rowsIn(column.blocks), 0)
            : 0),
    0,
  )

/** The drawing took longer than allowed. */
export class TooLong extends Error {}

const drawn = async (worker: Worker, timeoutMs: number): Promise<Uint8Array> => {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const timer = setTimeout(() => reject(new TooLong(`PDF not drawn within ${timeoutMs} ms`)), timeoutMs)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`PDF worker ended with ${code}`)))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** The worker has a copy: nobody here waits with the page in hand, which may be twenty thousand rows. */
const inWorker = (page: Page, timeoutMs: number): Promise<Uint8Array> =>
  drawn(
    new Worker(new URL('./pdf/worker.server.ts', import.meta.url), {
      workerData: page,
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 },
    }),
    timeoutMs,
  )

export const renderPdf = (page: Page, { longFrom = 1500, timeoutMs = 30_000 }: PdfOptions = {}): Promise<Uint8Array> =>
  rowsIn(page.blocks) >= longFrom ? inWorker(page, timeoutMs) : drawPdf(page)
