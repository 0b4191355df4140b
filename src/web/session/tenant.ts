/** Which company: the first label of the host, or else the code typed at sign-in (contract README §4.2). */
import { keep, readKept } from './cookies.ts'

const pattern = /^[a-z0-9](?:[a-z0-9-]{1,30}[a-z0-9])$/

/** '' when the host names none: a bare domain, localhost, an address. */
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
  hostTenant() || (new URLSearchParams(location.search).get('tenant') ?? readKept('tenant') ?? '')
export const keepTenant = (code: string): void => {
  if (!hostTenant()) keep('tenant', code.trim().toLowerCase() || null)
}
