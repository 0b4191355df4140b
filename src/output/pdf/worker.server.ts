/** Draws one long page away from the thread that answers calls. */
import { parentPort } from 'node:worker_threads'
import type { Page } from '../page.ts'
import { face } from './fonts.server.ts'
import { drawPdf } from './pages.server.ts'

// Read while nobody waits.
face(false)
face(true)

const draw = async (page: Page): Promise<void> => {
  const own = new Uint8Array(await drawPdf(page))
  parentPort?.postMessage(own, [own.buffer])
}
// What goes wrong ends the worker, and who waits for it is told.
parentPort?.on('message', (page: Page) => void draw(page))
