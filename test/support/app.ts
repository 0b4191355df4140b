/** The application on a database of its own, called without a network. */
import { documents } from '#documents/all.ts'
import { openReplica } from '#server/database/replica.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { systemClock, type Clock } from '#kernel/clock.ts'
import { createApp } from '#server/app.ts'
import type { AnyCall, Server } from '#server/call/call.ts'
import { readConfig } from '#server/process/config.ts'
import { exchangeLog } from '#server/outbound/exchange.ts'
import { turnsOfOne } from '#server/issuing/series-line.ts'
import { createOutbound } from '#server/outbound/outbound.ts'
import { createSealer, newSealKey } from '#server/process/sealed.ts'
import { createLimiter } from '#server/http/limiter.ts'
import type { Mail } from '#server/mail/mail.ts'
import { bookModules, listModules, registry, reportModules } from '#server/calls/registry.ts'
import { allCalls } from '#server/routes.ts'
import { createLastUses } from '#server/access/last-use.ts'
import { createDirectory } from '#server/access/tenancy.ts'
import { sql } from '#engine/sql.ts'
import { createTenant, type MadeTenant } from '#server/tenant.ts'
import type { FastifyInstance } from 'fastify'
import { isObject } from '#wire/values.ts'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { createTestDatabase, isSpreadInTests, type TestDatabase } from './database.ts'
import { demandDescribed } from './described.ts'

// Tests themselves say what they expect of a response.
// eslint-disable-next-line typescript/no-explicit-any -- see above
export type Anything = any
export interface Answer<T = Anything> {
  status: number
  headers: Readonly<Record<string, unknown>>
  body: { ErrorCode: number; ErrorMessage: string; Message: string; Data: T }
  raw: string
}
export interface CallOptions {
  token?: string | null
  tenant?: string
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  query?: Record<string, string>
}

export interface TestApp extends TestDatabase {
  app: FastifyInstance
  server: Server
  calls: readonly AnyCall[]
  letters: Mail[]
  /** Logged internal errors. */
  faults: string[]
  /** Log lines with query plans. */
  plans: string[]
  /** Connection with the owner role. */
  owner: Database
  /** A second server of the same installation; the two only share the database. */
  second(): Promise<FastifyInstance>
  makeTenant(code: string): Promise<MadeTenant>
  /** A tenant that came with a copied database gets the code, the name and the address of one made here. */
  renameTenant(id: string, code: string): Promise<void>
  signIn(tenant: string, userName?: string, password?: string): Promise<string>
  /** Makes a call as the last user who signed in, unless `options` say otherwise. */
  call<T = Anything>(module: string, name: string, body?: unknown, options?: CallOptions): Promise<Answer<T>>
}

export const adminPassword = 'matkhau123'

export interface AppOptions {
  clock?: Clock
  callsPerMinute?: number
  /** Calls slower than this are logged with their query plan. */
  logPlansFromMs?: number
  /** Environment variables of the installation. */
  environment?: Readonly<Record<string, string>>
  more?: readonly AnyCall[]
  /** Maximum number of database connections; default five. */
  connections?: number
  /** Saves are asked about far dates; else they are confirmed, because stories have days of their own. */
  asksAboutDates?: true
  /** Bodies are nonsense on purpose, and need not be as the description of the API says. */
  sendsNonsense?: true
  /** The database to copy; by default one without any tenant. */
  from?: string | undefined
  /** A migrated database of another server, which is used as it is. */
  at?: { ownerUrl: string; appUrl: string }
  /** The address of a replica for reading; each server has connections of its own to it. */
  readUrl?: string
}

const nameOf = (code: string): string => `Công ty ${code}`
const emailOf = (code: string): string => `admin@${code}.vn`

const withDateConfirmed = (name: string, body: unknown): unknown => {
  if (name !== 'UpdateDB' || !isObject(body) || !('dtDate' in body)) return body
  const { confirm = [] } = body
  return Array.isArray(confirm) ? { ...body, confirm: [...(confirm as unknown[]), 'dateFar'] } : body
}

export const createTestApp = async (options: AppOptions = {}): Promise<TestApp> => {
  const clock = options.clock ?? systemClock
  const max = options.connections ? { max: options.connections } : {}
  const test = await createTestDatabase({ clock, from: options.from, at: options.at, ...max })
  const letters: Mail[] = []
  const faults: string[] = []
  const plans: string[] = []
  const log = pino(
    { level: options.logPlansFromMs === undefined ? 'error' : 'info' },
    {
      write: (line: string) => {
        const { level, msg } = JSON.parse(line) as { level: number; msg: string }
        if (level >= pino.levels.values['error']!) faults.push(line)
        else if (msg === 'plan') plans.push(line)
      },
    },
  )
  const config = {
    ...readConfig({ BASE_DOMAIN: 'vua.test', ...options.environment }),
    logPlansFromMs: options.logPlansFromMs ?? null,
  }
  const sealer = createSealer(newSealKey('test'))
  const closing: (() => Promise<unknown>)[] = []
  const replicaOf = (primary: Database): Pick<Server, 'replica'> => {
    if (!options.readUrl) return {}
    const replica = openReplica({ primary, clock, url: options.readUrl, max: 5 })
    closing.unshift(() => replica.close())
    return { replica }
  }
  const serverOn = (database: Database): Server => ({
    config,
    database,
    ...replicaOf(database),
    clock,
    registry,
    log,
    directory: createDirectory(database, clock),
    limiter: createLimiter(options.callsPerMinute ?? 1_000_000, clock),
    mailer: { send: async (letter) => void letters.push(letter) },
    sealer,
    lastUses: createLastUses(database),
    outbound: createOutbound({ listed: config.outboundHosts, clock, log, record: exchangeLog(database) }),
    invoiceTurns: turnsOfOne(),
    work: { wake: () => undefined },
  })
  const server = serverOn(test.database)
  const calls = [
    ...allCalls({ documents, lists: listModules, reports: reportModules, books: bookModules }),
    ...(options.more ?? []),
  ]
  const app = await createApp(server, calls)
  const owner = openDatabase({ url: test.ownerUrl, clock, max: 1, isSpread: isSpreadInTests })
  closing.push(
    () => app.close(),
    () => owner.close(),
  )
  const end = async (): Promise<void> => {
    for (const close of closing.splice(0)) await close()
  }
  afterAll(end)
  const keepAs = async (name: string): Promise<void> => {
    await end()
    await test.keepAs(name)
  }

  const second = async (): Promise<FastifyInstance> => {
    const database = openDatabase({ url: test.appUrl, clock, max: 5, isSpread: isSpreadInTests })
    const other = await createApp(serverOn(database), calls)
    closing.push(
      () => other.close(),
      () => database.close(),
    )
    return other
  }
  let last = { tenant: '', token: '' }

  const makeTenant = async (code: string): Promise<MadeTenant> => {
    const made = await createTenant(
      owner,
      { clock, registry, lists: listModules },
      { code, name: nameOf(code), admin: 'admin', password: adminPassword, email: emailOf(code) },
    )
    server.directory.forget()
    return made
  }

  const renameTenant = async (id: string, code: string): Promise<void> => {
    await owner.inTenant({ tenant: id, user: null }, async (tx) => {
      await tx.query(sql`update tenant set code = ${code}, name = ${nameOf(code)} where id = ${id}`)
      await tx.query(sql`update app_user set email = ${emailOf(code)} where is_admin`)
    })
    server.directory.forget()
  }

  const signIn = async (tenant: string, userName = 'admin', password = adminPassword): Promise<string> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/authtoken',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-tenant': tenant },
      payload: new URLSearchParams({ grant_type: 'password', username: userName, password }).toString(),
    })
    const { access_token: token } = answer.json<{ access_token?: string }>()
    if (!token) throw new Error(`Sign-in failed: ${answer.body}`)
    last = { tenant, token }
    return token
  }

  const call = async <T>(
    module: string,
    name: string,
    body: unknown = null,
    { token = last.token, tenant = last.tenant, headers = {}, method = 'POST', query = {} }: CallOptions = {},
  ): Promise<Answer<T>> => {
    const asked = new URLSearchParams(query).toString()
    const sent = options.asksAboutDates ? body : withDateConfirmed(name, body)
    const answer = await app.inject({
      method,
      url: `/api/${module}/${name}${asked && `?${asked}`}`,
      headers: {
        'x-tenant': tenant,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(method === 'POST' ? { payload: JSON.stringify(sent) } : {}),
    })
    const json = String(answer.headers['content-type'] ?? '').startsWith('application/json')
      ? answer.json<Answer<T>['body']>()
      : ({} as Answer<T>['body'])
    demandDescribed({
      method,
      path: `${module}/${name}`,
      body: sent,
      status: answer.statusCode,
      answer: json,
      isNonsense: options.sendsNonsense === true,
    })
    return { status: answer.statusCode, headers: answer.headers, body: json, raw: answer.body }
  }

  return {
    ...test,
    keepAs,
    app,
    server,
    calls,
    letters,
    faults,
    plans,
    owner,
    second,
    makeTenant,
    renameTenant,
    signIn,
    call,
  }
}
