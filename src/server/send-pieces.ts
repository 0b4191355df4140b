/**
 * Sends a response in pieces: no faster than the client reads, and never so that a truncated response looks complete.
 */
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { beforeData } from '#wire/envelope.ts'
import type { Send } from './call/call.ts'

/**
 * A client that reads nothing for this long (milliseconds) is disconnected, because it occupies a database
 * connection.
 */
const longestPause = 20_000
/** The maximum number of bytes written ahead of the client. */
const highWaterMark = 256 * 1024

const gone = (): Error =>
  Object.assign(new Error('The caller left before the end'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })

export interface SendOptions {
  /** Milliseconds from now until the last piece. */
  longest: number
  /** Called before the first piece. */
  begin: () => void
  /** Maximum milliseconds without progress. */
  pause?: number
}

/** Waits until the written data is consumed. Throws if that takes too long. */
const taken = async (body: PassThrough, pause: number): Promise<void> => {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), pause)
  const { signal } = stop
  try {
    await Promise.race([once(body, 'drain', { signal }), once(body, 'close', { signal })])
  } catch (error) {
    throw signal.aborted ? gone() : error
  } finally {
    clearTimeout(timer)
    stop.abort()
  }
}

/**
 * Makes the sender of one response. An error before the first piece leaves the reply untouched; after it, the
 * connection is closed.
 */
export const createSender = (
  reply: FastifyReply,
  { longest, begin, pause = longestPause }: SendOptions,
): { send: Send; hasBegun: () => boolean } => {
  let hasBegun = false
  const until = performance.now() + longest
  const send: Send = async ({ pieces }) => {
    // A transaction that is repeated after an error must not write a second response after the first.
    if (hasBegun) throw new Error('The response has already begun')
    const body = new PassThrough({ highWaterMark })
    // The cause was already reported by the code that closed the stream.
    body.on('error', () => {})
    const write = async (text: string): Promise<void> => {
      if (body.destroyed) throw gone()
      if (performance.now() > until) throw new Error('A response took too long')
      if (!body.write(text)) await taken(body, pause)
      // Lets the written data leave, and other requests run, before the next piece is made.
      await new Promise((next) => setImmediate(next))
    }
    let before = beforeData
    try {
      for await (const text of pieces) {
        if (!hasBegun) {
          hasBegun = true
          begin()
          void reply.type('application/json; charset=utf-8').send(body)
        }
        await write(before + text)
        before = ''
      }
      await write('}')
      body.end()
    } catch (error) {
      body.destroy(error as Error)
      throw error
    }
  }
  return { send, hasBegun: () => hasBegun }
}
