/**
 * Parses a long JSON text in parts. As one string it would need twice its bytes, and its values as much again, all
 * until the next garbage collection. So a long text is split, and only the parts become strings.
 */
import { Unreadable } from '#kernel/problem.ts'
import { deepest, parseJson } from '#server/http/json.ts'

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BACKSLASH = 0x5c
const LIST = 0x5b
const isOpening = (byte: number): boolean => byte === LIST || byte === 0x7b
const isClosing = (byte: number): boolean => byte === 0x5d || byte === 0x7d
const isBlank = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

const unreadable = (): Unreadable => new Unreadable('unreadable')

/** A range of bytes; `to` is exclusive. */
interface Span {
  from: number
  to: number
}

/** Nesting depth, and the maximum length of a part in bytes. */
interface SplitOptions {
  depth: number
  piece: number
}

const trimmed = (bytes: Uint8Array, { from, to }: Span): Span => {
  let [first, end] = [from, to]
  while (first < end && isBlank(bytes[first])) first += 1
  while (end > first && isBlank(bytes[end - 1])) end -= 1
  return { from: first, to: end }
}

/** The position after the closing quote of the string that starts at `from`. */
const endOfText = (bytes: Uint8Array, from: number): number => {
  let at = from + 1
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at + 1
}

/**
 * Splits an array or object at its commas: short elements are combined up to the size of a part, a long element is a
 * part by itself. Throws Unreadable if the array or object does not end with the last byte.
 */
const parts = (bytes: Uint8Array, { from, to }: Span, { depth: around, piece }: SplitOptions): Span[] => {
  const found: Span[] = []
  let depth = 0
  let begun = from + 1
  let part = begun
  const end = (at: number): void => {
    if (at - begun > piece && part > begun) {
      found.push({ from: begun, to: part - 1 })
      begun = part
    }
    part = at + 1
  }
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at]!
    if (byte === QUOTE) at = endOfText(bytes, at) - 1
    else if (isOpening(byte)) {
      depth += 1
      if (depth + around > deepest) throw unreadable()
    } else if (isClosing(byte)) {
      depth -= 1
      if (depth === 0 && at !== to - 1) throw unreadable()
    } else if (byte === COMMA && depth === 1) end(at)
  }
  // The codes of matching brackets differ by two, for both kinds.
  if (depth !== 0 || bytes[to - 1] !== bytes[from]! + 2) throw unreadable()
  end(to - 1)
  found.push({ from: begun, to: to - 1 })
  return found
}

const colonOf = (bytes: Uint8Array, { from, to }: Span): number => {
  let at = trimmed(bytes, { from, to }).from
  if (bytes[at] !== QUOTE) throw unreadable()
  at = endOfText(bytes, at)
  while (at < to && isBlank(bytes[at])) at += 1
  if (bytes[at] !== COLON) throw unreadable()
  return at
}

/** Enough for the longest possible report with more columns than any report has. */
const mostValues = 3_000_000

/**
 * Each value is the first of its array or object, or follows a comma. Commas and brackets inside strings are counted
 * too, which only makes the limit stricter.
 */
const refuseTooMany = (bytes: Uint8Array): void => {
  let values = 0
  for (const byte of bytes) if (byte === COMMA || isOpening(byte)) values += 1
  if (values > mostValues) throw new Unreadable('reportTooBig')
}

/**
 * Returns the same as `parseJson` of the text; throws Unreadable. `piece` is the maximum number of bytes parsed at
 * once.
 */
export const parseLongJson = (bytes: Uint8Array, piece = 64 * 1024): unknown => {
  refuseTooMany(bytes)
  const decoder = new TextDecoder()
  const textOf = ({ from, to }: Span): string => {
    const text = decoder.decode(bytes.subarray(from, to))
    if (text.trim() === '') throw unreadable()
    return text
  }
  const isLong = ({ from, to }: Span): boolean => to - from > piece
  const listOf = (found: readonly Span[], depth: number): unknown[] =>
    found.flatMap((part) => (isLong(part) ? [valueOf(part, depth)] : (parseJson(`[${textOf(part)}]`) as unknown[])))
  const recordOf = (found: readonly Span[], depth: number): Record<string, unknown> => {
    const record: Record<string, unknown> = {}
    for (const part of found) {
      if (!isLong(part)) {
        Object.assign(record, parseJson(`{${textOf(part)}}`))
        continue
      }
      const colon = colonOf(bytes, part)
      const [name] = Object.keys(parseJson(`{${textOf({ from: part.from, to: colon })}:0}`) as object)
      record[name!] = valueOf({ from: colon + 1, to: part.to }, depth)
    }
    return record
  }
  const valueOf = (around: Span, depth: number): unknown => {
    const span = trimmed(bytes, around)
    const first = bytes[span.from]!
    if (!isLong(span) || !isOpening(first)) return parseJson(textOf(span))
    const found = parts(bytes, span, { depth, piece })
    const isEmpty = found.length === 1 && trimmed(bytes, found[0]!).from === found[0]!.to
    if (first === LIST) return isEmpty ? [] : listOf(found, depth + 1)
    return isEmpty ? {} : recordOf(found, depth + 1)
  }
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return valueOf({ from: isMarked ? 3 : 0, to: bytes.length }, 0)
}
