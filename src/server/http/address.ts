/** Network addresses, as far as they distinguish one household or office from another. */
import { isIPv6 } from 'node:net'

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
