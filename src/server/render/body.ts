/** Reads the body of a print call as bytes; only the worker parses them. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { Rejected } from '#wire/errors.ts'

/** The initial buffer size if the length is not announced. */
const usualBytes = 256 * 1024

export type Bytes = Uint8Array<ArrayBuffer>
/** Small buffers share memory with others, so they can neither be transferred nor freed. */
const isAlone = (bytes: Uint8Array): bytes is Bytes => bytes.byteLength === bytes.buffer.byteLength
/** A copy of bytes whose memory is shared, which cannot be transferred. */
export const alone = (bytes: Uint8Array): Bytes => (isAlone(bytes) ? bytes : new Uint8Array(bytes))
export const lengthOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0)
/** Frees the memory immediately instead of at the next garbage collection. The bytes cannot be used afterwards. */
export const free = ({ buffer }: Bytes): void => void buffer.transfer(0)

/** Collects into one buffer from the start; concatenating thousands of small chunks would need the memory twice. */
const collect = async (payload: Readable, declared: number, limit: number): Promise<Buffer> => {
  if (declared > limit) throw new Rejected(413, 'tooLarge')
  let body = Buffer.allocUnsafeSlow(declared || usualBytes)
  let length = 0
  // Keeps the stream open if the body is too long, so that the refusal can still be sent.
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (length + chunk.length > limit) throw new Rejected(413, 'tooLarge')
    if (length + chunk.length > body.length) {
      const longer = Buffer.allocUnsafeSlow(Math.min(limit, 2 * (length + chunk.length)))
      body.copy(longer, 0, 0, length)
      body = longer
    }
    chunk.copy(body, length)
    length += chunk.length
  }
  return body.subarray(0, length)
}

export const takeBodies = (app: FastifyInstance, limit: number): void => {
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) =>
    collect(payload, Number(request.headers['content-length'] ?? 0), limit),
  )
}
