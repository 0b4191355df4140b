/** Reads, makes and draws one long print after another, away from the thread that answers calls. */
import { parentPort, workerData } from 'node:worker_threads'
import { Unreadable } from '#kernel/problem.ts'
import type { Page } from '#output/page.ts'
import { face } from '#output/pdf/fonts.server.ts'
import { drawPdf } from '#output/pdf/pages.server.ts'
import { free, isAlone, type Bytes } from './body.ts'
import { parseLongJson } from './long-json.ts'
import type { Given, LongPrint, Told } from './long-print.ts'
import { codeOf, logoOf, pageOf, readBody, type Asked, type Registry } from './page.ts'

const registry = workerData as Registry
// Read while nobody waits.
face(false)
face(true)

const tell = (told: Told, own: ArrayBuffer[] = []): void => parentPort?.postMessage(told, own)

/** Between the two messages of a print: what was read of its body. */
let begun: { asked: Asked; print: Omit<LongPrint, 'body'> } | null = null

const taken = (body: Bytes): unknown => {
  try {
    return parseLongJson(body)
  } finally {
    free(body)
  }
}

const read = ({ body, ...print }: LongPrint): void => {
  const sent = taken(body)
  tell({ is: 'code', code: codeOf(sent) })
  const asked = readBody(sent)
  begun = { asked, print }
  tell({ is: 'read', logo: logoOf(asked) })
}

/** A function of its own, so that nothing holds the rows while the page made of them is drawn. */
const made = (logo: string): Page => {
  const { asked, print } = begun!
  begun = null
  return pageOf(asked, registry, { ...print, logo })
}

const draw = async (logo: string): Promise<void> => {
  const page = made(logo)
  const drawn = await drawPdf(page)
  const bytes = isAlone(drawn) ? drawn : new Uint8Array(drawn)
  tell({ is: 'printed', printed: { title: page.title, bytes } }, [bytes.buffer])
}

/** What else goes wrong ends the worker, and who waits for it is told. */
const answer = async (given: Given): Promise<void> => {
  try {
    if (given.is === 'print') read(given.print)
    else await draw(given.logo)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    tell({ is: 'unreadable', problem: error.problem })
  }
}
parentPort?.on('message', (given: Given) => void answer(given))
