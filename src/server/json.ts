/** Reads request bodies: JSON whose numbers lose no digit, and nothing that could hurt who reads it. */
import { Unreadable } from '#kernel/problem.ts'

/** Deep enough for every record of the contract, shallow enough for any recursive reader. */
export const deepest = 32
const dangerous = new Set(['__proto__', 'constructor', 'prototype'])

const tooDeep = (text: string): boolean => {
  let depth = 0
  let inText = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (inText) {
      if (code === 0x5c) index += 1
      else if (code === 0x22) inText = false
    } else if (code === 0x22) inText = true
    else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > deepest) return true
    } else if (code === 0x5d || code === 0x7d) depth -= 1
  }
  return false
}

/** Up to 15 digits a binary number gives back the very text it came from. */
const isExact = (source: string): boolean => source.replace(/[eE].*$/, '').replace(/\D/g, '').length <= 15

/** Third argument of a reviver: the text of a number as it stood. */
type Source = { source?: string }

const revive = (key: string, value: unknown, { source }: Source): unknown => {
  if (dangerous.has(key)) throw new Unreadable('unreadable')
  if (typeof value === 'number' && source !== undefined && !isExact(source)) return source
  // Half a surrogate pair is no text: the database refuses it.
  return typeof value === 'string' && !value.isWellFormed() ? value.toWellFormed() : value
}

/** What makes looking at every value worth its time. */
const suspicious = /"(?:__proto__|constructor|prototype)"|\\u|[\d.]{16}/

/** JSON text → value; a number of too many digits stays text, which every number field reads too. Throws Unreadable. */
export const parseJson = (text: string): unknown => {
  if (text.trim() === '') return null
  if (tooDeep(text)) throw new Unreadable('unreadable')
  try {
    return JSON.parse(
      text,
      suspicious.test(text) ? (revive as (key: string, value: unknown) => unknown) : undefined,
    ) as unknown
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('unreadable')
  }
}

/** The same value gives the same text, whatever the order of its keys. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
