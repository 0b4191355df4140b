/** The print service: renders a page as HTML for the screen, or as PDF. It has no database and stores nothing. */
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { translate } from '#i18n/catalogues.server.ts'
import { randomBytes } from 'node:crypto'
import { Unreadable } from '#kernel/problem.ts'
import { hasCallerLeft } from '#server/http/caller-left.ts'
import { addDataHeaders, refuseTwoHosts } from '#server/http/headers.ts'
import { reserveMemory } from '#server/http/large-bodies.ts'
import { createQueue } from '#server/http/queue.ts'
import { retryAfterSeconds } from '#server/http/retry-after.ts'
import { answerError, Rejected } from '#wire/errors.ts'
import { free, isAlone, takeBodies } from './body.ts'
import { createGuard, type Application } from './guard.ts'
import { createLogos } from './logo.ts'
import { allowOrigins } from './origins.ts'
import type { MadePage, PageFormat } from './job.ts'
import { createMaker, languageOf } from './make.ts'
import { createOwnForms, ownCodes, type OwnCodes } from './own-form.ts'
import { codeOf, type Registry } from './page.ts'
import { createPrinters, TooLong, type Printers } from './printers.ts'

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
  /** Time limit for a PDF in milliseconds. */
  timeoutMs?: number
}

const bodyLimit = 30 * 1024 * 1024
/**
 * If one tenant runs two jobs, one slot stays free for others; what waits is made in its order, and the next is always
 * of who has least at work. One tenant can fill half of the queue.
 */
const places = { atOnce: 3, waiting: 400, ofOne: { atOnce: 2, waiting: 200 } }
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

const sendFailure = (
  log: FastifyBaseLogger,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  error: unknown,
): FastifyReply => {
  const reference = randomBytes(3).toString('hex').toUpperCase()
  const language = languageOf(request)
  const failure = answerError(translated(error), {
    errorStyle: 'read',
    reference,
    translate: (key, values) => translate(language, key, values),
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

interface Service extends Pick<RenderOptions, 'application' | 'now'> {
  printers: Printers
}

const addPages = (app: FastifyInstance, { application, now, printers }: Service): void => {
  // Checks the right to print and the available memory before a body of up to thirty megabytes is read.
  const allowed = {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      // Where the caller is, as it was found out here; what he wrote of it himself does not go on.
      request.headers['x-forwarded-for'] = request.ip
      const { tenant, forms } = await guard(request.headers)
      request.tenant = tenant
      request.ownForms = ownCodes(forms)
      reserveMemory(announced(request), reply.raw)
    },
  }
  const refusal = (): Rejected => new Rejected(503, 'printBusy')
  const queue = createQueue({ ...places, refusal })
  const longQueue = createQueue({ ...longPlaces, refusal })
  const guard = createGuard(application)
  const make = createMaker({
    now,
    logos: createLogos(application, now),
    forms: createOwnForms(application),
    printers,
  })
  const sent = async (request: FastifyRequest, reply: FastifyReply, wanted: PageFormat): Promise<MadePage> => {
    const isLong = request.body instanceof Uint8Array && request.body.length >= longFrom
    const inTurn = () => queue.run(() => make(request, wanted), request.tenant)
    const made = await (isLong ? longQueue.run(inTurn, request.tenant) : inTurn())
    const { bytes } = made
    if (isAlone(bytes)) reply.raw.once('finish', () => free(bytes))
    return made
  }
  app.post('/pdf/html', allowed, async (request, reply) => {
    const { bytes } = await sent(request, reply, 'html')
    return reply.type('application/json; charset=utf-8').send(bytes)
  })
  app.post('/pdf/print', allowed, async (request, reply) => {
    const { title, bytes } = await sent(request, reply, 'pdf')
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${fileName(title)}"`,
      })
      .send(bytes)
  })
}

/** Builds the service: Fastify with POST /pdf/html, POST /pdf/print and GET /health. */
export const renderService = (options: RenderOptions): FastifyInstance => {
  const { application, baseDomain, reports, templates, now, log, timeoutMs = 30_000 } = options
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
  const printers = createPrinters({ reports, templates }, timeoutMs)
  app.addHook('onListen', async () => printers.keep())
  app.addHook('onClose', () => printers.end())
  takeBodies(app, bodyLimit)
  refuseTwoHosts(app)
  addDataHeaders(app)
  allowOrigins(app, { baseDomain, port: application.port })
  logRequests(app, log)

  addPages(app, { application, now, printers })
  app.get('/health', async () => ({ status: 'ok' }))
  app.setErrorHandler((error, request, reply) => sendFailure(log, { request, reply }, error))
  app.setNotFoundHandler((request, reply) => {
    const isKnown = ['/pdf/html', '/pdf/print', '/health'].includes(request.url.split('?')[0]!.toLowerCase())
    return sendFailure(
      log,
      { request, reply },
      isKnown ? new Rejected(405, 'wrongMethod') : new Rejected(404, 'unknownPath'),
    )
  })
  return app
}
