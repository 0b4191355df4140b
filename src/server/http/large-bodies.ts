/**
 * Room for large bodies. While one is read nobody else is answered, so that they are read one after another, with a turn
 * for the others between two; and all that wait may hold only so much memory.
 */
import { Rejected } from '#wire/errors.ts'
import { createQueue } from './queue.ts'

/** Less is read before anybody notices. */
export const largeFrom = 128 * 1024
const mostBytes = 200 * 1024 * 1024

const queue = createQueue({ atOnce: 1, waiting: 100, refusal: () => new Rejected(503, 'tooBusy') })
let taken = 0

const otherTurns = (): Promise<void> => new Promise((resume) => setImmediate(resume))

/** Bytes a caller is about to send; what it gives back frees them. Throws 503 when there is no room. */
export const takeRoom = (bytes: number): (() => void) => {
  if (taken + bytes > mostBytes) throw new Rejected(503, 'tooBusy')
  taken += bytes
  let isFree = false
  return () => {
    if (!isFree) taken -= bytes
    isFree = true
  }
}

/** Reads a body step by step, in its turn. */
export const readInTurn = (bytes: Buffer, steps: readonly ((text: string) => unknown)[]): Promise<unknown> =>
  queue.run(async () => {
    let read: unknown = bytes.toString()
    for (const step of steps) {
      await otherTurns()
      read = step(read as string)
    }
    return read
  })
