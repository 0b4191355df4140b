/** Embeds the letterhead logo in the page. It is fetched only from the application, with the caller's token. */
import type { IncomingHttpHeaders } from 'node:http'
import { isPicture } from '#output/page.ts'
import { cleanPicture } from '#output/pdf/picture.server.ts'
import { fetchFromApplication, type Application } from './guard.ts'

const most = 1024 * 1024
const freshMs = 5 * 60_000

const asPicture = (bytes: Buffer): string => {
  if (bytes.length > most || !cleanPicture(bytes)) return ''
  return `data:image/${bytes[0] === 0xff ? 'jpeg' : 'png'};base64,${bytes.toString('base64')}`
}

/** The path of the logo on the application; '' for other hosts, which are never contacted. */
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
    // Cached per session, because another user may not be allowed to see the file.
    const key = [headers.host, headers['x-tenant'], headers.authorization, path].join(' ')
    const found = known.get(key)
    if (found && found.until > now().getTime()) return found.picture
    const answer = await fetchFromApplication(application, path, headers).catch(() => null)
    const picture = answer?.status === 200 ? asPicture(answer.bytes) : ''
    if (known.size > 200) known.clear()
    known.set(key, { picture, until: now().getTime() + freshMs })
    return picture
  }
  /** If the logo cannot be fetched, the page is printed without it. */
  return async (link: unknown, headers: IncomingHttpHeaders): Promise<string> => {
    if (typeof link !== 'string' || link === '') return ''
    if (link.startsWith('data:'))
      return isPicture(link) ? asPicture(Buffer.from(link.slice(link.indexOf(',') + 1), 'base64')) : ''
    const path = applicationPath(link, headers.host ?? '')
    return path ? fetched(path, headers) : ''
  }
}
