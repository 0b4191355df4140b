/** The requests each page load begins with, sent while the application is still loading. */
import { calls } from '#wire/calls.ts'
import { call } from './call.ts'

const prefetched = new Map<string, Promise<unknown>>()
/** Paths requested once more by the application, whose prefetched answer was already used. */
const alreadyUsed = new Set<string>()

/** Returns the prefetched answer once; a failed request returns nothing, so that it is sent again. */
export const takePrefetched = <T>(path: string): Promise<T> | undefined => {
  const answer = prefetched.get(path)
  prefetched.delete(path)
  alreadyUsed.add(path)
  return answer as Promise<T> | undefined
}

export const prefetchStart = (): void => {
  const requests = [
    [calls.rights, {}],
    [calls.settings, {}],
    [calls.me, { query: { s_UID: '' } }],
  ] as const
  for (const [path, options] of requests) {
    if (alreadyUsed.has(path)) continue
    const answer = call(path, options)
    prefetched.set(path, answer)
    answer.catch(() => prefetched.delete(path))
  }
}
