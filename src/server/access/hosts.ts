/** What host names and origins say: which tenant, none, or that they are no address of this installation. */
import { isIP } from 'node:net'

export const tenantCode = /^[a-z0-9](?:[a-z0-9-]{1,30}[a-z0-9])$/

/** Name or bracketed address, with or without a port; anything else could be read differently elsewhere. */
const written = /^([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/

export type KnownHost =
  /** `{label}.{BASE_DOMAIN}` */
  | { kind: 'tenant'; code: string }
  /** The base domain itself, localhost or an address: who calls names the tenant. */
  | { kind: 'bare'; name: string }
  | { kind: 'foreign' }

const isAddress = (name: string): boolean => isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0

/** `host` is a Host header or the host of an origin. */
export const readHost = (host: string, baseDomain: string): KnownHost => {
  const name = written.exec(host.toLowerCase())?.[1]?.replace(/\.$/, '') ?? ''
  if (name === baseDomain || name === `www.${baseDomain}` || name === 'localhost' || isAddress(name))
    return { kind: 'bare', name }
  const label = name.endsWith(`.${baseDomain}`) ? name.slice(0, -baseDomain.length - 1) : ''
  return tenantCode.test(label) ? { kind: 'tenant', code: label } : { kind: 'foreign' }
}

/** Where the application lives. */
export interface Home {
  baseDomain: string
  port: number
}

/**
 * True if pages of the application have this origin. `host` is the Host header of the call, which the print service
 * gets at another port; a foreign name is no origin of ours even if it was called by it.
 */
export const isOurs = (origin: string, host: string, { baseDomain, port }: Home): boolean => {
  if (!URL.canParse(origin)) return false
  const { protocol, hostname, port: own, origin: parsed } = new URL(origin)
  if (parsed !== origin || (protocol !== 'http:' && protocol !== 'https:')) return false
  const isApplication = own === String(port) || (own === '' && (port === 80 || port === 443))
  const found = readHost(hostname, baseDomain)
  if (found.kind === 'foreign') return false
  if (found.kind === 'bare' && isIP(hostname.replace(/^\[|\]$/g, ''))) {
    const called = readHost(host, baseDomain)
    return isApplication && called.kind === 'bare' && called.name === found.name
  }
  // Behind a proxy, the application uses the default port of its domain.
  return isApplication || (baseDomain !== 'localhost' && hostname !== 'localhost' && own === '')
}
