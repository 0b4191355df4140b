/** Draws one long page away from the thread that answers calls. */
import { parentPort, workerData } from 'node:worker_threads'
import type { Page } from '../page.ts'
import { drawPdf } from './pages.server.ts'

const bytes = await drawPdf(workerData as Page)
const own = new Uint8Array(bytes)
parentPort?.postMessage(own, [own.buffer])
