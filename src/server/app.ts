/** The application: Fastify with the calls of the registries, its limits, its headers and its log. */
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { Rejected } from '#wire/errors.ts'
import type { AnyCall, Server } from './call/call.ts'
import { refuseTwoHosts } from './http/headers.ts'
import { addHealth } from './health.ts'
import { doorkeeper, handler, maxFile, sendFailure } from './handler.ts'
import { readSafe, safeJson } from './http/json.ts'
import { largeFrom, readInTurn } from './http/large-bodies.ts'
import { addPageHeaders, addPaper } from './web/page-headers.ts'
import { logPlan } from './plans.ts'
import { parseQuery, queryRecord } from './http/query.ts'
import { serveWeb } from './web/web-files.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    demand?: AnyCall['demand']
  }
}

const refuseRouteWithoutDemand = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (route.config?.demand === undefined)
      throw new Error(`Route ${String(route.method)} ${route.url} does not say which right it demands`)
  })
}

const readBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  /** `steps`: each but the last makes the text that the next one reads. */
  const read =
    (...steps: ((text: string) => unknown)[]) =>
    async (_request: FastifyRequest, bytes: Buffer) =>
      bytes.length > largeFrom
        ? readInTurn(bytes, steps)
        : steps.reduce<unknown>((text, step) => step(text as string), bytes.toString())
  const readForm = (text: string): unknown => {
    const form = text.trim()
    return form === '' || form === 'null' ? null : queryRecord(parseQuery(form))
  }
  app.addContentTypeParser(['application/json', 'text/plain', '*'], { parseAs: 'buffer' }, read(safeJson, readSafe))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, read(readForm))
}

/** One line per request; no bodies, no personal data but the user name. */
const logRequests = (app: FastifyInstance, server: Server): void => {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.call) return
    const { passage } = request
    server.log.info(
      {
        tenant: passage?.tenant?.code,
        user: passage?.user,
        call: request.call,
        outcome: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        queries: passage?.statistics.queries,
        ...(request.reference ? { reference: request.reference } : {}),
      },
      'call',
    )
    if (passage) void logPlan(server, request.call, passage)
  })
}

/** A report has megabytes: in larger pieces it is done sooner. */
const chunkSize = 256 * 1024
/**
 * Five megabytes of rows: zstd 9 ms, brotli 139, gzip 68 (132 as it is left alone), for 719, 664 and 735 kB. All
 * browsers but Safari take zstd.
 */
/** What is written in pieces goes out in pieces: each is compressed to its end. The same number for all of them. */
const flush = constants.BROTLI_OPERATION_FLUSH
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 }, chunkSize, flush }
const zlibOptions = { level: 3, params: { [constants.ZSTD_c_compressionLevel]: 1 }, chunkSize, flush }

const protect = async (app: FastifyInstance, server: Server): Promise<void> => {
  await addPageHeaders(app, server.config)
  await app.register(compress, {
    global: true,
    // Nobody sends compressed bodies, but for what forty bytes may become.
    globalDecompression: false,
    threshold: 1024,
    encodings: ['zstd', 'br', 'gzip', 'deflate'],
    brotliOptions,
    zlibOptions,
  })
  await app.register(multipart, {
    limits: { fileSize: maxFile, files: 1, fields: 10, fieldSize: 10_000 },
    throwFileSizeLimit: true,
  })
}

/** Whether there is a call at a path: by another method, that is, when it did not answer. */
const addCalls = (app: FastifyInstance, server: Server, calls: readonly AnyCall[]): ((path: string) => boolean) => {
  const paths = new Set<string>()
  for (const call of calls) {
    const url = `/api/${call.path}`
    paths.add(url.toLowerCase())
    app.route({
      method: call.method ?? 'POST',
      url,
      config: { demand: call.demand },
      onRequest: doorkeeper(server, call),
      handler: handler(server, call),
      ...(call.bodyLimit ? { bodyLimit: call.bodyLimit } : {}),
    })
  }
  return (path) => paths.has(path) || paths.has(path.replace(/[^/]*$/, '*'))
}

/** `calls`: everything that answers under /api. Call `app.close()` to let what runs finish. */
export const createApp = async (server: Server, calls: readonly AnyCall[]): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: server.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxFile,
    trustProxy: 'loopback',
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, querystringParser: () => ({}) },
  })
  refuseRouteWithoutDemand(app)
  refuseTwoHosts(app)
  readBodies(app)
  await protect(app, server)
  logRequests(app, server)
  app.setErrorHandler((error, request, reply) => sendFailure(server, { request, reply }, { error }))

  const isKnown = addCalls(app, server, calls)
  addHealth(app, server)
  addPaper(app)
  const web = await serveWeb(app)
  const answerRest = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0]!.toLowerCase().replace(/\/$/, '')
    if (path !== '/api' && !path.startsWith('/api/')) return web(request, reply)
    const error = isKnown(path) ? new Rejected(405, 'wrongMethod') : new Rejected(404, 'unknownPath')
    return sendFailure(server, { request, reply }, { error })
  }
  // A route of its own, because only what routes answer is compressed.
  app.get('/*', { config: { demand: 'anyone' } }, answerRest)
  app.setNotFoundHandler(answerRest)
  return app
}
