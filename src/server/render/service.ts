/** The print service: a page as HTML for the screen or as PDF. It knows no database and keeps nothing. */
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { translate, type Language } from '#i18n/index.ts'
import { randomBytes } from 'node:crypto'
import { Unreadable } from '#kernel/problem.ts'
import { renderHtml } from '#output/html.ts'
import { renderPdf, TooLong } from '#output/pdf.server.ts'
import type { Page } from '#output/page.ts'
import { addDataHeaders } from '#server/headers.ts'
import { createQueue } from '#server/queue.ts'
import { answerError, Rejected } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'
import { createGuard, type Application } from './guard.ts'
import { createLogos } from './logo.ts'
import { allowOrigins } from './origins.ts'
import { pageOf, readBody, type Registry } from './page.ts'

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

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
const languageOf = (request: FastifyRequest): Language =>
  header(request, 'language')?.trim().toLowerCase() === 'en' ? 'en' : 'vi'

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
    const code =
      isObject(request.body) && typeof request.body.code === 'string' ? request.body.code.slice(0, 60) : undefined
    log.info(
      { call: request.url.split('?')[0], code, outcome: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'print',
    )
  })
}

/** Fastify with POST /pdf/html, POST /pdf/print and GET /health; call `listen` or `inject` on it. */
export const renderService = (options: RenderOptions): FastifyInstance => {
  const { application, baseDomain, now, log, timeoutMs = 30_000 } = options
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
  const logos = createLogos(application, now)
  const queue = createQueue({ atOnce, waiting, refusal: () => new Rejected(503, 'printBusy') })
  addDataHeaders(app)
  allowOrigins(app, { baseDomain, port: application.port })
  logRequests(app, log)

  // Who may not print does not get to send thirty megabytes first.
  const allowed = { onRequest: (request: FastifyRequest) => guard(request.headers) }
  const page = async (request: FastifyRequest, asked = readBody(request.body)): Promise<Page> => {
    const company = isObject(asked.info.company) ? asked.info.company : {}
    const logo = await logos(company.LinkLogo, request.headers)
    return pageOf(asked, options, {
      language: languageOf(request),
      now: now(),
      timezone: header(request, 'timezone'),
      logo,
    })
  }
  app.post('/pdf/html', allowed, async (request) => ({ html: renderHtml(await page(request)) }))
  app.post('/pdf/print', allowed, async (request, reply) => {
    let title = ''
    const bytes = await queue.run(async () => {
      const asked = readBody(request.body)
      const made = await page(request, asked)
      title = made.title
      // While a long page is drawn, neither it nor what it was made of is held here.
      request.body = { code: asked.code }
      return renderPdf(made, { timeoutMs })
    })
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
