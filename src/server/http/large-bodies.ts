/**
 * Limits large bodies. Parsing one blocks the event loop, so they are parsed one after another with other requests in
 * between; and all bodies waiting together may only hold a limited amount of memory.
 */
import type { ServerResponse } from 'node:http'
import { turn } from '#engine/give-way.ts'
import { Rejected } from '#wire/errors.ts'
import { createQueue } from './queue.ts'

/** Smaller bodies are parsed too fast to matter. In bytes. */
export const largeFrom = 128 * 1024
const mostBytes = 200 * 1024 * 1024

/** Reads a large body, giving others a turn between its steps. */
export type ReadInSteps = (bytes: Buffer, turn: () => Promise<void>) => Promise<unknown>

const queue = createQueue({ atOnce: 1, waiting: 100, refusal: () => new Rejected(503, 'tooBusy') })
let taken = 0

/**
 * Reserves memory for a body of this many bytes until its request has been answered or its sender has left. Throws
 * Rejected 503 if there is not enough.
 */
export const reserveMemory = (bytes: number, response: ServerResponse): void => {
  // Who left before, while his session was checked, sends nothing more, and his leaving is not told again.
  if (response.closed) return
  if (taken + bytes > mostBytes) throw new Rejected(503, 'tooBusy')
  taken += bytes
  let isFree = false
  const leave = (): void => {
    if (!isFree) taken -= bytes
    isFree = true
  }
  // 'finish' comes after the whole response was sent, 'close' if the client disconnected before.
  response.once('finish', leave)
  response.once('close', leave)
}

/** Reads a body when its turn comes. */
export const readInTurn = (bytes: Buffer, read: ReadInSteps): Promise<unknown> => queue.run(() => read(bytes, turn))
