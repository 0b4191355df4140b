/** Draws one long page away from the thread that answers calls. */
import { parentPort } from 'node:worker_threads'
import type { Page } from '../page.ts'
import { face } from './fonts.server.ts'
import { drawPdf } from './pages.server.ts'

// Read while nobody waits.
face(false)
face(true)

parentPort?.on('message', async (page: Page) => {
  const own = new Uint8Array(await drawPdf(page))
  parentPort?.postMessage(own, [own.buffer])
})
