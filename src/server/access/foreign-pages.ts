/**
 * Pages of others that a colleague has open: without a session they could only post guesses and letters in his name and
 * from his network, and lock everybody there out.
 */
import { isOurs, readHost, type Home } from './hosts.ts'

export interface Visit {
  /** The Host header of the call. */
  host: string
  origin: string | undefined
  /** The header Sec-Fetch-Site. */
  site: string | undefined
}

/** Programs send neither header; browsers send an origin with every post, and `null` where a page hides its own. */
export const isForeignPage = ({ host, origin, site }: Visit, home: Home): boolean => {
  if (site?.trim().toLowerCase() === 'cross-site') return true
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const { protocol, host: own } = new URL(origin)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  // Behind a proxy the port is the proxy's, as in the Host header it passes on.
  const isSame = isWeb && own === host.toLowerCase() && readHost(host, home.baseDomain).kind !== 'foreign'
  return !isSame && !isOurs(origin, host, home)
}

/** Forms of a page can send these without asking; JSON they can only send where they were allowed to. */
export const isJson = (contentType: string | undefined): boolean =>
  /^application\/json\s*(?:;|$)/i.test(contentType?.trim() ?? '')
