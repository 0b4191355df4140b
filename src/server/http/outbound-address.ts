/**
 * Which addresses the server may connect to on behalf of a tenant: public ones, and those that the operator lists in
 * `OUTBOUND_HOSTS`. The caller connects to the address that was checked, because a second look-up of the name could
 * give another one.
 */
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

export interface OutboundHost {
  host: string
  /** null: every port. */
  port: number | null
}

const privateV4 = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privateV4.addSubnet(net, bits, 'ipv4')

const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')
/** Global by their prefix, but they contain an address of another network, or are documentation. */
const wrappedV6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  wrappedV6.addSubnet(net, bits, 'ipv6')

/** True if an IP address is on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !privateV4.check(address, 'ipv4')
  return version === 6 && globalV6.check(address, 'ipv6') && !wrappedV6.check(address, 'ipv6')
}

/** The name or its address is not one the server may connect to. */
export class AddressForbidden extends Error {}

export const isListed = (list: readonly OutboundHost[], { host, port }: { host: string; port: number }): boolean =>
  list.some((one) => one.host === host.toLowerCase() && (one.port === null || one.port === port))

export interface FoundAddress {
  address: string
  family: number
}
/** Asks the name service for all addresses of a name. */
export type Resolve = (host: string) => Promise<readonly FoundAddress[]>

const timeoutMs = 10_000
const resolveName: Resolve = (host) => lookup(host, { all: true, order: 'ipv4first' })

/**
 * The IP addresses one of which to connect to. Throws AddressForbidden if one of the addresses of the name is private,
 * and the error of the resolver if there is none.
 */
export const outboundAddresses = async (
  target: { host: string; port: number },
  listed: readonly OutboundHost[],
  resolve: Resolve = resolveName,
): Promise<readonly FoundAddress[]> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(Object.assign(new Error('The name was not resolved in time'), { code: 'EDNS' })),
    timeoutMs,
  )
  const found = await Promise.race([resolve(target.host), late.promise]).finally(() => clearTimeout(timer))
  if (found.length === 0) throw Object.assign(new Error('The name has no address'), { code: 'ENOTFOUND' })
  if (!isListed(listed, target) && !found.every(({ address }) => isPublicAddress(address))) throw new AddressForbidden()
  return found
}

/** The first of them. */
export const outboundAddress = async (
  target: { host: string; port: number },
  listed: readonly OutboundHost[],
): Promise<string> => (await outboundAddresses(target, listed))[0]!.address
