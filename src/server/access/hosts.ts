/** What a host name says: which tenant, none, or that it is no address of this installation. */
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
