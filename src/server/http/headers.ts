/** Response headers that restrict what the browser may do. */
import type { FastifyInstance } from 'fastify'
import { Unreadable } from '#kernel/problem.ts'

/**
 * Browser features that the application does not use; they are disabled so that injected scripts cannot use them
 * either.
 */
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
/** Pages scan bar codes with the camera; frames inside them may not use it. */
export const pagePermissions = `camera=(self), ${unused}`
const dataPermissions = `camera=(), ${unused}`

/**
 * Sends HSTS for requests over https, so that browsers never use http for this host again. Over http nothing is sent.
 */
export const insistOnHttps = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000')
  })
}

/** With two Host headers, this server could use the first and a proxy the second, so such requests are refused. */
export const refuseTwoHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    if (hosts.length > 1) throw new Unreadable('unreadable')
  })
}

/** Headers for responses that are data and never shown as a page. */
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
