/** The questions every visit begins with, asked while the program itself is still on its way. */
import { calls } from '#wire/calls.ts'
import { call } from './call.ts'

const asked = new Map<string, Promise<unknown>>()
/** What the program asked for before we did. */
const taken = new Set<string>()

/** Who may have its answer later, once; a failed one is asked again. */
export const takeEarly = <T>(path: string): Promise<T> | undefined => {
  const answer = asked.get(path)
  asked.delete(path)
  taken.add(path)
  return answer as Promise<T> | undefined
}

export const askEarly = (): void => {
  const questions = [
    [calls.rights, {}],
    [calls.settings, {}],
    [calls.me, { query: { s_UID: '' } }],
  ] as const
  for (const [path, options] of questions) {
    if (taken.has(path)) continue
    const answer = call(path, options)
    asked.set(path, answer)
    answer.catch(() => asked.delete(path))
  }
}
