/**
 * Which origins may call the print service (CORS): those of the application, whose hosts are the tenants' addresses.
 */
import type { FastifyInstance } from 'fastify'
import { printNoticeHeader } from '#wire/calls.ts'
import { isOurs, type Home } from '../access/hosts.ts'

export const allowOrigins = (app: FastifyInstance, home: Home): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    void reply.header('vary', 'origin')
    if (origin && isOurs(origin, request.host, home)) {
      void reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-headers': 'authorization, content-type, language, timezone, x-tenant',
        'access-control-allow-methods': 'GET, POST',
        'access-control-expose-headers': `content-disposition, retry-after, ${printNoticeHeader}`,
        'access-control-max-age': '600',
      })
    }
    if (request.method === 'OPTIONS') return reply.code(204).send()
  })
}
