/** The print service: renders a page as HTML for the screen, or as PDF. It has no database and stores nothing. */
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RequestPayload,
} from 'fastify'
import { wordIn } from '#i18n/fill.ts'
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { Unreadable } from '#kernel/problem.ts'
import { hasCallerLeft } from '#server/http/caller-left.ts'
import { addDataHeaders, refuseTwoHosts } from '#server/http/headers.ts'
import { isUnannounced, reserveAsItComes, reserveMemory } from '#server/http/large-bodies.ts'
import { createQueue } from '#server/http/queue.ts'
import type { PrintMeters } from '#server/metrics/print-meters.ts'
import { retryAfterSeconds } from '#server/http/retry-after.ts'
import { printNoticeHeader } from '#wire/calls.ts'
import { answerError, Rejected } from '#wire/errors.ts'
import { free, lengthOf, takeBodies, type Bytes } from './body.ts'
import { createGuard, type Application } from './guard.ts'
import { createLogos } from './logo.ts'
import { allowOrigins } from './origins.ts'
import { codeOf, type MadePage, type PageFormat } from './job.ts'
import { createMaker, languageOf } from './make.ts'
import { createOwnForms, ownCodes, type OwnCodes } from './own-form.ts'
import { createPrinters, TooLong, type Printers } from './printers.ts'
import type { Registry } from './registry.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The tenant for which is printed. */
    tenant?: string
    /** The codes of forms that are not the delivered ones. */
    ownForms?: OwnCodes
  }
}

export interface RenderOptions extends Registry {
  application: Application
  baseDomain: string
  now: () => Date
  log: FastifyBaseLogger
  /** Absent where nothing is counted for monitoring. */
  meters?: PrintMeters | undefined
  /** Time limit for a PDF in milliseconds. */
  timeoutMs?: number
}

const bodyLimit = 30 * 1024 * 1024
/**
 * Two at once, for each has a worker with its memory. If one tenant runs both, a third slot is there for others; what
 * waits is made in its order, and the next is always of who has least at work. One tenant can fill half of the queue.
 */
const places = { atOnce: 2, beside: 1, waiting: 400, ofOne: { atOnce: 2, waiting: 200 } }
/** Long ones are drawn one after another: each needs as much memory as all short ones together. */
const longPlaces = { atOnce: 1, waiting: 40, ofOne: { atOnce: 1, waiting: 20 } }
const longFrom = 256 * 1024

/** The announced length of the body in bytes; the maximum if the header is missing. */
const announced = ({ headers }: FastifyRequest): number =>
  Math.min(headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : bodyLimit, bodyLimit)

/** A file name that is safe in a header: only characters a header can carry, and none that end the value. */
const fileName = (title: string): string => `${title.replace(/[^A-Za-z0-9_-]+/g, '_').slice(0, 80) || 'print'}.pdf`

const translated = (error: unknown): unknown => {
  if (error instanceof TooLong) return new Rejected(503, 'printTooLong')
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string }
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new Rejected(400, 'reportTooBig')
  if (statusCode === 413) return new Rejected(413, 'tooLarge')
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? new Unreadable('unreadable') : error
}

/** Tells the person who prints which signs are missing on the pages. */
const noticeOf = (
  words: RenderOptions['words'],
  request: FastifyRequest,
  { unprintable }: MadePage,
): Record<string, string> => {
  if (unprintable.length === 0) return {}
  const values = { signs: unprintable.join(' ') }
  const notice = wordIn(words, { language: languageOf(request), key: 'print.unprintable' }, values)
  return { [printNoticeHeader]: encodeURIComponent(notice) }
}

/** Each part is freed when all of them are sent: what waits for a slow reader is held once. */
const sendParts = (reply: FastifyReply, parts: readonly Bytes[]): FastifyReply => {
  reply.raw.once('finish', () => parts.forEach(free))
  return reply.header('content-length', lengthOf(parts)).send(Readable.from(parts, { objectMode: false }))
}

const sendFailure = (
  { log, words }: Pick<RenderOptions, 'log' | 'words'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  error: unknown,
): FastifyReply => {
  const reference = randomBytes(3).toString('hex').toUpperCase()
  const language = languageOf(request)
  const failure = answerError(translated(error), {
    errorStyle: 'read',
    reference,
    translate: (key, values) => wordIn(words, { language, key }, values),
  })
  if (failure.unexpected && !hasCallerLeft(error, request))
    log.error({ err: error, reference, call: request.url.split('?')[0] }, 'fault')
  if (failure.status === 503) void reply.header('retry-after', retryAfterSeconds)
  return reply.code(failure.status).type('application/json; charset=utf-8').send(failure.body)
}

const logRequests = (app: FastifyInstance, log: FastifyBaseLogger): void => {
  app.addHook('onResponse', async (request, reply) => {
    if (request.method !== 'POST') return
    log.info(
      {
        call: request.url.split('?')[0],
        code: codeOf(request.body) || undefined,
        outcome: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'print',
    )
  })
}

const countPrints = (app: FastifyInstance, meters: PrintMeters | undefined): void => {
  if (!meters) return
  app.addHook('onResponse', async ({ routeOptions: { url } }, { statusCode, elapsedTime }) => {
    const format = url === '/pdf/html' ? 'html' : url === '/pdf/print' ? 'pdf' : null
    if (format) meters.printed({ format, status: statusCode, milliseconds: elapsedTime })
  })
}

interface Service extends Pick<RenderOptions, 'application' | 'now' | 'words' | 'meters'> {
  printers: Printers
}

const addPages = (app: FastifyInstance, { application, now, words, printers, meters }: Service): void => {
  // Checks the right to print and the available memory before a body of up to thirty megabytes is read.
  const allowed = {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      // Where the caller is, as it was found out here; what he wrote of it himself does not go on.
      request.headers['x-forwarded-for'] = request.ip
      const { tenant, forms } = await guard(request.headers)
      request.tenant = tenant
      request.ownForms = ownCodes(forms)
      if (!isUnannounced(request.raw)) reserveMemory(announced(request), reply.raw)
    },
    preParsing: async (request: FastifyRequest, reply: FastifyReply, body: RequestPayload) =>
      isUnannounced(request.raw) ? reserveAsItComes(body as Readable, reply.raw) : body,
  }
  const refusal = (): Rejected => new Rejected(503, 'printBusy')
  const queue = createQueue({ ...places, refusal })
  const longQueue = createQueue({ ...longPlaces, refusal })
  meters?.watch({ all: queue, long: longQueue })
  const guard = createGuard(application)
  const make = createMaker({
    now,
    logos: createLogos(application, now),
    forms: createOwnForms(application),
    printers,
  })
  const sent = (request: FastifyRequest, wanted: PageFormat): Promise<MadePage> => {
    const isLong = request.body instanceof Uint8Array && request.body.length >= longFrom
    const inTurn = () => queue.run(() => make(request, wanted), request.tenant)
    return isLong ? longQueue.run(inTurn, request.tenant) : inTurn()
  }
  app.post('/pdf/html', allowed, async (request, reply) => {
    const made = await sent(request, 'html')
    return sendParts(reply.type('application/json; charset=utf-8').headers(noticeOf(words, request, made)), made.parts)
  })
  app.post('/pdf/print', allowed, async (request, reply) => {
    const made = await sent(request, 'pdf')
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${fileName(made.title)}"`,
      ...noticeOf(words, request, made),
    }
    return sendParts(reply.headers(headers), made.parts)
  })
}

/** Builds the service: Fastify with POST /pdf/html, POST /pdf/print and GET /health. */
export const renderService = (options: RenderOptions): FastifyInstance => {
  const { application, baseDomain, reports, templates, words, now, log, timeoutMs = 30_000 } = options
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: 'loopback',
    requestTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true },
  })
  const printers = createPrinters({ reports, templates, words }, timeoutMs)
  app.addHook('onListen', async () => printers.keep())
  app.addHook('onClose', () => printers.end())
  takeBodies(app, bodyLimit)
  refuseTwoHosts(app)
  addDataHeaders(app)
  allowOrigins(app, { baseDomain, port: application.port })
  logRequests(app, log)

  countPrints(app, options.meters)
  addPages(app, { application, now, words, printers, meters: options.meters })
  app.get('/health', async () => ({ status: 'ok' }))
  app.setErrorHandler((error, request, reply) => sendFailure(options, { request, reply }, error))
  app.setNotFoundHandler((request, reply) => {
    const isKnown = ['/pdf/html', '/pdf/print', '/health'].includes(request.url.split('?')[0]!.toLowerCase())
    return sendFailure(
      options,
      { request, reply },
      isKnown ? new Rejected(405, 'wrongMethod') : new Rejected(404, 'unknownPath'),
    )
  })
  return app
}
