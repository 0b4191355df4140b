/** Facts about a body that routes need before it is parsed completely. */
import { isObject } from '#wire/values.ts'

/** A body without an id is a new record, so the right to add is demanded instead of the right to change. */
export const isNewRecord = (body: unknown): boolean => {
  const id = isObject(body) ? body['s_ID'] : undefined
  return id === undefined || id === null || id === '0' || (typeof id === 'string' && id.trim() === '')
}
