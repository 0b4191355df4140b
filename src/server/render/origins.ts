/**
 * Which origins may call the print service (CORS): those of the application, whose hosts are the tenants' addresses.
 */
import type { FastifyInstance } from 'fastify'

export interface Home {
  baseDomain: string
  port: number
}

/** `host` is the host name this service was called by. The application has the same host name and another port. */
export const isOurs = (origin: string, host: string, { baseDomain, port }: Home): boolean => {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, port: own } = new URL(origin)
  if (protocol !== 'http:' && protocol !== 'https:') return false
  const isApplication = own === String(port) || (own === '' && (port === 80 || port === 443))
  if (isApplication && (hostname === host || hostname === 'localhost' || hostname.endsWith('.localhost'))) return true
  // Behind a proxy, the application uses the default port of its domain.
  return (
    baseDomain !== 'localhost' &&
    (hostname === baseDomain || hostname.endsWith(`.${baseDomain}`)) &&
    (isApplication || own === '')
  )
}

export const allowOrigins = (app: FastifyInstance, home: Home): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    void reply.header('vary', 'origin')
    if (origin && isOurs(origin, request.hostname, home)) {
      void reply.headers({
        'access-control-allow-origin': origin,
        'access-control-allow-headers': 'authorization, content-type, language, timezone, x-tenant',
        'access-control-allow-methods': 'GET, POST',
        'access-control-expose-headers': 'content-disposition, retry-after',
        'access-control-max-age': '600',
      })
    }
    if (request.method === 'OPTIONS') return reply.code(204).send()
  })
}
