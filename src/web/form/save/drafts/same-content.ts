/** Tells whether a form has the content it was opened with, so that there is nothing to keep. */

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
const isPart = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Parts that were not touched are the same objects, so this is quick while one value is typed. */
export const isSameContent = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b) || (isEmpty(a) && isEmpty(b))) return true
  if (!isPart(a) || !isPart(b) || Array.isArray(a) !== Array.isArray(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => isSameContent(a[name], b[name]))
}
