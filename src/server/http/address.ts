/** Where a call comes from, as far as one household or office can be told from another. */
import { isIPv6 } from 'node:net'

/** The eight groups of an address that Node has found to be one of IPv6. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(missing).fill('0'), ...after]
}

/**
 * An address of IPv4 as it is, of IPv6 its /64: whoever has one address there has all of them. Of a connection that was
 * torn there is none any more, whatever the types say.
 */
export const neighbourhood = (address: string | undefined): string => {
  const plain = (address ?? '').toLowerCase().replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain) || plain.includes('.')) return plain
  const network = groupsOf(plain).slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
