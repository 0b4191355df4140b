/** The application: Fastify with all calls of the registries, limits, headers and request log. */
import type { Readable } from 'node:stream'
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
import { publicBodyLimit, type AnyCall, type Server } from './call/call.ts'
import { refuseTwoHosts } from './http/headers.ts'
import { countAnswers } from './count-answers.ts'
import { addHealth } from './health.ts'
import { addHooks, isHook } from './hooks.ts'
import { admissionHook, handler, maxFile, sendFailure } from './handler.ts'
import { mostValues, readSafe, safeJson } from './http/json.ts'
import { isUnannounced, largeFrom, readInTurn, reserveAsItComes, type ReadInSteps } from './http/large-bodies.ts'
import { parseInSteps } from './http/long-json.ts'
import { addTracking, wholeAddress } from './tracking/tracking.ts'
import { addPageHeaders, addPaper } from './web/page-headers.ts'
import { logPlan } from './plans.ts'
import { parseQuery, queryRecord } from './http/query.ts'
import { serveWeb } from './web/web-files.ts'
import { absentImport } from './calls/absent-imports.ts'

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

const isBlank = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)

const readLongJson: ReadInSteps = async (bytes, turn) =>
  bytes.every(isBlank) ? null : parseInSteps(bytes, turn, { mostValues, refusal: 'unreadable' })

const readBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const readForm = (text: string): unknown => {
    const form = text.trim()
    return form === '' || form === 'null' ? null : queryRecord(parseQuery(form))
  }
  const readJson = async (_request: FastifyRequest, bytes: Buffer) =>
    bytes.length > largeFrom ? readInTurn(bytes, readLongJson) : readSafe(safeJson(bytes.toString()))
  app.addContentTypeParser(['application/json', 'text/plain', '*'], { parseAs: 'buffer' }, readJson)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: publicBodyLimit },
    async (_request: FastifyRequest, bytes: Buffer) => readForm(bytes.toString()),
  )
}

/** Logs one line per request, without bodies and without personal data except the user name. */
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
        ...(passage?.isByReplica ? { replica: true } : {}),
        ...(request.reference ? { reference: request.reference } : {}),
      },
      'call',
    )
    if (passage) void logPlan(server, request.call, passage)
  })
}

/** Reports can be several megabytes; they compress faster in larger chunks. */
const chunkSize = 256 * 1024
/**
 * Measured with five megabytes of rows: zstd 9 ms, brotli 139 ms, gzip 68 ms (132 ms with its defaults), for 719, 664
 * and 735 kB. All browsers but Safari support zstd.
 */
/** Streamed responses are flushed after each chunk. The constant has the same value for all three compressions. */
const flush = constants.BROTLI_OPERATION_FLUSH
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 }, chunkSize, flush }
const zlibOptions = { level: 3, params: { [constants.ZSTD_c_compressionLevel]: 1 }, chunkSize, flush }

const protect = async (app: FastifyInstance, server: Server): Promise<void> => {
  await addPageHeaders(app, server.config)
  await app.register(compress, {
    global: true,
    // Clients do not send compressed bodies, and forty bytes could expand to anything.
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

/**
 * Adds the calls. Returns a function that tells whether any call has this path; if the request still was not routed,
 * its method was wrong.
 */
const addCalls = (app: FastifyInstance, server: Server, calls: readonly AnyCall[]): ((path: string) => boolean) => {
  const paths = new Set<string>()
  for (const call of calls) {
    const url = `/api/${call.path}`
    paths.add(url.toLowerCase())
    app.route({
      method: call.method ?? 'POST',
      url,
      config: { demand: call.demand },
      onRequest: admissionHook(server, call),
      preParsing: async (request, reply, body) =>
        isUnannounced(request.raw) ? reserveAsItComes(body as Readable, reply.raw) : body,
      handler: handler(server, call),
      ...(call.bodyLimit ? { bodyLimit: call.bodyLimit } : {}),
    })
  }
  return (path) => paths.has(path) || paths.has(path.replace(/[^/]*$/, '*'))
}

/** Builds the application. `calls` are all calls under /api. `app.close()` waits for running requests. */
export const createApp = async (server: Server, calls: readonly AnyCall[]): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: server.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxFile,
    trustProxy: 'loopback',
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    rewriteUrl: ({ url }) => wholeAddress(url ?? '/'),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, querystringParser: () => ({}) },
  })
  refuseRouteWithoutDemand(app)
  refuseTwoHosts(app)
  readBodies(app)
  await protect(app, server)
  logRequests(app, server)
  countAnswers(app, server, calls)
  app.setErrorHandler((error, request, reply) => sendFailure(server, { request, reply }, { error }))

  const isKnown = addCalls(app, server, calls)
  addHealth(app, server)
  await addHooks(app, server)
  await addTracking(app, server)
  addPaper(app)
  const web = await serveWeb(app)
  const answerRest = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0]!.toLowerCase().replace(/\/$/, '')
    if (!/^\/(?:api|hooks)(?:\/|$)/.test(path)) return web(request, reply)
    const error =
      isKnown(path) || isHook(path)
        ? new Rejected(405, 'wrongMethod')
        : (absentImport(path) ?? new Rejected(404, 'unknownPath'))
    return sendFailure(server, { request, reply }, { error })
  }
  // This must be a route, because the compression plugin ignores the not-found handler.
  app.get('/*', { config: { demand: 'anyone' } }, answerRest)
  app.setNotFoundHandler(answerRest)
  return app
}
