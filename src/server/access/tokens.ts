/** Access tokens: `<tenant>.<random>`, and keys of programs, the same behind `vua_`. Clients treat them as opaque, and the database stores only their hash. */
import { hash, randomBytes } from 'node:crypto'

export interface Token {
  tenant: string
  hash: Buffer
}

export const compact = (uuid: string): string => Buffer.from(uuid.replaceAll('-', ''), 'hex').toString('base64url')

export const uuidOf = (compacted: string): string =>
  Buffer.from(compacted, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer')

export const newSecret = (): string => randomBytes(32).toString('base64url')

const keyPrefix = 'vua_'

export const makeToken = (tenant: string): { text: string; token: Token } => {
  const text = `${compact(tenant)}.${newSecret()}`
  return { text, token: { tenant, hash: hashSecret(text) } }
}

/** The key of a program; the prefix lets people and scanners recognise it where it should not be. */
export const makeKey = (tenant: string): { text: string; token: Token } => {
  const text = `${keyPrefix}${compact(tenant)}.${newSecret()}`
  return { text, token: { tenant, hash: hashSecret(text) } }
}

/** The token in the Authorization header; '' if there is no token in our format. */
export const tokenText = (header: string | undefined): string =>
  /^Bearer\s+((?:vua_)?[\w-]{22}\.[\w-]{43})\s*$/i.exec(header ?? '')?.[1] ?? ''

export const readToken = (header: string | undefined): Token | null => {
  const text = tokenText(header)
  if (text === '') return null
  const tenant = uuidOf(text.slice(text.length - 66, text.length - 44))
  return { tenant, hash: hashSecret(text) }
}
