/** Connects Fastify to the calls: reads requests, and writes responses and errors. */
import { randomBytes } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ok } from '#wire/envelope.ts'
import { answerError, Rejected, type ErrorStyle } from '#wire/errors.ts'
import { Unreadable } from '#kernel/problem.ts'
import { languageOf } from './access/auth.ts'
import { hasCallerLeft } from './http/caller-left.ts'
import {
  FileAnswer,
  isOpen,
  publicBodyLimit,
  translatorFor,
  StreamAnswer,
  type AnyCall,
  type Input,
  type RequestLog,
  type Server,
  type Upload,
} from './call/call.ts'
import { admit, checkSession, runAny } from './call/run-call.ts'
import { passingTrouble } from './database/database.ts'
import { isUnannounced, reserveMemory } from './http/large-bodies.ts'
import { createQueue } from './http/queue.ts'
import { retryAfterSeconds } from './http/retry-after.ts'
import { parseQuery } from './http/query.ts'
import { createSender } from './send-pieces.ts'
import { SignInAnswer } from './session/sign-in.ts'
import { isForeignPage, isJson } from './access/foreign-pages.ts'
import { requestedTenant } from './access/tenancy.ts'

declare module 'fastify' {
  interface FastifyRequest {
    passage?: RequestLog
    call?: string
    reference?: string
  }
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

const requestLogOf = (request: FastifyRequest): RequestLog => {
  const language = languageOf(header(request, 'language'))
  return {
    // The address is missing when the connection was reset, although the types say otherwise.
    address: (request.ip as string | undefined) ?? '',
    language: language ?? 'vi',
    hasLanguage: language !== undefined,
    statistics: { queries: 0, milliseconds: 0 },
    isReplay: false,
    isCounted: false,
  }
}

const inputOf = (request: FastifyRequest, tail: string, upload: Upload | undefined): Input => {
  const at = request.url.indexOf('?')
  // A proxy may forward any scheme the client claims, and links are built from the origin, so only http and https are
  // accepted.
  const origin = `${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`
  // The Host header may be malformed (half a bracket), and links are built from it.
  if (!URL.canParse(origin)) throw new Unreadable('unreadable')
  return {
    query: at < 0 ? [] : parseQuery(request.url.slice(at + 1)),
    body: request.body ?? null,
    tail,
    origin,
    authorization: header(request, 'authorization'),
    address: request.passage?.address ?? '',
    userAgent: header(request, 'user-agent'),
    ...(upload ? { upload } : {}),
  }
}

/** The size of the next WAL segment that PostgreSQL must create. */
const walSegmentBytes = 16 * 2 ** 20

/** True if the disk of the embedded database is full. Nothing is known about external databases. */
const isDiskFull = (dataDir: string): boolean => {
  if (!existsSync(join(dataDir, 'postgres'))) return false
  const { bavail, bsize } = statfsSync(dataDir)
  return bavail * bsize < walSegmentBytes
}

/** Maps errors of the driver and of Fastify, and those for which the contract requires another status. */
const translated = (error: unknown, dataDir: string): unknown => {
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number }
  const passing = passingTrouble(error)
  if (passing) return new Rejected(503, passing === 'unavailable' && isDiskFull(dataDir) ? 'noRoom' : passing)
  // A NUL character in JSON or text; the database refuses it.
  if (code === '22P05' || code === '22021') return new Unreadable('unreadable')
  if (statusCode === 413 || code === 'FST_REQ_FILE_TOO_LARGE') return new Rejected(413, 'tooLarge')
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? new Unreadable('unreadable') : error
}

export interface FailedRequest {
  error: unknown
  errorStyle?: ErrorStyle
  problemFields?: AnyCall['problemFields']
}

export const sendFailure = (
  server: Server,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { error, errorStyle = 'read', problemFields }: FailedRequest,
): FastifyReply => {
  const passage = (request.passage ??= requestLogOf(request))
  const reference = randomBytes(3).toString('hex').toUpperCase()
  const failure = answerError(translated(error, server.config.dataDir), {
    errorStyle,
    problemFields,
    reference,
    translate: translatorFor(passage.language),
  })
  passage.isRefused = failure.status === 200
  if (failure.unexpected && !hasCallerLeft(error, request)) {
    request.reference = reference
    server.log.error(
      { err: error, reference, call: request.call ?? request.url.split('?')[0], tenant: passage.tenant?.code },
      'fault',
    )
  }
  if (failure.status === 503 || failure.status === 429) void reply.header('retry-after', retryAfterSeconds)
  const isSignIn = request.call === 'authtoken' && failure.status >= 400
  // The sign-in page shows error_description whatever the error was.
  const extra = isSignIn ? { error: 'invalid_request', error_description: failure.body.Message } : {}
  return reply.code(failure.status).send({ ...failure.body, ...extra })
}

const addTiming = (reply: FastifyReply, { statistics }: RequestLog): void =>
  void reply.header('server-timing', `db;dur=${statistics.milliseconds.toFixed(1)};desc="${statistics.queries}"`)

const sendAnswer = (reply: FastifyReply, data: unknown, passage: RequestLog): FastifyReply => {
  addTiming(reply, passage)
  if (passage.isReplay) void reply.header('x-replayed', 'true')
  if (data instanceof SignInAnswer) return reply.code(data.status).send(data.body)
  if (data instanceof FileAnswer) {
    void reply.headers(data.headers)
    const isKept = data.headers['etag'] !== undefined && reply.request.headers['if-none-match'] === data.headers['etag']
    return isKept ? reply.code(304).send() : reply.send(data.bytes)
  }
  return reply.send(ok(data ?? null))
}

/** Maximum duration of a streamed response in milliseconds, even if the database would continue. */
const longestAnswer = 120_000

const logBrokenOff = (server: Server, request: FastifyRequest, error: unknown, reply: FastifyReply): FastifyReply => {
  if (!hasCallerLeft(error, request))
    server.log.error({ err: error, call: request.call, tenant: request.passage?.tenant?.code }, 'answer broke off')
  return reply
}

export const maxFile = 10 * 1024 * 1024

/** Errors of the multipart parser without a code (truncated body, invalid boundary) are caused by the client. */
const asUnreadable = (error: unknown): never => {
  throw (error as { code?: string }).code ? error : new Unreadable('unreadable')
}

const readUpload = async (request: FastifyRequest): Promise<Upload | undefined> => {
  if (!request.isMultipart()) return undefined
  try {
    const part = await request.file({ limits: { fileSize: maxFile, files: 1 } })
    return part ? { name: part.filename, bytes: await part.toBuffer() } : undefined
  } catch (error) {
    return asUnreadable(error)
  }
}

/** A file is copied as a whole on its way to the database, so that files are stored one after another. */
const uploads = createQueue({
  atOnce: 1,
  waiting: 100,
  refusal: () => new Rejected(503, 'tooBusy'),
  ofOne: { atOnce: 1, waiting: 50 },
})

const isEncoded = ({ headers }: FastifyRequest): boolean =>
  !['', 'identity'].includes((headers['content-encoding'] ?? '').trim().toLowerCase())

/** The announced length of the body in bytes; the maximum if the header is missing. */
const announced = ({ headers }: FastifyRequest, most: number): number => {
  if (headers['transfer-encoding'] !== undefined) return most
  const length = Number(headers['content-length'] ?? 0)
  return Number.isFinite(length) ? Math.min(length, most) : most
}

const requestedTenantOf = (server: Server, request: FastifyRequest): string =>
  requestedTenant({ host: request.host, header: header(request, 'x-tenant') }, server.config.baseDomain)

/** Checks session and memory before a large body is read. Without a session only small bodies are accepted. */
const admitLarge = async (
  server: Server,
  call: AnyCall,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> => {
  const bytes = announced(request, call.bodyLimit ?? maxFile)
  if (bytes <= publicBodyLimit || isOpen(call)) return
  const authorization = header(request, 'authorization')
  await checkSession(server, call, {
    tenantCode: requestedTenantOf(server, request),
    authorization,
    address: request.passage?.address ?? '',
  })
  if (!isUnannounced(request.raw)) reserveMemory(bytes, reply.raw)
}

/** What needs no session is refused to pages of others before anything is counted. */
const refuseForeignPages = (server: Server, call: AnyCall, request: FastifyRequest): void => {
  if (!isOpen(call) || request.method !== 'POST') return
  const visit = { host: request.host, origin: header(request, 'origin'), site: header(request, 'sec-fetch-site') }
  if (isForeignPage(visit, server.config)) throw new Rejected(403, 'foreignPage')
  const type = header(request, 'content-type')
  const isForm = call.about.takesAs === 'form' && /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type ?? '')
  if (type !== undefined && !isForm && !isJson(type)) throw new Unreadable('unreadable')
}

/** The hook that runs before the body is read. */
export const admissionHook =
  (server: Server, call: AnyCall) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    request.passage = requestLogOf(request)
    request.call = call.path
    refuseForeignPages(server, call, request)
    const caller = { address: request.passage.address, authorization: header(request, 'authorization') }
    request.passage.isCounted = admit(server, call, caller).isCounted
    if (isEncoded(request)) throw new Unreadable('unreadable')
    await admitLarge(server, call, { request, reply })
  }

/** The route handler of a call. */
export const handler =
  (server: Server, call: AnyCall) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const passage = (request.passage ??= requestLogOf(request))
    const { send, hasBegun } = createSender(reply, {
      longest: ('timeoutMs' in call && call.timeoutMs) || longestAnswer,
      begin: () => addTiming(reply, passage),
    })
    try {
      const tenantCode = requestedTenantOf(server, request)
      const tail = (request.params as { '*'?: string } | undefined)?.['*'] ?? ''
      const upload = 'upload' in call && call.upload ? await readUpload(request) : undefined
      const run = () =>
        runAny(server, call, { tenantCode, passage, input: inputOf(request, tail, upload), send, hasBegun })
      const data = await (upload ? uploads.run(run, tenantCode) : run())
      if (!(data instanceof StreamAnswer)) return sendAnswer(reply, data, passage)
      await (data.sent ?? send(data))
      return reply
    } catch (error) {
      // The response has begun, so the error can no longer be reported; the connection is closed without the final
      // chunk.
      if (hasBegun()) return logBrokenOff(server, request, error, reply)
      return sendFailure(
        server,
        { request, reply },
        { error, errorStyle: call.errorStyle ?? 'read', problemFields: passage.problemFields ?? call.problemFields },
      )
    }
  }
