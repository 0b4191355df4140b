/**
 * Parses a long JSON text in parts. As one string it would need twice its bytes, and its values as much again, all
 * until the next garbage collection. So a long text is split, and only the parts become strings; and between two of
 * them others can have a turn.
 */
import { Unreadable } from '#kernel/problem.ts'
import { deepest, parseJson } from './json.ts'

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

/** Bytes that are looked at in one step. */
const atOnce = 256 * 1024
/** How long steps follow each other before others have a turn. */
const SLICE_MS = 5

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

const shortText = 64

/** The position after the closing quote of the string that starts at `from`. */
const endOfText = (bytes: Uint8Array, from: number): number => {
  // Calling the engine costs more than looking at the bytes of a short text.
  const near = Math.min(bytes.length, from + shortText)
  let first = from + 1
  while (first < near && bytes[first] !== QUOTE) first += bytes[first] === BACKSLASH ? 2 : 1
  if (first < near) return first + 1
  for (let at = bytes.indexOf(QUOTE, first); at >= 0; at = bytes.indexOf(QUOTE, at + 1)) {
    let before = at - 1
    while (bytes[before] === BACKSLASH) before -= 1
    if ((at - before) % 2 === 1) return at + 1
  }
  return bytes.length + 1
}

/**
 * Splits an array or object at its commas: short elements are combined up to the size of a part, a long element is a
 * part by itself. Throws Unreadable if the array or object does not end with the last byte.
 */
function* parts(
  bytes: Uint8Array,
  { from, to }: Span,
  { depth: around, piece }: SplitOptions,
): Generator<void, Span[]> {
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
  let pause = from + atOnce
  for (let at = from; at < to; at += 1) {
    if (at >= pause) {
      yield
      pause = at + atOnce
    }
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

/** How many values a text may have, and what it is called with more. */
export interface LongJsonOptions {
  mostValues: number
  refusal: string
  /** The maximum number of bytes parsed at once. */
  piece?: number
}

/**
 * Each value is the first of its array or object, or follows a comma. Commas and brackets inside strings are no
 * values.
 */
function* refuseTooMany(bytes: Uint8Array, { mostValues, refusal }: LongJsonOptions): Generator<void> {
  let values = 0
  let pause = atOnce
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!
    if (byte === QUOTE) at = endOfText(bytes, at) - 1
    else if (byte === COMMA || isOpening(byte)) values += 1
    if (values > mostValues) throw new Unreadable(refusal)
    if (at < pause) continue
    yield
    pause = at + atOnce
  }
}

/** Parses step by step; returns the same as `parseJson` of the text, and throws Unreadable. */
function* stepsOf(bytes: Uint8Array, options: LongJsonOptions): Generator<void, unknown> {
  const { piece = 64 * 1024 } = options
  yield* refuseTooMany(bytes, options)
  const decoder = new TextDecoder()
  const textOf = ({ from, to }: Span): string => {
    const text = decoder.decode(bytes.subarray(from, to))
    if (text.trim() === '') throw unreadable()
    return text
  }
  const isLong = ({ from, to }: Span): boolean => to - from > piece
  function* listOf(found: readonly Span[], depth: number): Generator<void, unknown[]> {
    const list: unknown[] = []
    for (const part of found) {
      if (isLong(part)) list.push(yield* valueOf(part, depth))
      else for (const value of parseJson(`[${textOf(part)}]`) as unknown[]) list.push(value)
      yield
    }
    return list
  }
  function* recordOf(found: readonly Span[], depth: number): Generator<void, Record<string, unknown>> {
    const record: Record<string, unknown> = {}
    for (const part of found) {
      yield
      if (!isLong(part)) {
        Object.assign(record, parseJson(`{${textOf(part)}}`))
        continue
      }
      const colon = colonOf(bytes, part)
      const [name] = Object.keys(parseJson(`{${textOf({ from: part.from, to: colon })}:0}`) as object)
      record[name!] = yield* valueOf({ from: colon + 1, to: part.to }, depth)
    }
    return record
  }
  function* valueOf(around: Span, depth: number): Generator<void, unknown> {
    const span = trimmed(bytes, around)
    const first = bytes[span.from]!
    if (!isLong(span) || !isOpening(first)) return parseJson(textOf(span))
    const found = yield* parts(bytes, span, { depth, piece })
    const isEmpty = found.length === 1 && trimmed(bytes, found[0]!).from === found[0]!.to
    if (first === LIST) return isEmpty ? [] : yield* listOf(found, depth + 1)
    return isEmpty ? {} : yield* recordOf(found, depth + 1)
  }
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return yield* valueOf({ from: isMarked ? 3 : 0, to: bytes.length }, 0)
}

/** Enough for the longest possible report with more columns than any report has. */
const ofReports: LongJsonOptions = { mostValues: 3_000_000, refusal: 'reportTooBig' }

/** Returns the same as `parseJson` of the text; throws Unreadable. */
export const parseLongJson = (bytes: Uint8Array, piece?: number): unknown => {
  const steps = stepsOf(bytes, { ...ofReports, ...(piece !== undefined && { piece }) })
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** As `parseLongJson`; `turn` is awaited between two steps. */
export const parseInSteps = async (
  bytes: Uint8Array,
  turn: () => Promise<void>,
  options: LongJsonOptions,
): Promise<unknown> => {
  const steps = stepsOf(bytes, options)
  let begun = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - begun < SLICE_MS) continue
    await turn()
    begun = performance.now()
  }
}
