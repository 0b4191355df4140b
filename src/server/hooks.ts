/** `POST /hooks/{adapter}/{token}`: where carriers report. The token says whose parcel it is; there is no session (contract amendments 68). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Unreadable } from '#kernel/problem.ts'
import { carrierAdapters, type CarrierAdapter } from '#model/carrier.ts'
import { ok } from '#wire/envelope.ts'
import { Rejected } from '#wire/errors.ts'
import { readToken } from './access/tokens.ts'
import type { Server } from './call/call.ts'
import { sendFailure } from './handler.ts'
import { networkOf } from './http/address.ts'
import { parseJson } from './http/json.ts'
import { createReception, type Arrival } from './parcels/taking-in.ts'
import { carriers } from './shipping/carriers/index.ts'

const mostBytes = 64 * 1024

const unknown = (): Rejected => new Rejected(404, 'unknownHook')

const adapterNamed = (name: string): CarrierAdapter | undefined =>
  carrierAdapters.find((one) => one !== 'manual' && one === name.toLowerCase())

interface Read {
  arrival: Arrival
  isReadable: boolean
}

const read = (server: Server, { adapter: name, token: sent }: Params, body: unknown): Read => {
  const adapter = adapterNamed(name)
  const token = readToken(`Bearer ${sent}`)
  if (!adapter || !token || sent.startsWith('vua_')) throw unknown()
  const who = { tenant: token.tenant, tokenHash: token.hash, adapter }
  try {
    const text = Buffer.isBuffer(body) ? body.toString() : ''
    if (text.trim() === '') throw new Unreadable('unreadable')
    const json = parseJson(text)
    const news = carriers[adapter].readEvent(json, server.clock.now())
    const secret = carriers[adapter].eventSecret?.(json) ?? ''
    return { arrival: { ...who, news: news.kind === 'news' ? news : null, secret }, isReadable: true }
  } catch {
    return { arrival: { ...who, news: null, secret: '' }, isReadable: false }
  }
}

interface Params {
  adapter: string
  token: string
}

/** Wrong tokens that a network may try in a minute, before it is not listened to for the rest of it. */
const mostWrong = 1_200

/** Guesses of tokens are counted, reports of tenants that are known are not. */
const createDoor = (server: Server) => {
  const reception = createReception(server)
  const heard = new Set<string>()
  const closed = new Map<string, number>()
  const minuteOf = (): number => Math.floor(server.clock.now().getTime() / 60_000)
  return async (network: string, arrival: Arrival): Promise<boolean> => {
    if (!heard.has(arrival.tenant) && closed.get(network) === minuteOf()) throw new Rejected(429, 'tooFast')
    const isKnown = await reception.take(arrival)
    if (isKnown) heard.add(arrival.tenant)
    else if (!server.limiter.allow(`hooks ${network}`, mostWrong)) {
      if (closed.size > 10_000) closed.clear()
      closed.set(network, minuteOf())
    }
    return isKnown
  }
}

/** True if a path, in lower case, is that of a carrier's address. If it was not routed, its method was wrong. */
export const isHook = (path: string): boolean => /^\/hooks\/[^/]+\/[^/]+$/.test(path)

export const addHooks = async (app: FastifyInstance, server: Server): Promise<void> => {
  const enter = createDoor(server)
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { arrival, isReadable } = read(server, request.params as Params, request.body)
    if (!(await enter(networkOf(request.ip), arrival))) throw unknown()
    if (!isReadable) throw new Unreadable('unreadable')
    return reply.send(ok({ Description: 'ok' }))
  }
  await app.register((hooks, _options, done) => {
    hooks.removeAllContentTypeParsers()
    hooks.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, bytes, read) =>
      read(null, bytes),
    )
    // The path holds the token, so it is not what the log calls it.
    hooks.addHook('onRequest', async (request) => {
      request.call = 'hooks'
    })
    hooks.setErrorHandler((error: { statusCode?: number }, request, reply) =>
      sendFailure(
        server,
        { request, reply },
        { error: error.statusCode === 413 ? new Unreadable('unreadable') : error },
      ),
    )
    hooks.post('/hooks/:adapter/:token', { config: { demand: 'anyone' }, bodyLimit: mostBytes }, answer)
    done()
  })
}
