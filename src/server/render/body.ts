/** The body of a print call: bytes, which stay so until the worker reads them. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { Rejected } from '#wire/errors.ts'

/** To begin with, when nobody said how many will come. */
const usualBytes = 256 * 1024

export type Bytes = Uint8Array<ArrayBuffer>
/** Small ones share a piece of memory with others: it can neither change hands nor be freed. */
export const isAlone = (bytes: Uint8Array): bytes is Bytes => bytes.byteLength === bytes.buffer.byteLength
/** Frees memory at once that would lie there until somebody gets to tidy up; nobody may read it any more. */
export const free = ({ buffer }: Bytes): void => void buffer.transfer(0)

/** Into one piece from the start: what arrives in thousands of small ones would lie there a second time. */
const collect = async (payload: Readable, declared: number, limit: number): Promise<Buffer> => {
  if (declared > limit) throw new Rejected(413, 'tooLarge')
  let body = Buffer.allocUnsafeSlow(declared || usualBytes)
  let length = 0
  // Left open when it is too long, so that the refusal can still be sent.
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
