/** The print service: a page as HTML for the screen or as PDF. It knows no database and keeps nothing. */
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { translate } from '#i18n/index.ts'
import { randomBytes } from 'node:crypto'
import { Unreadable } from '#kernel/problem.ts'
import { addDataHeaders, refuseTwoHosts } from '#server/headers.ts'
import { createQueue } from '#server/queue.ts'
import { answerError, Rejected } from '#wire/errors.ts'
import { free, isAlone, takeBodies } from './body.ts'
import { createGuard, type Application } from './guard.ts'
import { createLogos } from './logo.ts'
import { allowOrigins } from './origins.ts'
import { createMaker, languageOf } from './make.ts'
import { codeOf, type Registry } from './page.ts'
import { createPrinters, TooLong } from './printers.ts'

export interface RenderOptions extends Registry {
  application: Application
  baseDomain: string
  now: () => Date
  log: FastifyBaseLogger
  /** Longest a PDF may take. */
  timeoutMs?: number
}

const bodyLimit = 30 * 1024 * 1024
const atOnce = 2
const waiting = 40

/** Of a header: no letters it cannot carry, nothing that ends the value. */
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
    manner: 'read',
    reference,
    say: (key, values) => translate(language, key, values),
  })
  if (failure.unexpected) log.error({ err: error, reference, call: request.url.split('?')[0] }, 'fault')
  if (failure.status === 503) void reply.header('retry-after', '3')
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

/** Fastify with POST /pdf/html, POST /pdf/print and GET /health; call `listen` or `inject` on it. */
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
  const guard = createGuard(application)
  const queue = createQueue({ atOnce, waiting, refusal: () => new Rejected(503, 'printBusy') })
  const printers = createPrinters({ reports, templates }, timeoutMs)
  app.addHook('onListen', async () => printers.keep())
  app.addHook('onClose', () => printers.end())
  takeBodies(app, bodyLimit)
  refuseTwoHosts(app)
  addDataHeaders(app)
  allowOrigins(app, { baseDomain, port: application.port })
  logRequests(app, log)

  // Who may not print does not get to send thirty megabytes first.
  const allowed = { onRequest: (request: FastifyRequest) => guard(request.headers) }
  const maker = createMaker({ reports, templates, now, logos: createLogos(application, now), printers })
  app.post('/pdf/html', allowed, async (request) => ({ html: await maker.html(request) }))
  app.post('/pdf/print', allowed, async (request, reply) => {
    const { title, bytes } = await queue.run(() => maker.print(request))
    if (isAlone(bytes)) reply.raw.once('finish', () => free(bytes))
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${fileName(title)}"`,
      })
      .send(bytes)
  })
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
