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

const worker = (): Worker =>
  new Worker(new URL('./pdf/worker.server.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 },
  })

let spare: Worker | null = null

const forget = (one: Worker): void => {
  if (spare === one) spare = null
}

/** One worker waits for the next long page: it takes a third of a second to be ready. It keeps no program running. */
const keep = (one: Worker): void => {
  one.removeAllListeners()
  one.on('error', () => forget(one))
  one.on('exit', () => forget(one))
  one.unref()
  spare = one
}
export const keepWorker = (): void => {
  if (!spare) keep(worker())
}

const takeWorker = (): Worker => {
  const one = spare ?? worker()
  spare = null
  one.removeAllListeners()
  one.ref()
  return one
}

const drawn = async (one: Worker, timeoutMs: number): Promise<Uint8Array> => {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const timer = setTimeout(() => reject(new TooLong(`PDF not drawn within ${timeoutMs} ms`)), timeoutMs)
  one.once('message', resolve)
  one.once('error', reject)
  one.once('exit', (code) => reject(new Error(`PDF worker ended with ${code}`)))
  try {
    const bytes = await promise
    if (spare) await one.terminate()
    else keep(one)
    return bytes
  } catch (error) {
    await one.terminate()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** The worker has a copy: nobody here waits with the page in hand, which may be twenty thousand rows. */
const inWorker = (page: Page, timeoutMs: number): Promise<Uint8Array> => {
  const one = takeWorker()
  one.postMessage(page)
  return drawn(one, timeoutMs)
}

export const renderPdf = (page: Page, { longFrom = 1500, timeoutMs = 30_000 }: PdfOptions = {}): Promise<Uint8Array> =>
  rowsIn(page.blocks) >= longFrom ? inWorker(page, timeoutMs) : drawPdf(page)
