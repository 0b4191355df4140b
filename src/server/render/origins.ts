/**
 * Which origins may call the print service (CORS): those of the application, whose hosts are the tenants' addresses.
 */
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { readHost } from '../access/hosts.ts'

export interface Home {
  baseDomain: string
  port: number
}

/**
 * `host` is the Host header this service was called by: the application has the same host name and another port. A
 * foreign name is no origin of ours even if this service was called by it.
 */
export const isOurs = (origin: string, host: string, { baseDomain, port }: Home): boolean => {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, port: own, origin: parsed } = new URL(origin)
  if (parsed !== origin || (protocol !== 'http:' && protocol !== 'https:')) return false
  const isApplication = own === String(port) || (own === '' && (port === 80 || port === 443))
  const found = readHost(hostname, baseDomain)
  if (found.kind === 'foreign') return false
  if (found.kind === 'bare' && isIP(hostname.replace(/^\[|\]$/g, ''))) {
    const called = readHost(host, baseDomain)
    return isApplication && called.kind === 'bare' && called.name === found.name
  }
  // Behind a proxy, the application uses the default port of its domain.
  return isApplication || (baseDomain !== 'localhost' && hostname !== 'localhost' && own === '')
}

export const allowOrigins = (app: FastifyInstance, home: Home): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    void reply.header('vary', 'origin')
    if (origin && isOurs(origin, request.host, home)) {
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
