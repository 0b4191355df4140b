/** What is shown is read again as the same value, also when it is typed key by key into a cell that groups digits. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, day, showDay } from '#kernel/day.ts'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { choice, day as dayField, integer, money, percent, quantity, text, vat } from '#model/field.ts'
import { readDayText } from './day-text.ts'
import { groupLive, marksOf, readNumberText, showNumber } from './number-text.ts'
import { liveText, readValueText, showValue, type TextContext } from './value-text.ts'

const today = day('2026-11-21')
const language = fc.constantFrom('vi' as const, 'en' as const)
const value = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map((units) => units as Decimal)

/** Types one character after another; each is put where the caret was left. */
const typeInto = (keys: string, live: (typed: string, caret: number) => { text: string; caret: number }) =>
  keys
    .split('')
    .reduce((box, key) => live(box.text.slice(0, box.caret) + key + box.text.slice(box.caret), box.caret + 1), {
      text: '',
      caret: 0,
    })

it('a number typed without separators is grouped to the text that shows it, and read as the same number', () => {
  fc.assert(
    fc.property(value, language, (number, spoken) => {
      const marks = marksOf(spoken)
      const shown = showNumber(number, marks)
      const typed = typeInto(shown.replaceAll(marks.group, ''), (box, caret) => groupLive(box, caret, marks))
      expect(typed).toEqual({ text: shown, caret: shown.length })
      expect(readNumberText(typed.text, marks)).toBe(number)
    }),
  )
})

it('grouping changes nothing that is grouped already, wherever the caret stands', () => {
  fc.assert(
    fc.property(value, language, fc.nat(40), (number, spoken, place) => {
      const marks = marksOf(spoken)
      const shown = showNumber(number, marks)
      const caret = Math.min(place, shown.length)
      const { text: again, caret: after } = groupLive(shown, caret, marks)
      expect(again).toBe(shown)
      // The caret may step over a separator, but over no digit.
      const digits = (part: string) => part.replaceAll(marks.group, '')
      expect(digits(shown.slice(0, after))).toBe(digits(shown.slice(0, caret)))
    }),
  )
})

it('the digit before the caret can be erased at any place, and the others stay in their order', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 7n, max: 10n ** 18n }), language, fc.nat(20), (units, spoken, place) => {
      const marks = marksOf(spoken)
      const shown = showNumber((units * 1_000_000n) as Decimal, marks)
      const caret = 1 + (place % shown.length)
      fc.pre(shown[caret - 1] !== marks.group)
      const { text: left } = groupLive(shown.slice(0, caret - 1) + shown.slice(caret), caret - 1, marks)
      const digits = shown.slice(0, caret - 1) + shown.slice(caret)
      expect(readNumberText(left, marks)).toBe(decimal(digits.replaceAll(marks.group, '')))
    }),
  )
})

/** Any text at all, or one of these signs only, as somebody mistypes it. */
const anyText = (signs: string, maxLength?: number): fc.Arbitrary<string> => {
  const mistyped = fc.array(fc.constantFrom(...signs.split('')), maxLength === undefined ? {} : { maxLength })
  return fc.oneof(
    fc.string(),
    mistyped.map((all) => all.join('')),
  )
}

it('any text is read as a number, as nothing or not at all, and never throws', () => {
  fc.assert(
    fc.property(anyText('0123456789.,-+()%₫đ abc'), language, (typed, spoken) => {
      const found = readNumberText(typed, marksOf(spoken))
      expect(['bigint', 'object', 'undefined']).toContain(typeof found)
      const { text: live, caret } = groupLive(typed, typed.length, marksOf(spoken))
      expect(caret).toBeLessThanOrEqual(live.length)
      expect(live).toMatch(/^-?[\d.,]*$/)
    }),
  )
})

it('a day is read as it is shown, with any usual mark between its parts or none, and with a short year', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9000, max: 8000 }), fc.constantFrom('-', '/', '.', ' ', ''), (days, mark) => {
      const one = addDays(today, days)
      const shown = showDay(one)
      expect(readDayText(shown.replaceAll('-', mark), today)).toBe(one)
      fc.pre(one >= '2000-01-01')
      expect(readDayText((shown.slice(0, 6) + shown.slice(8)).replaceAll('-', mark), today)).toBe(one)
    }),
  )
})

it('any text is read as a day of the calendar or not at all', () => {
  fc.assert(
    fc.property(anyText('0123456789/-. +ht', 12), (typed) => {
      const found = readDayText(typed, today)
      if (found !== null && found !== undefined) expect(day(found)).toBe(found)
    }),
  )
})

const context: TextContext = { language: 'vi', today, label: (key) => key }
const fields = {
  money: money({ label: 'm' }),
  quantity: quantity({ label: 'q', sign: 'positive' }),
  percent: percent({ label: 'p' }),
  vat: vat({ label: 'v' }),
  integer: integer({ label: 'i' }),
  day: dayField({ label: 'd' }),
  text: text({ label: 't', max: 5 }),
  choice: choice()({
    label: 'c',
    choices: [
      { value: 1, label: 'Tiền mặt' },
      { value: 2, label: 'Thẻ' },
    ],
  }),
}
const read = (kind: keyof typeof fields, typed: string): unknown => {
  const found = readValueText(fields[kind], typed, context)
  return 'problem' in found ? found.problem.message : found.value
}

const readings: readonly (readonly [keyof typeof fields, string, unknown])[] = [
  ['quantity', '1.200,5', decimal('1200.5')],
  ['quantity', '0', 'mustBePositive'],
  ['quantity', '-1', 'mustBePositive'],
  ['money', '-1', 'mustNotBeNegative'],
  ['money', '0', decimal(0)],
  ['percent', '100', decimal(100)],
  ['percent', '100,1', 'outOfRange'],
  ['vat', 'kct', decimal(-1)],
  ['vat', ' KKKNT ', decimal(-2)],
  ['vat', '8', decimal(8)],
  ['vat', '101', 'outOfRange'],
  ['integer', '1.000', 1000],
  ['integer', '1,5', 'tooManyDecimals'],
  ['day', '31-02-2026', 'invalid'],
  ['day', '1-1-1899', 'outOfRange'],
  ['text', '  abc ', 'abc'],
  ['text', '   ', null],
  ['text', 'abcdef', 'tooLong'],
  ['choice', 'tien mat', 1],
  ['choice', '2', 2],
  ['choice', 'séc', 'invalid'],
  ['choice', '', null],
]
for (const [kind, typed, found] of readings)
  it(`${kind} typed as '${typed}' is ${String(found)}`, () => expect(read(kind, typed)).toEqual(found))

it('what a cell shows it also reads, and an emptied cell is empty', () => {
  const shown: readonly (readonly [keyof typeof fields, unknown])[] = [
    ['quantity', decimal('1200.5')],
    ['money', decimal(12_500)],
    ['vat', decimal(-2)],
    ['integer', 1500],
    ['day', today],
    ['choice', 2],
  ]
  for (const [kind, one] of shown) {
    expect(read(kind, showValue(fields[kind], one, context))).toEqual(one)
    expect(read(kind, '')).toBeNull()
  }
})

it('only numbers are grouped while they are typed', () => {
  const live = (kind: keyof typeof fields, typed: string) =>
    liveText(fields[kind], { text: typed, caret: typed.length }, context).text
  expect([live('quantity', '12345'), live('text', '12345'), live('vat', '12345')]).toEqual(['12.345', '12345', '12345'])
})
