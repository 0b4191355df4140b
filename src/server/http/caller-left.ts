/** Who hung up in the middle of a body or of an answer can be told nothing, and nobody needs to look. */
import type { FastifyRequest } from 'fastify'

export const hasCallerLeft = (error: unknown, { raw }: FastifyRequest): boolean => {
  const code = (error as { code?: string } | null)?.code ?? ''
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || (['ECONNRESET', 'EPIPE'].includes(code) && raw.socket.destroyed)
}
