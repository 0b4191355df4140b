/** What routes must know of a body before it is read in full. */
import { isObject } from '#wire/values.ts'

/** No id = a new record: then adding is the right that counts, not changing. */
export const isNewRecord = (body: unknown): boolean => {
  const id = isObject(body) ? body['s_ID'] : undefined
  return id === undefined || id === null || id === '0' || (typeof id === 'string' && id.trim() === '')
}
