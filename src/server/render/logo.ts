/** The logo of the letterhead as a picture inside the page: fetched from the application only, with the caller's own right. */
import type { IncomingHttpHeaders } from 'node:http'
import { isPicture } from '#output/page.ts'
import { cleanPicture } from '#output/pdf/picture.server.ts'
import { ask, type Application } from './guard.ts'

const most = 1024 * 1024
const freshMs = 5 * 60_000

const asPicture = (bytes: Buffer): string => {
  if (bytes.length > most || !cleanPicture(bytes)) return ''
  return `data:image/${bytes[0] === 0xff ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`
}

/** Path on the application; '' for an address elsewhere, which is never fetched. */
export const applicationPath = (link: string, host: string): string => {
  const base = `http://${host || 'localhost'}`
  if (!URL.canParse(link, base)) return ''
  const { hostname, pathname, search } = new URL(link, base)
  const isHere = hostname === new URL(base).hostname
  return isHere && /^\/api\/file\//i.test(pathname) ? pathname + search : ''
}

export const createLogos = (application: Application, now: () => Date) => {
  const known = new Map<string, { picture: string; until: number }>()
  const fetched = async (path: string, headers: IncomingHttpHeaders): Promise<string> => {
    // Each session for itself: what one may see is no picture for another.
    const key = [headers.host, headers['x-tenant'], headers.authorization, path].join(' ')
    const found = known.get(key)
    if (found && found.until > now().getTime()) return found.picture
    const answer = await ask(application, path, headers).catch(() => null)
    const picture = answer?.status === 200 ? asPicture(answer.bytes) : ''
    if (known.size > 200) known.clear()
    known.set(key, { picture, until: now().getTime() + freshMs })
    return picture
  }
  /** A page is printed without a logo rather than not at all. */
  return async (link: unknown, headers: IncomingHttpHeaders): Promise<string> => {
    if (typeof link !== 'string' || link === '') return ''
    if (link.startsWith('data:'))
      return isPicture(link) ? asPicture(Buffer.from(link.slice(link.indexOf(',') + 1), 'base64')) : ''
    const path = applicationPath(link, headers.host ?? '')
    return path ? fetched(path, headers) : ''
  }
}
