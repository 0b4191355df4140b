/**
 * Recognises errors caused by a client that disconnected during a request or response. They need no response and no
 * attention.
 */
import type { FastifyRequest } from 'fastify'

export const hasCallerLeft = (error: unknown, { raw }: FastifyRequest): boolean => {
  const code = (error as { code?: string } | null)?.code ?? ''
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || (['ECONNRESET', 'EPIPE'].includes(code) && raw.socket.destroyed)
}
