/**
 * What pages are made with: plain data only, because it is copied to the worker threads. A thread that ends puts it
 * together. The modules of all definitions and texts would take twenty megabytes in each thread, and as data they take
 * two.
 */
import { Worker } from 'node:worker_threads'
import type { Catalogues } from '#i18n/fill.ts'
import type { AnyReport } from '#model/report.ts'
import type { Form } from '#output/forms/template.ts'

export interface Registry {
  reports: readonly AnyReport[]
  templates: readonly Form[]
  words: Catalogues
}

/** Rejects if a definition cannot be loaded. */
export const gatherRegistry = async (): Promise<Registry> => {
  const worker = new Worker(new URL('./registry-worker.ts', import.meta.url))
  const { promise, resolve, reject } = Promise.withResolvers<Registry>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`The thread that reads the definitions ended with ${code}`)))
  try {
    return await promise
  } finally {
    await worker.terminate()
  }
}
