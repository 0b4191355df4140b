/** Connections to the hosts of others: to the address that was checked and to no other, for the name that was asked. */
import { Agent as HttpAgent, type RequestOptions } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { outboundAddresses, type FoundAddress, type OutboundHost, type Resolve } from '../http/outbound-address.ts'
import type { Origin } from './hosts.ts'

/** Shorter than what servers usually keep, so that few answers are lost because the server had just hung up. */
const idleMs = 4_000
const idleAtHost = 4
/** Several addresses of one name are tried in turn; the usual quarter of a second is too short for a far host. */
const nextAddressMs = 1_500

export interface ConnectionRules {
  listed: readonly OutboundHost[]
  resolve?: Resolve | undefined
  /** Certificates to trust besides those everybody does; tests bring their own. */
  authority?: string | undefined
}

export interface Connections {
  optionsFor(target: Origin, reuses: boolean): RequestOptions
  /** Rejects where the address itself is written instead of a name, and it is not allowed. */
  checkLiteral(target: Origin): Promise<void>
  close(): void
}

type Answer = (error: Error | null, address: string | FoundAddress[], family?: number) => void

export const createConnections = ({ listed, resolve, authority }: ConnectionRules): Connections => {
  const kept = { keepAlive: true, maxFreeSockets: idleAtHost, timeout: idleMs, scheduling: 'lifo' } as const
  const agents = {
    plain: { reused: new HttpAgent(kept), fresh: new HttpAgent({ keepAlive: false }) },
    tls: { reused: new HttpsAgent(kept), fresh: new HttpsAgent({ keepAlive: false }) },
  }
  const lookupFor =
    (target: Origin): LookupFunction =>
    (_, options, callback) => {
      const answer = callback as Answer
      outboundAddresses(target, listed, resolve).then(
        (found) => (options.all ? answer(null, [...found]) : answer(null, found[0]!.address, found[0]!.family)),
        (error: unknown) => answer(error as Error, options.all ? [] : ''),
      )
    }
  return {
    optionsFor: (target, reuses) => ({
      host: target.host,
      port: target.port,
      agent: agents[target.isTls ? 'tls' : 'plain'][reuses ? 'reused' : 'fresh'],
      lookup: lookupFor(target),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: nextAddressMs,
      ...(target.isTls && {
        // Said here, so that no environment variable turns it off.
        rejectUnauthorized: true,
        minVersion: 'TLSv1.2',
        ...(isIP(target.host) ? {} : { servername: target.host }),
        ...(authority === undefined ? {} : { ca: authority }),
      }),
    }),
    async checkLiteral(target) {
      if (isIP(target.host)) await outboundAddresses(target, listed, resolve)
    },
    close() {
      for (const { reused, fresh } of Object.values(agents)) {
        reused.destroy()
        fresh.destroy()
      }
    },
  }
}
