/**
 * Reads a long JSON text piece by piece. As one string it takes twice its bytes, and what is made of it as much again;
 * both stay until somebody tidies up. So what is longer than a piece is taken apart, and only pieces become strings.
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

/** From the first byte to the one behind the last. */
interface Span {
  from: number
  to: number
}

/** How deep it lies, and how long a piece may be. */
interface Manner {
  depth: number
  piece: number
}

const trimmed = (bytes: Uint8Array, { from, to }: Span): Span => {
  let [first, end] = [from, to]
  while (first < end && isBlank(bytes[first])) first += 1
  while (end > first && isBlank(bytes[end - 1])) end -= 1
  return { from: first, to: end }
}

/** Behind the closing quote of the text that begins there. */
const endOfText = (bytes: Uint8Array, from: number): number => {
  let at = from + 1
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1
  return at + 1
}

/**
 * What stands between the commas of the list or object: short parts up to a piece together, a long one alone. Throws
 * Unreadable where it does not end with its last byte.
 */
const parts = (bytes: Uint8Array, { from, to }: Span, { depth: around, piece }: Manner): Span[] => {
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
  // Both kinds of brackets lie two apart.
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

/** The rows of the longest report there is, of more columns than any has. */
const mostValues = 3_000_000

/** Each value is the first of its list or record, or comes behind a comma; those in texts count, too. */
const refuseTooMany = (bytes: Uint8Array): void => {
  let values = 0
  for (const byte of bytes) if (byte === COMMA || isOpening(byte)) values += 1
  if (values > mostValues) throw new Unreadable('reportTooBig')
}

/** The same as `parseJson` of the text; throws Unreadable. `piece`: bytes of the longest that is read at once. */
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
