/** The tenant: first label of the host name, or else the code typed at sign-in (contract README §4.2). */
import { writeLocal, readLocal } from './cookies.ts'

const pattern = /^[a-z0-9](?:[a-z0-9-]{1,30}[a-z0-9])$/

/** Returns '' when the host names no tenant: a bare domain, localhost, an IP address. */
export const tenantOfHost = (host: string): string => {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  if (/^[\d.]+$/.test(name) || name.includes('[')) return ''
  const labels = name.split('.')
  const bare = labels.at(-1) === 'localhost' ? 1 : 2
  const first = labels[0]!
  return labels.length > bare && first !== 'www' && pattern.test(first) ? first : ''
}

export const hostTenant = (): string => tenantOfHost(location.host)
export const tenantCode = (): string =>
  hostTenant() || (new URLSearchParams(location.search).get('tenant') ?? readLocal('tenant') ?? '')
export const storeTenant = (code: string): void => {
  if (!hostTenant()) writeLocal('tenant', code.trim().toLowerCase() || null)
}
