/** Short-lived permission to print: the application signs it, the print service checks it without asking anyone. */
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Ticket {
  tenant: string
  user: string
  /** Milliseconds since 1970. */ expires: number
}

const prefix = 'vp1.'
export const isTicket = (token: string): boolean => token.startsWith(prefix)

const seal = (content: string, secret: string): Buffer => createHmac('sha256', secret).update(content).digest()

export const signTicket = ({ tenant, user, expires }: Ticket, secret: string): string => {
  const content = `${tenant}|${user}|${expires}`
  return `${prefix}${Buffer.from(content).toString('base64url')}.${seal(content, secret).toString('base64url')}`
}

/** null for a ticket that is forged, spoilt or out of date. */
export const verifyTicket = (text: string, secret: string, now: Date): Ticket | null => {
  const [content = '', mac = ''] = isTicket(text) ? text.slice(prefix.length).split('.') : []
  const plain = Buffer.from(content, 'base64url').toString()
  const given = Buffer.from(mac, 'base64url')
  const right = seal(plain, secret)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const [tenant = '', user = '', expires = ''] = plain.split('|')
  return Number(expires) > now.getTime() ? { tenant, user, expires: Number(expires) } : null
}
