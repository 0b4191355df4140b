/** Reads, makes and draws one page after another, away from the thread that answers calls. */
import { parentPort, workerData } from 'node:worker_threads'
import { Unreadable } from '#kernel/problem.ts'
import { renderHtml } from '#output/html.ts'
import type { Page } from '#output/page.ts'
import { face } from '#output/pdf/fonts.server.ts'
import { drawPdf } from '#output/pdf/pages.server.ts'
import { free, isAlone, type Bytes } from './body.ts'
import type { Given, Job, Told, Wanted } from './job.ts'
import { parseLongJson } from './long-json.ts'
import { codeOf, logoOf, pageOf, readBody, type Asked, type Registry } from './page.ts'

const registry = workerData as Registry
// Read while nobody waits.
face(false)
face(true)

/** More no browser shows, and nobody reads. */
const mostBytes = 64 * 1024 * 1024

const tell = (told: Told, own: ArrayBuffer[] = []): void => parentPort?.postMessage(told, own)

/** Between the two messages of a job: what was read of its body. */
let begun: { asked: Asked; job: Omit<Job, 'body'> } | null = null

const taken = (body: Bytes): unknown => {
  try {
    return parseLongJson(body)
  } finally {
    free(body)
  }
}

const read = ({ body, ...job }: Job): void => {
  const sent = taken(body)
  tell({ is: 'code', code: codeOf(sent) })
  const asked = readBody(sent)
  begun = { asked, job }
  tell({ is: 'read', logo: logoOf(asked) })
}

/** A function of its own, so that nothing holds the rows while the page made of them is drawn. */
const pageWith = (logo: string): { page: Page; wanted: Wanted } => {
  const { asked, job } = begun!
  begun = null
  return { page: pageOf(asked, registry, { ...job, logo }), wanted: job.wanted }
}

const make = async (logo: string): Promise<void> => {
  const { page, wanted } = pageWith(logo)
  const drawn =
    wanted === 'pdf' ? await drawPdf(page) : new TextEncoder().encode(JSON.stringify({ html: renderHtml(page) }))
  if (drawn.length > mostBytes) throw new Unreadable('reportTooBig')
  const bytes = isAlone(drawn) ? drawn : new Uint8Array(drawn)
  tell({ is: 'made', made: { title: page.title, bytes } }, [bytes.buffer])
}

/** What else goes wrong ends the worker, and who waits for it is told. */
const answer = async (given: Given): Promise<void> => {
  try {
    if (given.is === 'job') read(given.job)
    else await make(given.logo)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    tell({ is: 'unreadable', problem: error.problem })
  }
}
parentPort?.on('message', (given: Given) => void answer(given))
