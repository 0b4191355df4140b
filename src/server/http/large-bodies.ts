/**
 * Limits large bodies. Parsing one blocks the event loop, so they are parsed one after another with other requests in
 * between; and all bodies waiting together may only hold a limited amount of memory.
 */
import { Rejected } from '#wire/errors.ts'
import { createQueue } from './queue.ts'

/** Smaller bodies are parsed too fast to matter. In bytes. */
export const largeFrom = 128 * 1024
const mostBytes = 200 * 1024 * 1024

const queue = createQueue({ atOnce: 1, waiting: 100, refusal: () => new Rejected(503, 'tooBusy') })
let taken = 0

const otherTurns = (): Promise<void> => new Promise((resume) => setImmediate(resume))

/**
 * Reserves memory for a body of this many bytes; the returned function releases it. Throws Rejected 503 if there is
 * not enough.
 */
export const reserveMemory = (bytes: number): (() => void) => {
  if (taken + bytes > mostBytes) throw new Rejected(503, 'tooBusy')
  taken += bytes
  let isFree = false
  return () => {
    if (!isFree) taken -= bytes
    isFree = true
  }
}

/** Parses a body step by step when its turn comes. */
export const parseInTurn = (bytes: Buffer, steps: readonly ((text: string) => unknown)[]): Promise<unknown> =>
  queue.run(async () => {
    let read: unknown = bytes.toString()
    for (const step of steps) {
      await otherTurns()
      read = step(read as string)
    }
    return read
  })
