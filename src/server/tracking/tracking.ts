/**
 * `GET /track/{key}.{tenant}`: the page on which the receiver of a parcel follows it. The address is all that is asked
 * for; whatever is wrong with it, the answer is the same.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#i18n/catalogues.server.ts'
import { Rejected } from '#wire/errors.ts'
import { languageOf } from '../access/auth.ts'
import { readHost } from '../access/hosts.ts'
import type { Server } from '../call/call.ts'
import { passingTrouble } from '../database/database.ts'
import { networkOf } from '../http/address.ts'
import { parseQuery, fromQuery } from '../http/query.ts'
import { createQueue } from '../http/queue.ts'
import { readTracking, type TrackingAddress } from '../parcels/tracking-address.ts'
import { createDoor } from './door.ts'
import { noticePage, trackingPage } from './page.ts'
import { parcelShown, type ParcelView } from './parcel-shown.ts'
import { styleHash } from './style.ts'

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const

const busySeconds = '60'

/** At the address of one tenant nobody sees what belongs to another. */
const isAtHome = async ({ config, directory }: Server, host: string, { tenant }: TrackingAddress): Promise<boolean> => {
  const here = readHost(host, config.baseDomain)
  if (here.kind !== 'tenant') return here.kind === 'bare'
  const found = await directory.find(here.code).catch((error: unknown) => {
    if (error instanceof Rejected) return null
    throw error
  })
  return found?.id === tenant
}

type Look = (network: string, host: string, written: string) => Promise<ParcelView | undefined>

const createLook = (server: Server): Look => {
  const door = createDoor(server)
  // However many look, few connections are theirs, and two at most are of one tenant.
  const queue = createQueue({
    atOnce: 4,
    waiting: 400,
    ofOne: { atOnce: 2, waiting: 100 },
    refusal: () => new Rejected(503, 'tooBusy'),
  })
  const find = (address: TrackingAddress) =>
    queue.run(
      () =>
        server.database.inTenant({ tenant: address.tenant, user: null }, (tx) => parcelShown(tx, address), {
          readOnly: true,
          kind: 'check',
        }),
      address.tenant,
    )
  return (network, host, written) =>
    door.enter(network, written, async () => {
      const address = readTracking(written)
      return address && (await isAtHome(server, host, address)) ? find(address) : undefined
    })
}

/** What stands in the way, as the page that says so. */
const troubleOf = (error: unknown): { status: number; name: 'busy' | 'broken' } => {
  if (error instanceof Rejected) return { status: error.status, name: 'busy' }
  return passingTrouble(error) ? { status: 503, name: 'broken' } : { status: 500, name: 'broken' }
}

/** The one that was asked for. */
const languageIn = (request: FastifyRequest): Language | undefined => {
  const at = request.url.indexOf('?')
  return languageOf(at < 0 ? undefined : fromQuery(parseQuery(request.url.slice(at + 1)), 'lang'))
}

/** An address that is cut in the middle of a sign is one of nothing, and is answered like any other. */
export const wholeAddress = (url: string): string => {
  const [path = ''] = url.split('?')
  if (!/^\/track\//i.test(path)) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return `/track${url.slice(path.length)}`
  }
}

export const addTracking = async (app: FastifyInstance, server: Server): Promise<void> => {
  const look = createLook(server)
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // The path is the key, so it is not what the log calls it.
    request.call = 'track'
    void reply.headers(headers)
    const asked = languageIn(request)
    const language = asked ?? 'vi'
    const written = (request.params as { '*'?: string })['*'] ?? ''
    try {
      const shown = await look(networkOf(request.ip), request.host, written)
      return await (shown
        ? reply.send(trackingPage(asked ?? languageOf(shown.language ?? undefined) ?? 'vi', shown))
        : reply.code(404).send(noticePage(language, 'absent')))
    } catch (error) {
      const { status, name } = troubleOf(error)
      if (status === 500) server.log.error({ err: error, call: 'track' }, 'fault')
      return reply.code(status).header('retry-after', busySeconds).send(noticePage(language, name))
    }
  }
  for (const path of ['/track', '/track/*']) app.get(path, { config: { demand: 'anyone' } }, answer)
}
