/**
 * Parses request bodies: JSON whose numbers keep every digit, without dangerous names and depths. The text is scanned
 * once and then parsed by JSON.parse; a reviver function for each value would be many times slower.
 */
import { Unreadable } from '#kernel/problem.ts'

/** Maximum nesting: enough for every record of the contract, and safe for any recursive reader. */
export const deepest = 32
/** Maximum number of values in a body; a thousand lines with all fields have half as many. */
export const mostValues = 100_000

const dangerous = new Set(['__proto__', 'constructor', 'prototype'])
/** The length if each letter is written as an escape of six characters: `\u005f`. */
const longestDangerous = 6 * 'constructor'.length + 2

const unreadable = (): Unreadable => new Unreadable('unreadable')

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const MINUS = 0x2d
const BACKSLASH = 0x5c
const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d
const isBlank = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
/** Digits, `.`, `e`, `E`, `+` and `-`. */
const isOfNumber = (code: number): boolean =>
  isDigit(code) || code === 0x2e || code === 0x65 || code === 0x45 || code === 0x2b || code === MINUS

/** No amount has as many digits; comparing millions of them with a pattern would keep others waiting. */
const longestNumber = 1_000

/** A JavaScript number represents up to 15 digits exactly. */
const isExact = (number: string): boolean => number.replace(/[eE].*$/, '').replace(/\D/g, '').length <= 15
const isNumber = (text: string): boolean => /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text)

/** An unpaired surrogate is not valid text, and the database refuses it. */
const surrogate = /\\u[dD][89a-fA-F]/

const textOf = (token: string): string => {
  try {
    return JSON.parse(token) as string
  } catch {
    throw unreadable()
  }
}

/** A scan over a text: the current position, and the replacements found so far. */
class JsonScan {
  readonly #text: string
  readonly #pieces: string[] = []
  #taken = 0
  #escape = -2

  constructor(text: string) {
    this.#text = text
  }

  #replace(from: number, to: number, by: string): void {
    this.#pieces.push(this.#text.slice(this.#taken, from), by)
    this.#taken = to
  }

  #isKey(end: number): boolean {
    let at = end
    while (isBlank(this.#text.charCodeAt(at))) at += 1
    return this.#text.charCodeAt(at) === COLON
  }

  /**
   * True if there is a `\u` escape in the range. It remembers the next one, so that the whole text is searched only
   * once.
   */
  #hasEscape(from: number, to: number): boolean {
    if (this.#escape !== -1 && this.#escape < from) this.#escape = this.#text.indexOf('\\u', from)
    return this.#escape !== -1 && this.#escape < to
  }

  /** The position after the quote that closes the string starting at `from`. */
  #endOfText(from: number): number {
    for (let at = from + 1; ; at += 1) {
      at = this.#text.indexOf('"', at)
      if (at < 0) throw unreadable()
      let before = at - 1
      while (this.#text.charCodeAt(before) === BACKSLASH) before -= 1
      if ((at - before) % 2 === 1) return at + 1
    }
  }

  text(from: number): number {
    const to = this.#endOfText(from)
    const escaped = this.#hasEscape(from, to)
    const mayBeDangerous = to - from <= longestDangerous && this.#isKey(to)
    if (!escaped && !mayBeDangerous) return to
    const token = this.#text.slice(from, to)
    if (mayBeDangerous && dangerous.has(escaped ? textOf(token) : token.slice(1, -1))) throw unreadable()
    if (escaped && surrogate.test(token)) this.#replace(from, to, JSON.stringify(textOf(token).toWellFormed()))
    return to
  }

  /** Turns a number with too many digits into a string. Numbers cannot be names, so only values are affected. */
  number(from: number): number {
    let to = from + 1
    while (isOfNumber(this.#text.charCodeAt(to))) to += 1
    if (to - from <= 15) return to
    if (to - from > longestNumber) throw unreadable()
    const token = this.#text.slice(from, to)
    if (isNumber(token) && !isExact(token) && !this.#isKey(to)) this.#replace(from, to, `"${token}"`)
    return to
  }

  /**
   * The text with its replacements. Throws Unreadable if it is nested too deeply, has too many values, or has a
   * dangerous name.
   */
  through(): string {
    let depth = 0
    let values = 0
    for (let at = 0; at < this.#text.length;) {
      const code = this.#text.charCodeAt(at)
      if (code === QUOTE) at = this.text(at)
      else if (code === MINUS || isDigit(code)) at = this.number(at)
      else {
        if (isOpening(code)) depth += 1
        else if (isClosing(code)) depth -= 1
        // Each value is the first of its array or object, or follows a comma.
        if (code === COMMA || isOpening(code)) values += 1
        if (depth > deepest || values > mostValues) throw unreadable()
        at += 1
      }
    }
    return this.#taken === 0 ? this.#text : [...this.#pieces, this.#text.slice(this.#taken)].join('')
  }
}

/** Returns an equivalent text that is safe for any reader. Throws Unreadable. */
export const safeJson = (text: string): string => new JsonScan(text).through()

export const readSafe = (text: string): unknown => {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw unreadable()
  }
}

/**
 * Parses JSON text. Numbers with too many digits become strings, which every number field also accepts. Throws
 * Unreadable.
 */
export const parseJson = (text: string): unknown => readSafe(safeJson(text))

const byName = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(byName)
  const record = value as Record<string, unknown>
  const sorted: Record<string, unknown> = {}
  for (const name of Object.keys(record).sort()) sorted[name] = byName(record[name])
  return sorted
}

/** Equal values give equal texts, whatever the order of their keys. */
export const canonicalJson = (value: unknown): string => JSON.stringify(byName(value))
