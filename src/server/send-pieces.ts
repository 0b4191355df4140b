/** An answer that is written piece by piece: no faster than it is taken, and never as if it were whole when it is not. */
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { beforeData } from '#wire/envelope.ts'
import type { Send } from './call/call.ts'

/** Who takes nothing for so long has no claim on a connection to the database. */
const longestPause = 20_000
/** So much is written ahead of who reads. */
const highWaterMark = 256 * 1024

const gone = (): Error =>
  Object.assign(new Error('The caller left before the end'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })

export interface Sending {
  /** Milliseconds from now until the last piece. */
  longest: number
  /** Before the first piece. */
  begin: () => void
  /** Milliseconds without anything being taken. */
  pause?: number
}

/** Waits until what was written is taken. Throws when nobody takes it. */
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

/** Of one answer. An error before the first piece leaves the reply untouched; after it the connection is cut. */
export const createSender = (
  reply: FastifyReply,
  { longest, begin, pause = longestPause }: Sending,
): { send: Send; hasBegun: () => boolean } => {
  let hasBegun = false
  const until = performance.now() + longest
  const send: Send = async ({ pieces }) => {
    // What runs again after an error may not write a second answer behind the first.
    if (hasBegun) throw new Error('The answer has begun already')
    const body = new PassThrough({ highWaterMark })
    // Whoever cuts it has said why already.
    body.on('error', () => {})
    const write = async (text: string): Promise<void> => {
      if (body.destroyed) throw gone()
      if (performance.now() > until) throw new Error('An answer took too long')
      if (!body.write(text)) await taken(body, pause)
      // What was written leaves before more is worked out, and others get their turn.
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
