/** A text gives the same value or the same refusal, whether or not it is read in parts. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Unreadable } from '#kernel/problem.ts'
import { parseJson } from '#server/http/json.ts'
import { parseLongJson } from './long-json.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const outcome = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable'
    throw error
  }
}
const values = fc.jsonValue({ maxDepth: 5, stringUnit: 'grapheme' })
const pieces = fc.integer({ min: 1, max: 60 })

describe('a JSON text longer than a piece', () => {
  it('gives what it gives as a whole', () => {
    fc.assert(
      fc.property(values, pieces, fc.constantFrom('', ' ', '\t\n'), (value, piece, blank) => {
        const text = `${blank}${JSON.stringify(value, null, blank)}${blank}`
        expect(outcome(() => parseLongJson(bytesOf(text), piece))).toEqual(outcome(() => parseJson(text)))
      }),
      { numRuns: 500 },
    )
  })

  it('is refused where the whole is refused, and only there', () => {
    const change = fc.record({
      at: fc.nat(),
      cut: fc.integer({ min: 0, max: 3 }),
      put: fc.constantFrom('', ',', ':', '"', '\\', '[', ']', '{', '}', ' ', '0', '"__proto__":1,'),
    })
    fc.assert(
      fc.property(values, pieces, change, (value, piece, { at, cut, put }) => {
        const whole = JSON.stringify(value)
        const from = at % (whole.length + 1)
        // Half a surrogate pair cannot be converted to bytes and back.
        const text = `${whole.slice(0, from)}${put}${whole.slice(from + cut)}`.toWellFormed()
        expect(outcome(() => parseLongJson(bytesOf(text), piece))).toEqual(
          text.trim() === '' ? 'unreadable' : outcome(() => parseJson(text)),
        )
      }),
      { numRuns: 3000 },
    )
  }, 30_000)

  it('may be as deep as any other', () => {
    const nested = (depth: number): string => `${'[0,'.repeat(depth)}"long enough"${']'.repeat(depth)}`
    expect(parseLongJson(bytesOf(nested(32)), 10)).toEqual(parseJson(nested(32)))
    expect(() => parseLongJson(bytesOf(nested(33)), 10)).toThrow(Unreadable)
  })

  it('may begin with a mark of its encoding', () => {
    expect(parseLongJson(bytesOf('\uFEFF{"name":"Gạo nếp","rows":[1,2,3]}'), 5)).toEqual({
      name: 'Gạo nếp',
      rows: [1, 2, 3],
    })
  })

  it.each(
    Object.entries({
      'escapes of letters': `"${'\\u1ebf'.repeat(30_000)}"`,
      'escaped quotes': JSON.stringify('"'.repeat(90_000)),
      backslashes: JSON.stringify('\\'.repeat(90_000)),
      'letters of several bytes': JSON.stringify('ế😀'.repeat(30_000)),
      blanks: `${' '.repeat(300_000)}1${'\n'.repeat(300_000)}`,
      'a text without an end': `"${'x'.repeat(200_000)}`,
      'a text and more': `"${'x'.repeat(200_000)}"1`,
      'a half escape': `"${'x'.repeat(200_000)}\\u12"`,
      digits: '9'.repeat(200_000),
    }),
  )('gives the same of a value of %s, and of a record with it', (_, value) => {
    for (const text of [value, `{"a":${value},"b":[${value}]}`])
      expect(outcome(() => parseLongJson(bytesOf(text)))).toEqual(outcome(() => parseJson(text)))
  })

  it('gives the same of a record whose names are long or dangerous', () => {
    const long = JSON.stringify('k"'.repeat(50_000))
    const dangerous = '"__proto__"'
    for (const text of [`{${long}:1}`, `{${' '.repeat(200_000)}${long} :[1]}`, `{${dangerous}:${long}}`])
      expect(outcome(() => parseLongJson(bytesOf(text)))).toEqual(outcome(() => parseJson(text)))
  })
})
