/** Network addresses, as far as they distinguish one household or office from another. */
import { BlockList, isIP, isIPv6 } from 'node:net'

/** The eight groups of a valid IPv6 address. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(missing).fill('0'), ...after]
}

/**
 * An IPv4 address as it is, or the /64 prefix of an IPv6 address, because one customer usually has the whole prefix.
 * The address is missing when the connection was reset, although the types say otherwise.
 */
export const networkOf = (address: string | undefined): string => {
  const plain = (address ?? '').toLowerCase().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain) || plain.includes('.')) return plain
  const network = groupsOf(plain).slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** An address (`203.0.113.7`) or a network (`203.0.113.0/24`, `2001:db8::/48`). */
export const isNetwork = (text: string): boolean => {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  return isIP(address) !== 0 && Number(bits ?? 0) <= (isIPv6(address) ? 128 : 32)
}

/** True if the address lies in one of the networks, each of which `isNetwork`. */
export const isWithin = (address: string, networks: readonly string[]): boolean => {
  const plain = address
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '')
  if (isIP(plain) === 0) return false
  const allowed = new BlockList()
  for (const network of networks) {
    const [start = '', bits] = network.split('/')
    allowed.addSubnet(start, Number(bits ?? (isIPv6(start) ? 128 : 32)), familyOf(start))
  }
  return allowed.check(plain, familyOf(plain))
}
