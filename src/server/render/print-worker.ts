/** The worker thread: parses bodies, makes pages and draws PDFs, one job after another. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import { Unreadable } from '#kernel/problem.ts'
import { renderHtml } from '#output/html/html.ts'
import { closeFallbacks } from '#output/pdf/fallback.server.ts'
import type { Page } from '#output/page.ts'
import { face } from '#output/pdf/fonts.server.ts'
import { drawParts } from '#output/pdf/pages.server.ts'
import { printable, type Printable } from '#output/pdf/printable.server.ts'
import { fitTables } from '#output/pdf/screen.server.ts'
import { alone, free, lengthOf, type Bytes } from './body.ts'
import { codeOf, type PageFacts, type WorkerInput, type Job, type WorkerMessage, type PageFormat } from './job.ts'
import { parseLongJson } from '#server/http/long-json.ts'
import { readBodies } from './bodies.ts'
import { logoOf, pagesOf, type PrintRequest } from './page.ts'
import type { Registry } from './registry.ts'
import { namedForm, type NamedForm } from './roll-form.ts'

const registry = workerData as Registry
// The fonts are loaded before the first job, not while a user waits.
face(false)
face(true)

// Collects garbage when told to, without waiting for the heap to fill up to its limit.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
/**
 * After a body this large, in bytes, garbage is collected at once: an idle worker would keep a hundred megabytes of it,
 * and pile up more with every print. Ending the worker frees as much, but a new one needs twice the time for its first
 * long print.
 */
const longBody = 256 * 1024
/** After this time without a job, in milliseconds: short prints leave thirty megabytes behind, too. */
const IDLE_MS = 500
let idle: NodeJS.Timeout | undefined

/** Pages larger than this are too long for a browser to show or a person to read. */
const mostBytes = 64 * 1024 * 1024

const post = (message: WorkerMessage, own: ArrayBuffer[] = []): void => parentPort?.postMessage(message, own)

interface Asked {
  request: PrintRequest
  named: NamedForm
}
/** The job in progress: the parsed body between the first message and the message with what was fetched. */
let current: { asked: readonly Asked[]; isPaired: boolean; job: Omit<Job, 'body'> } | null = null
let isLong = false

const parsed = (body: Bytes): unknown => {
  try {
    return parseLongJson(body)
  } finally {
    free(body)
  }
}

const read = ({ body, ...job }: Job): void => {
  isLong = body.byteLength >= longBody
  const sent = parsed(body)
  post({ is: 'code', code: codeOf(sent) })
  const { requests, isPaired } = readBodies(sent)
  const asked = requests.map((request) => ({ request, named: namedForm(registry.templates, request) }))
  current = { asked, isPaired, job }
  // A text that came along needs no other.
  const wanted = asked.map(({ request, named }) => ({
    logo: logoOf(request),
    form: request.content === null ? named : null,
  }))
  post({ is: 'read', wanted })
}

interface Made {
  pages: readonly Page[]
  unprintable: readonly string[]
  isPaired: boolean
  wanted: PageFormat
}
/** A function of its own, so that no variable keeps the rows in memory while the page is drawn. */
const pagesWith = (fetched: readonly PageFacts[]): Made => {
  const { asked, isPaired, job } = current!
  current = null
  const all = asked.flatMap(({ request, named }, at): Printable[] => {
    const isDelivered = request.content === null && fetched[at]!.form === null
    const meant = isDelivered ? { ...request, code: named.standsFor } : request
    return pagesOf(meant, registry, { ...job, ...fetched[at]! }).map(printable)
  })
  const unprintable = [...new Set(all.flatMap((one) => one.unprintable))]
  return { pages: all.map(({ page }) => page), unprintable, isPaired, wanted: job.wanted }
}

const titleOf = (pages: readonly Page[]): string =>
  [...new Set([pages[0]!.title, pages.at(-1)!.title])].filter(Boolean).join(' – ')

const htmlOf = (pages: readonly Page[]): string => pages.map((page) => renderHtml(fitTables(page))).join('')

const make = async (fetched: readonly PageFacts[]): Promise<void> => {
  const { pages, unprintable, isPaired, wanted } = pagesWith(fetched)
  const title = titleOf(pages)
  const drawn =
    wanted === 'pdf'
      ? await drawParts(pages, { title, isPaired })
      : [new TextEncoder().encode(JSON.stringify({ html: htmlOf(pages) }))]
  if (lengthOf(drawn) > mostBytes) throw new Unreadable('reportTooBig')
  const parts = drawn.map(alone)
  post(
    { is: 'made', made: { title, unprintable, parts } },
    parts.map(({ buffer }) => buffer),
  )
  closeFallbacks()
  if (isLong) setImmediate(collectGarbage)
  else idle = setTimeout(collectGarbage, IDLE_MS)
}

/** Any other error ends the worker, and the main thread reports it to the waiting caller. */
const answer = async (given: WorkerInput): Promise<void> => {
  clearTimeout(idle)
  try {
    if (given.is === 'job') read(given.job)
    else await make(given.fetched)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    post({ is: 'unreadable', problem: error.problem })
  }
}
parentPort?.on('message', (given: WorkerInput) => void answer(given))
