/** A smaller request that still fails: without what does not matter. */
import type { Request } from './requests.ts'

type Fails = (request: Request) => Promise<boolean>

const withoutKey = (request: Request, key: string): Request | null => {
  try {
    const body: unknown = JSON.parse(request.body.toString())
    if (typeof body !== 'object' || body === null || Array.isArray(body) || !(key in body)) return null
    const { [key]: _dropped, ...rest } = body as Record<string, unknown>
    return { ...request, body: Buffer.from(JSON.stringify(rest)) }
  } catch {
    return null
  }
}

const keysOf = ({ body }: Request): string[] => {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  } catch {
    return []
  }
}

const mostAttempts = 40

/** Query parameters, headers and keys of the body are left out one by one, as long as it goes on failing. */
export const shrunk = async (request: Request, fails: Fails): Promise<Request> => {
  if (!(await fails(request))) return request
  let small = request
  let left = mostAttempts
  const attempt = async (other: Request | null): Promise<void> => {
    if (!other || left === 0) return
    left -= 1
    if (await fails(other)) small = other
  }
  const [path, query = ''] = small.url.split('?')
  for (const part of query.split('&').filter(Boolean).slice(0, mostAttempts)) {
    const left = small.url
      .split('?')[1]!
      .split('&')
      .filter((one) => one !== part)
    await attempt({ ...small, url: left.length > 0 ? `${path}?${left.join('&')}` : path! })
  }
  for (const name of Object.keys(small.headers).filter((one) => !['authorization', 'x-tenant'].includes(one))) {
    const { [name]: _dropped, ...headers } = small.headers
    await attempt({ ...small, headers })
  }
  for (const key of keysOf(small).slice(0, mostAttempts)) await attempt(withoutKey(small, key))
  return small
}
