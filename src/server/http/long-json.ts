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
const LETTER_U = 0x75
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

/** The first byte from `at` on that is no blank, or `limit`. */
const blanksUntil = (bytes: Uint8Array, at: number, limit: number): number => {
  let next = at
  while (next < limit && isBlank(bytes[next])) next += 1
  return next
}
const blanksBack = (bytes: Uint8Array, at: number, limit: number): number => {
  let next = at
  while (next > limit && isBlank(bytes[next - 1])) next -= 1
  return next
}

function* trimmed(bytes: Uint8Array, { from, to }: Span): Generator<void, Span> {
  let [first, end] = [from, to]
  for (let limit = first; first === limit && first < to;) {
    limit = Math.min(to, first + atOnce)
    first = blanksUntil(bytes, first, limit)
    if (first === limit) yield
  }
  for (let limit = end; end === limit && end > first;) {
    limit = Math.max(first, end - atOnce)
    end = blanksBack(bytes, end, limit)
    if (end === limit) yield
  }
  return { from: first, to: end }
}

const shortText = 64

/** The next quote from `at` on that is not escaped; `limit` or a little more if none comes before it. */
const quoteUntil = (bytes: Uint8Array, at: number, limit: number): number => {
  let next = at
  while (next < limit && bytes[next] !== QUOTE) next += bytes[next] === BACKSLASH ? 2 : 1
  return next
}

/** The position after the closing quote of the string that starts at `from`; 0 if the string is not short. */
const nearEnd = (bytes: Uint8Array, from: number): number => {
  const near = Math.min(bytes.length, from + shortText)
  const at = quoteUntil(bytes, from + 1, near)
  return at < near ? at + 1 : 0
}
/** The same of any string; behind the last byte if it does not end. */
function* farEnd(bytes: Uint8Array, from: number): Generator<void, number> {
  for (let at = from + 1; ;) {
    at = quoteUntil(bytes, at, Math.min(bytes.length, at + atOnce))
    if (at >= bytes.length || bytes[at] === QUOTE) return at + 1
    yield
  }
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
    if (byte === QUOTE) at = (nearEnd(bytes, at) || (yield* farEnd(bytes, at))) - 1
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

function* colonOf(bytes: Uint8Array, { from, to }: Span): Generator<void, number> {
  const { from: quote } = yield* trimmed(bytes, { from, to })
  if (bytes[quote] !== QUOTE) throw unreadable()
  const { from: at } = yield* trimmed(bytes, { from: yield* farEnd(bytes, quote), to })
  if (at >= to || bytes[at] !== COLON) throw unreadable()
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
    if (byte === QUOTE) at = (nearEnd(bytes, at) || (yield* farEnd(bytes, at))) - 1
    else if (byte === COMMA || isOpening(byte)) values += 1
    if (values > mostValues) throw new Unreadable(refusal)
    if (at < pause) continue
    yield
    pause = at + atOnce
  }
}

/** In bytes. What is longer is a text, an array or an object: no number has as many digits. */
const longestScalar = 64 * 1024

/**
 * Where a text may be cut so that a part has at least `piece` bytes: neither within an escape nor within a letter of
 * several bytes.
 */
const cutAfter = (bytes: Uint8Array, from: number, end: number, piece: number): number => {
  const enough = Math.min(end, from + piece)
  let at = from
  while (at < enough) at += bytes[at] === BACKSLASH ? (bytes[at + 1] === LETTER_U ? 6 : 2) : 1
  while (at < end && (bytes[at]! & 0xc0) === 0x80) at += 1
  return Math.min(at, end)
}

interface Reading {
  bytes: Uint8Array
  decoder: InstanceType<typeof TextDecoder>
  /** The maximum number of bytes parsed at once. */
  piece: number
}

const textOf = ({ bytes, decoder }: Reading, { from, to }: Span): string => {
  const text = decoder.decode(bytes.subarray(from, to))
  if (text.trim() === '') throw unreadable()
  return text
}
const isLong = ({ piece }: Reading, { from, to }: Span): boolean => to - from > piece

function* longText({ bytes, decoder, piece }: Reading, { from, to }: Span): Generator<void, string> {
  const end = to - 1
  let text = ''
  for (let at = from + 1; at < end;) {
    yield
    const cut = cutAfter(bytes, at, end, piece)
    text += parseJson(`"${decoder.decode(bytes.subarray(at, cut))}"`) as string
    at = cut
  }
  return text
}

function* listOf(reading: Reading, found: readonly Span[], depth: number): Generator<void, unknown[]> {
  const list: unknown[] = []
  for (const part of found) {
    if (isLong(reading, part)) list.push(yield* valueOf(reading, part, depth))
    else for (const value of parseJson(`[${textOf(reading, part)}]`) as unknown[]) list.push(value)
    yield
  }
  return list
}

/** A name that is long is none of the dangerous ones, which `parseJson` refuses. */
function* nameIn(reading: Reading, around: Span): Generator<void, string> {
  const span = yield* trimmed(reading.bytes, around)
  if (span.to - span.from > longestScalar) return yield* longText(reading, span)
  return Object.keys(parseJson(`{${textOf(reading, span)}:0}`) as object)[0]!
}

function* recordOf(reading: Reading, found: readonly Span[], depth: number): Generator<void, Record<string, unknown>> {
  const record: Record<string, unknown> = {}
  for (const part of found) {
    yield
    if (!isLong(reading, part)) {
      Object.assign(record, parseJson(`{${textOf(reading, part)}}`))
      continue
    }
    const colon = yield* colonOf(reading.bytes, part)
    const name = yield* nameIn(reading, { from: part.from, to: colon })
    record[name] = yield* valueOf(reading, { from: colon + 1, to: part.to }, depth)
  }
  return record
}

function* valueOf(reading: Reading, around: Span, depth: number): Generator<void, unknown> {
  const { bytes, piece } = reading
  const span = yield* trimmed(bytes, around)
  const first = bytes[span.from]!
  if (!isLong(reading, span)) return parseJson(textOf(reading, span))
  if (!isOpening(first)) {
    if (first === QUOTE && (yield* farEnd(bytes, span.from)) === span.to) return yield* longText(reading, span)
    if (span.to - span.from > longestScalar) throw unreadable()
    return parseJson(textOf(reading, span))
  }
  const found = yield* parts(bytes, span, { depth, piece })
  const only = found.length === 1 ? yield* trimmed(bytes, found[0]!) : null
  const isEmpty = only !== null && only.from === only.to
  if (first === LIST) return isEmpty ? [] : yield* listOf(reading, found, depth + 1)
  return isEmpty ? {} : yield* recordOf(reading, found, depth + 1)
}

/** Parses step by step; returns the same as `parseJson` of the text, and throws Unreadable. */
function* stepsOf(bytes: Uint8Array, options: LongJsonOptions): Generator<void, unknown> {
  yield* refuseTooMany(bytes, options)
  const reading = { bytes, decoder: new TextDecoder(), piece: options.piece ?? 64 * 1024 }
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return yield* valueOf(reading, { from: isMarked ? 3 : 0, to: bytes.length }, 0)
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
