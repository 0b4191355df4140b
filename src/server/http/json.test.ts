/** Bodies are parsed like JSON.parse does, except for dangerous content, in time proportional to their length. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Unreadable } from '#kernel/problem.ts'
import { canonicalJson, deepest, mostValues, parseJson } from './json.ts'

const outcome = (read: () => unknown): unknown => {
  try {
    return read()
  } catch (error) {
    if (error instanceof Unreadable || error instanceof SyntaxError) return 'unreadable'
    throw error
  }
}

/** A simple parser that calls a function for each value; the fast parser must return the same. */
const slowly = (text: string): unknown =>
  JSON.parse(text, ((key: string, value: unknown, { source }: { source?: string }) => {
    if (['__proto__', 'constructor', 'prototype'].includes(key)) throw new Unreadable('unreadable')
    const digits = source?.replace(/[eE].*$/, '').replace(/\D/g, '').length ?? 0
    if (typeof value === 'number' && digits > 15) return source
    if (typeof value === 'string') return value.toWellFormed()
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, of]) => [name.toWellFormed(), of as unknown]))
  }) as (key: string, value: unknown) => unknown) as unknown

const escaped = (text: string): string =>
  Array.from(text, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')

/** Names are written plainly or with escapes, and some of them are dangerous. */
const token = fc.oneof(
  fc.constantFrom('"__proto__"', '"constructor"', '"prototype"', `"${escaped('__proto__')}"`, '"\\u0063onstructor"'),
  fc.constantFrom('"a"', '"\\\\"', '"\\""', '"\\\\\\""', '"\\ud800"', '"\\udc00\\ud83d\\ude00"', '"\\\\ud800"'),
  fc.constantFrom('{', '}', '[', ']', ',', ':', ' ', '\n', '-', '+', '.', 'e5', 'true', 'null', '"', '\\'),
  fc.stringMatching(/^-?\d{1,20}(\.\d{1,18})?([eE][+-]?\d{1,2})?$/),
)
const texts = fc.array(token, { maxLength: 12 }).map((tokens) => tokens.join(''))

const value = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    token.filter((one) => outcome(() => JSON.parse(one)) !== 'unreadable'),
    fc.array(tie('value'), { maxLength: 4 }).map((all) => `[${all.join(' , ')}]`),
    fc
      .array(fc.tuple(token, tie('value')), { maxLength: 4 })
      .map((all) => `{${all.map(([name, of]) => `${name} :${of}`).join(',')}}`),
  ),
})).value

describe('a body', () => {
  it.each([
    ['made of tokens', texts],
    ['that is nearly right', value],
  ])('%s is read as by the plain reader', (_what, of) => {
    fc.assert(
      fc.property(of, (text) => {
        const wanted = text.trim() === '' ? null : outcome(() => slowly(text))
        expect(outcome(() => parseJson(text))).toEqual(wanted)
      }),
      { numRuns: 3_000 },
    )
  })

  it('of any values comes back', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (given) => {
        const text = JSON.stringify(given)
        expect(outcome(() => parseJson(text))).toEqual(outcome(() => slowly(text)))
      }),
      { numRuns: 200 },
    )
  }, 30_000)

  it('keeps every digit of a number, and none of a name', () => {
    expect(parseJson('{"a":1234567890123456.7,"b":[123456789012345, -0.12345678901234567]}')).toEqual({
      a: '1234567890123456.7',
      b: [123456789012345, '-0.12345678901234567'],
    })
    expect(() => parseJson('{1234567890123456789:1}')).toThrow(Unreadable)
  })

  it.each(['__proto__', 'constructor', 'prototype'])('may say %s, but not as a name', (word) => {
    expect(parseJson(`["${word}"]`)).toEqual([word])
    for (const name of [word, escaped(word), `${word.slice(0, 3)}${escaped(word.slice(3))}`])
      expect(() => parseJson(`[{"x":{"${name}" \n:1}}]`)).toThrow(Unreadable)
  })

  it('is as deep and as full as it may be', () => {
    const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
    expect(() => parseJson(nested(deepest))).not.toThrow()
    expect(() => parseJson(nested(deepest + 1))).toThrow(Unreadable)
    const full = (count: number): string => `[${Array<number>(count).fill(1).join()}]`
    expect(parseJson(full(mostValues))).toHaveLength(mostValues)
    expect(() => parseJson(full(mostValues + 1))).toThrow(Unreadable)
  })

  /** A harmless text of the same length, which JSON.parse reads in one go. */
  const honest = (length: number): string => JSON.stringify({ note: 'x'.repeat(length) })
  const least = (work: () => void): number =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const from = performance.now()
        work()
        return performance.now() - from
      }),
    )

  it.each([
    ['of empty records', '["\\u0041",', '{},', '1]'],
    ['of numbers', '["\\u0041",', '1,', '1]'],
    ['of long numbers', '[', '1234567890123456789,', '1]'],
    ['of escapes', '["', '\\u0041', '"]'],
    ['of halves of pairs', '["', '\\ud800', '"]'],
    ['of quotes', '["', '\\"', '"]'],
    ['of backslashes', '["', '\\\\', '"]'],
    ['of names', '{', '"constructo\\u0073":1,', '"a":1}'],
    ['of blanks behind texts', '[', '"a"        ,', '1]'],
    ['of texts without an end', '[', '"a\\', ''],
  ])(
    '%s takes no more than a hundred times as long as one honest text four times its length',
    (_what, head, part, tail) => {
      const length = 2_000_000
      const text = head + part.repeat(length / part.length) + tail
      const read = (of: string) => () => void outcome(() => parseJson(of))
      expect(least(read(text))).toBeLessThan(100 * least(read(honest(4 * length))) + 100)
    },
  )
})

it('the same value gives the same text', () => {
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: 1 })).toBe(canonicalJson({ a: 1, b: [{ c: 2, d: 1 }] }))
})
