/** Since when the account of a partner is open; null where nothing is owed. */
import { parseDay, type Day } from '#kernel/day.ts'
import { isObject } from '#wire/values.ts'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'

/** `since`: the call that answers it. */
export const openSince = async (since: string, id: string, signal: AbortSignal): Promise<Day | null> => {
  const answer = await call(`api/${since}`, { query: ofId(id), signal })
  return isObject(answer) && typeof answer['since'] === 'string' ? parseDay(answer['since'].slice(0, 10)) : null
}
