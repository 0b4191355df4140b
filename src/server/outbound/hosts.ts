/**
 * Which hosts an adapter may speak to: its official ones, over TLS, and those the operator listed in `OUTBOUND_HOSTS`.
 * Where their names lead is checked when the connection is made (`http/outbound-address.ts`).
 */
import { problem, type Problem } from '#kernel/problem.ts'
import { isListed, type OutboundHost } from '../http/outbound-address.ts'

export interface Origin {
  isTls: boolean
  /** Without the brackets of an IPv6 address. */
  host: string
  port: number
}

export const targetOf = (url: URL): Origin => ({
  isTls: url.protocol === 'https:',
  host: url.hostname.replace(/^\[|\]$/g, ''),
  port: Number(url.port) || (url.protocol === 'https:' ? 443 : 80),
})

/** A star stands for letters, digits and hyphens: it never reaches over a dot. */
const matches = (host: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[a-z0-9-]+')}$`).test(host)

export const isAllowed = (
  target: Origin,
  { official, listed }: { official: readonly string[]; listed: readonly OutboundHost[] },
): boolean =>
  isListed(listed, target) ||
  (target.isTls && target.port === 443 && official.some((pattern) => matches(target.host, pattern)))

/** Scheme, host and port and nothing else; null for any other text. */
export const originOf = (text: string): URL | null =>
  /^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) && URL.canParse(text) ? new URL(text) : null

/** What is wrong with the address of a configuration; null if nothing is. */
export const addressProblem = (
  at: string,
  url: string,
  hosts: { official: readonly string[]; listed: readonly OutboundHost[] },
): Problem | null => {
  const origin = originOf(url)
  return origin && isAllowed(targetOf(origin), hosts) ? null : problem(at, 'addressForbidden', { url })
}
