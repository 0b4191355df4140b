/** May this caller print? A ticket says so by itself; a session token is shown to the application. */
import { createHash } from 'node:crypto'
import { request as call } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { Unauthenticated } from '#kernel/problem.ts'
import { Rejected } from '#wire/errors.ts'
import { isTicket, verifyTicket } from './ticket.ts'

export interface Application {
  host: string
  port: number
}

export interface GuardOptions {
  application: Application
  /** null: no tickets are known. */
  secret: string | null
  now: () => Date
}

const freshMs = 30_000
const timeoutMs = 5_000
const most = 10_000

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? (value[0] ?? '') : (value ?? ''))

/** The application on this machine: it may be listening on every address. */
const reach = (host: string): string => (host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host)

/** Asks the application with the caller's own names, so that it sees the tenant as it would itself. */
export const ask = (
  application: Application,
  path: string,
  headers: IncomingHttpHeaders,
): Promise<{ status: number; type: string; bytes: Buffer }> => {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; type: string; bytes: Buffer }>()
  const passed = Object.fromEntries(
    ['authorization', 'x-tenant', 'host'].flatMap((name) => (headers[name] ? [[name, one(headers[name])]] : [])),
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

/** Resolves when the caller may print; throws Unauthenticated, or 403 or 503 by Rejected. */
export const createGuard = ({ application, secret, now }: GuardOptions) => {
  const passed = new Map<string, number>()
  const check = async (headers: IncomingHttpHeaders): Promise<void> => {
    const answer = await ask(application, '/api/session-check', headers).catch(() => {
      throw new Rejected(503, 'unavailable')
    })
    if (answer.status === 401) throw new Unauthenticated()
    if (answer.status === 403) throw new Rejected(403, 'otherTenant')
    if (answer.status !== 200)
      throw new Rejected(
        answer.status === 400 || answer.status === 404 ? answer.status : 503,
        answer.status === 400 ? 'noTenant' : answer.status === 404 ? 'unknownTenant' : 'unavailable',
      )
  }
  return async (headers: IncomingHttpHeaders): Promise<void> => {
    const token = /^bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
    if (!token) throw new Unauthenticated()
    if (isTicket(token)) {
      if (!secret || !verifyTicket(token, secret, now())) throw new Unauthenticated()
      return
    }
    const key = createHash('sha256')
      .update([token, one(headers['x-tenant']), one(headers.host)].join('\n'))
      .digest('base64')
    if ((passed.get(key) ?? 0) > now().getTime()) return
    await check(headers)
    if (passed.size >= most) passed.clear()
    passed.set(key, now().getTime() + freshMs)
  }
}
