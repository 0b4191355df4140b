/** What an answer tells a browser it may do with it. */
import type { FastifyInstance } from 'fastify'
import { Unreadable } from '#kernel/problem.ts'

/** Nothing here asks for these; a page that was broken into may not either. */
const unused = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ')
/** Pages read bar codes with the camera; nothing they hold in a frame may. */
export const pagePermissions = `camera=(self), ${unused}`
const dataPermissions = `camera=(), ${unused}`

/** Once reached by https a host is to be reached by it alone; where there is only http, nothing is said. */
export const insistOnHttps = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000')
  })
}

/** The first would count here and perhaps the second at a proxy: whoever sends two means no good. */
export const refuseTwoHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    if (hosts.length > 1) throw new Unreadable('unreadable')
  })
}

/** Of a service whose answers are data for a page and never one themselves. */
export const addDataHeaders = (app: FastifyInstance): void => {
  insistOnHttps(app)
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': `sandbox; default-src 'none'; frame-ancestors 'none'`,
      'cross-origin-resource-policy': 'same-site',
      'permissions-policy': dataPermissions,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })
}
