/**
 * Checks whether the caller may print. The application is asked on every request, so that a signed-out user can no
 * longer print.
 */
import { request as call } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { Unauthenticated } from '#kernel/problem.ts'
import { parseJson } from '#server/http/json.ts'
import { createQueue } from '#server/http/queue.ts'
import { Rejected } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'

export interface Application {
  host: string
  port: number
}

const timeoutMs = 5_000

/** Refusals of the application, which the print service repeats with the same messages. */
const messages: Readonly<Record<number, string>> = {
  400: 'noTenant',
  403: 'otherTenant',
  404: 'unknownTenant',
  429: 'tooFast',
}

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''))

/** The host for reaching the application on this machine, which may listen on all addresses. */
const reach = (host: string): string => (host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host)

/**
 * Sends a request to the application with the caller's own host and tenant headers and his network address, so that it
 * identifies the same tenant, and a key of his networks.
 */
export const fetchFromApplication = (
  application: Application,
  path: string,
  headers: IncomingHttpHeaders,
): Promise<{ status: number; type: string; bytes: Buffer }> => {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; type: string; bytes: Buffer }>()
  const passed = Object.fromEntries(
    ['authorization', 'x-tenant', 'host', 'x-forwarded-for'].flatMap((name) =>
      headers[name] ? [[name, one(headers[name])]] : [],
    ),
  )
  const sent = call(
    { host: reach(application.host), port: application.port, path, method: 'GET', headers: passed, timeout: timeoutMs },
    (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          bytes: Buffer.concat(chunks),
        }),
      )
      answer.on('error', reject)
    },
  )
  sent.on('timeout', () => sent.destroy(new Error('The application did not answer')))
  sent.on('error', reject)
  sent.end()
  return promise
}

/** For which tenant is printed, and with which forms that are not the delivered ones. */
export interface Session {
  tenant: string
  forms: unknown
}

/** `otherwise`: the tenant, if the response does not say. */
const sessionIn = (bytes: Buffer, otherwise: string): Session => {
  const answer = parseJson(bytes.toString())
  const data = isObject(answer) ? answer['Data'] : undefined
  return isObject(data) && typeof data['tenant'] === 'string'
    ? { tenant: data['tenant'], forms: data['forms'] }
    : { tenant: otherwise, forms: undefined }
}

/** Asked one after another: a hundred prints at once would keep everybody else's calls waiting for as many answers. */
const places = { atOnce: 6, waiting: 1_000, ofOne: { atOnce: 3, waiting: 500 } }

/** Returns a function that returns the session of who may print. It throws Unauthenticated, or Rejected 403 or 503. */
export const createGuard = (application: Application) => {
  const queue = createQueue({ ...places, refusal: () => new Rejected(503, 'printBusy') })
  return async (headers: IncomingHttpHeaders): Promise<Session> => {
    const { authorization = '' } = headers
    if (!/^bearer\s+\S+$/i.test(authorization)) throw new Unauthenticated()
    const ask = () =>
      fetchFromApplication(application, '/api/session-check', headers).catch(() => {
        throw new Rejected(503, 'unavailable')
      })
    const answer = await queue.run(ask, authorization)
    if (answer.status === 200) return sessionIn(answer.bytes, authorization)
    if (answer.status === 401) throw new Unauthenticated()
    const message = messages[answer.status]
    throw message ? new Rejected(answer.status, message) : new Rejected(503, 'unavailable')
  }
}
