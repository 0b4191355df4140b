/** Response headers for the pages of the application. */
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { remembered } from '#kernel/remembered.ts'
import type { Config } from '../process/config.ts'
import { insistOnHttps, pagePermissions } from '../http/headers.ts'
import { printHost } from './web-files.ts'

/** Headers of the frame in which reports are laid out: inline styles and embedded pictures, but no scripts. */
const paperPolicy = `sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'`

/** Adds the route of an empty page, which the report page fills with content. */
export const addPaper = (app: FastifyInstance): void => {
  app.get('/paper', { config: { demand: 'anyone' } }, (_request, reply) =>
    reply
      .header('content-security-policy', paperPolicy)
      .header('cache-control', 'max-age=3600')
      .type('text/html; charset=utf-8')
      .send(
        '<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>Trang in</title></head><body></body></html>',
      ),
  )
}

/** Hosts whose address of the print service is kept. */
const KEPT_HOSTS = 50

/** Every answer names the print service, and nearly all requests are for the same few hosts. */
const printHosts = (config: Config): ((host: string) => string) => {
  const known = new Map<string, string>()
  const find = remembered(known, (host: string) => printHost(host, config))
  return (host) => {
    if (known.size >= KEPT_HOSTS) known.clear()
    return find(host)
  }
}

/**
 * Adds the headers of the application's pages: own scripts, styles and pictures only, and calls only to this server
 * and its print service.
 */
export const addPageHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  const printHostOf = printHosts(config)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [`'none'`],
        'script-src': [`'self'`],
        'style-src': [`'self'`],
        'img-src': [`'self'`, 'data:', 'blob:'],
        'font-src': [`'self'`, 'data:'],
        'connect-src': [`'self'`, (request) => printHostOf(request.headers.host ?? '')],
        'frame-src': [`'self'`, 'blob:'],
        'worker-src': [`'self'`, 'blob:'],
        'manifest-src': [`'self'`],
        'base-uri': [`'none'`],
        'form-action': [`'self'`],
        'frame-ancestors': [`'none'`],
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  })
  insistOnHttps(app)
  app.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', pagePermissions)
    // Responses of calls belong to the user who asked, so they are not cached; files set their own cache headers.
    if (/^\/api\//i.test(request.url) && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
  })
}
