/**
 * Limits large bodies. Parsing one blocks the event loop, so they are parsed one after another with other requests in
 * between; and all bodies waiting together may only hold a limited amount of memory.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform, type Readable } from 'node:stream'
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
/** What each request has of it. */
const held = new WeakMap<ServerResponse, number>()

/**
 * Reserves memory for a body of this many bytes until its request has been answered or its sender has left. Throws
 * Rejected 503 if there is not enough.
 */
export const reserveMemory = (bytes: number, response: ServerResponse): void => {
  // Who left before, while his session was checked, sends nothing more, and his leaving is not told again.
  if (response.closed) return
  if (taken + bytes > mostBytes) throw new Rejected(503, 'tooBusy')
  taken += bytes
  const before = held.get(response)
  held.set(response, (before ?? 0) + bytes)
  if (before !== undefined) return
  const leave = (): void => {
    taken -= held.get(response) ?? 0
    held.delete(response)
  }
  // 'finish' comes after the whole response was sent, 'close' if the client disconnected before.
  response.once('finish', leave)
  response.once('close', leave)
}

/** True if the length of the body is known only when it has been read. Files are read from the request itself. */
export const isUnannounced = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined && !/^multipart\//i.test(headers['content-type'] ?? '')

/**
 * Reserves memory for a body whose length nobody announced as it comes. With the most it could have, twenty small calls
 * of a program that sends its bodies in chunks would have kept out all others.
 */
export const reserveAsItComes = (body: Readable, response: ServerResponse): Readable => {
  let [room, length] = [0, 0]
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      try {
        for (; room < length; room = Math.max(largeFrom, 2 * room)) reserveMemory(Math.max(largeFrom, room), response)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
  })
  body.once('error', (error) => counted.destroy(error))
  return body.pipe(counted)
}

/** Reads a body when its turn comes. */
export const readInTurn = (bytes: Buffer, read: ReadInSteps): Promise<unknown> => queue.run(() => read(bytes, turn))
