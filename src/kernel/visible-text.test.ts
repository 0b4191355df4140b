import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../../test/support/properties.ts'
import { visibleText } from './visible-text.ts'

describe('signs nobody can see', () => {
  it.each([
    ['zero width', 'Bánh\u200b \u200cđa\u200d\u2060', 'Bánh đa'],
    ['byte order mark', '\ufeffMã hàng', 'Mã hàng'],
    ['direction', '\u200e1.234\u202c \u2067x\u2069', '1.234 x'],
    ['soft hyphen', 'nước\u00admắm', 'nướcmắm'],
    ['control', 'a\0b\u0007c\u0090\x7f', 'abc'],
    ['Hangul filler', '\u115fa\u1160b\u3164c\uffa0', 'abc'],
    ['private use', 'a\ue000b\u{f0000}c\u{10fffd}', 'abc'],
    ['tags', 'a\u{e0041}\u{e007f}', 'a'],
    ['blanks', 'a\u00a0b\u3000c\u2009d\u202fe\tf\u2003g\u2028h\u2800i', 'a b c d e f g h i'],
    ['half a letter', 'A\ud800B', 'A\ufffdB'],
  ])('%s', (_, given, left) => expect(visibleText(given)).toBe(left))

  it.each([
    'a\nb',
    'a\r\nb',
    'Đường 3/2, P. 12',
    '👨‍👩‍👧 nhà',
    '🏳️‍🌈',
    '👩🏽‍🔧',
    '☎️ 0901',
    '中文 한국어 ไทย',
    '10 cm² × ½',
    'x\u0300\u0302',
  ])('leaves %j', (text) => expect(visibleText(text)).toBe(text.normalize('NFC')))
})

const text = fc.string({ unit: 'binary' })
const sign = fc.constantFrom(
  '\u200b',
  '\ufeff',
  '\u202e',
  '\0',
  '\ue000',
  '\u3164',
  '\u00ad',
  '\u200d',
  '\u00a0',
  '👩',
  '\u{1f3fd}',
)
const mixed = fc.array(fc.oneof(text, sign)).map((parts) => parts.join(''))

it('nothing of it is left, and a second time changes nothing', () => {
  fc.assert(
    fc.property(mixed, (given) => {
      const once = visibleText(given)
      expect(once).not.toMatch(/[\u00a0\u200b\ufeff\u3164\p{Co}]|(?![\n\r])\p{Cc}/u)
      expect(once.replaceAll('\u200d', '')).not.toMatch(/\p{Cf}/u)
      expect(once).not.toMatch(/(?! )\p{Zs}/u)
      expect(visibleText(once)).toBe(once)
    }),
  )
})

it('what can be seen stays', () => {
  const seen = (value: string) =>
    value
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu)
      ?.filter((one) => !/[\u115f\u1160\u3164\uffa0\u2800]/.test(one)) ?? []
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (given) => {
      expect(seen(visibleText(given))).toEqual(seen(given))
    }),
  )
})
