/** What is shown is read again as the same value, also when it is typed key by key into a cell that groups digits. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { furtherNumbers, numberTable } from '#test/support/typed-numbers.ts'
import { addDays, day, showDay } from '#kernel/day.ts'
import { decimal, round, type Decimal } from '#kernel/decimal.ts'
import { keypadPoint, readTypedNumber, showTypedNumber, type NumberReading } from '#kernel/typed-number.ts'
import {
  choice,
  day as dayField,
  decimalsOfKind,
  factor,
  integer,
  isPercentKind,
  money,
  percent,
  price,
  quantity,
  text,
  vat,
  type Field,
  type NumberKind,
} from '#model/field.ts'
import { readDayText } from './day-text.ts'
import { showTyping, typeInto, type Typing } from './number-box.ts'
import { marksOf, showNumber } from './number-text.ts'
import { numberReading, readValueText, showValue, type TextContext } from './value-text.ts'

const today = day('2026-11-21')
const language = fc.constantFrom('vi' as const, 'en' as const)
const value = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }).map((units) => units as Decimal)

/** Any text at all, or one of these signs only, as somebody mistypes it. */
const anyText = (signs: string, maxLength?: number): fc.Arbitrary<string> => {
  const mistyped = fc.array(fc.constantFrom(...signs.split('')), maxLength === undefined ? {} : { maxLength })
  return fc.oneof(
    fc.string(),
    mistyped.map((all) => all.join('')),
  )
}

const reading = fc.record({ language, isDong: fc.boolean() })

/** Types one character after another; each is put where the caret was left. */
const typeKeys = (keys: string, how: NumberReading): Typing & { caret: number } =>
  keys.split('').reduce(
    (box: Typing & { caret: number }, key) => {
      const { shown, caret } = box
      const isKeypad = key === keypadPoint
      const text = shown.slice(0, caret) + (isKeypad ? ',' : key) + shown.slice(caret)
      return typeInto({ before: box, from: caret, to: caret, text, caret: caret + 1, isKeypad }, how)
    },
    { raw: '', shown: '', caret: 0 },
  )

it('a number typed without separators is grouped to the text that shows it, and read as the same number', () => {
  fc.assert(
    fc.property(value, reading, (number, how) => {
      const shown = showTypedNumber(number, how)
      const keys = shown.replaceAll(marksOf(how.language).group, '')
      expect(typeKeys(keys, how)).toEqual({ raw: keys, shown, caret: shown.length })
      expect(readTypedNumber(keys, how)).toBe(number)
      expect(readTypedNumber(shown, how)).toBe(number)
    }),
  )
})

it('whatever keys are typed, in this order they are kept and read', () => {
  fc.assert(
    fc.property(anyText('0123456789.,κ', 12), reading, (keys, how) => {
      fc.pre(/^[0-9.,κ]*$/.test(keys))
      const { raw, shown } = typeKeys(keys, how)
      expect(raw).toBe(keys)
      // Only the second point of a keypad is read otherwise than it looks.
      if (!/κ.*[.,κ]|[.,].*κ/.test(keys)) expect(readTypedNumber(shown, how)).toBe(readTypedNumber(keys, how))
    }),
  )
})

it('the digit before the caret can be erased at any place, and the others stay in their order', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10n ** 7n, max: 10n ** 18n }), reading, fc.nat(20), (units, how, place) => {
      const { group } = marksOf(how.language)
      const shown = showNumber((units * 1_000_000n) as Decimal, marksOf(how.language))
      const at = 1 + (place % shown.length)
      fc.pre(shown[at - 1] !== group)
      const text = shown.slice(0, at - 1) + shown.slice(at)
      const { raw } = typeInto({ before: shown, from: at, to: at, text, caret: at - 1 }, how)
      expect(raw).toBe(text.replaceAll(group, ''))
    }),
  )
})

it('any text is read as a number, as nothing or not at all, and never throws', () => {
  fc.assert(
    fc.property(anyText('0123456789.,-+()%₫đ abc'), language, (typed, spoken) => {
      expect(['bigint', 'object', 'string']).toContain(typeof readTypedNumber(typed, { language: spoken }))
      expect(showTyping(typed, { language: spoken }).replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''))
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

const context: TextContext = { language: 'vi', today, label: (key) => key, decimalsOf: () => 0 }
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

/** Every kind of field that holds a number, in đồng and in a currency with decimals. */
const numeric: readonly Field[] = [
  money({ label: 'm', sign: 'any' }),
  price({ label: 'p', sign: 'any' }),
  quantity({ label: 'q', sign: 'any' }),
  percent({ label: '%', sign: 'any' }),
  vat({ label: 'v' }),
  factor({ label: 'f', sign: 'any' }),
  factor({ label: 'r', sign: 'any', inBase: true }),
]
it('what the program writes into a field it reads again, in both languages, whatever the field holds', () => {
  const decimals = fc.constantFrom(0, 2, 4)
  fc.assert(
    fc.property(value, language, decimals, fc.constantFrom(...numeric), (units, spoken, ofCurrency, field) => {
      const how: TextContext = { ...context, language: spoken, decimalsOf: () => ofCurrency }
      const most = field.kind === 'money' ? ofCurrency : decimalsOfKind[field.kind as NumberKind]
      const number = round(isPercentKind(field.kind) ? ((units % 100_000_000n) as Decimal) : units, most)
      fc.pre(field.kind !== 'vat' || number >= 0n)
      expect(readValueText(field, showValue(field, number, how), how)).toEqual({ value: number })
    }),
    { numRuns: 500 },
  )
})

describe.each(['vi', 'en'] as const)('the table, typed into fields (%s)', (spoken) => {
  const how: TextContext = { ...context, language: spoken }
  const read = (field: Field, typed: string): unknown => {
    const found = readValueText(field, typed, how)
    return 'value' in found
      ? found.value
      : ['notNumber', 'invalid'].includes(found.problem.message)
        ? 'refused'
        : 'limit'
  }
  const at = spoken === 'vi' ? 1 : 3
  const valueOf = (text: string | null): unknown => (text === null ? 'refused' : decimal(text))
  const quantityField = quantity({ label: 'q', sign: 'any' })
  const percentField = percent({ label: '%', sign: 'any' })
  const dong = [price({ label: 'p', sign: 'any' }), price({ label: 'r', sign: 'any', inBase: true })]
  it.each([...numberTable, ...furtherNumbers])('%j', (...row) => {
    const [typed] = row
    const [plain, ofDong] = [valueOf(row[at] as string | null), valueOf(row[at + 1] as string | null)]
    const isFine = (value: unknown) => typeof value !== 'bigint' || round(value as Decimal, 4) === value
    if (!typed.includes('%')) expect(read(quantityField, typed)).toBe(isFine(plain) ? plain : 'limit')
    if (typeof plain !== 'bigint' || plain <= decimal(100))
      expect(read(percentField, typed)).toBe(isFine(plain) ? plain : 'limit')
    for (const field of dong) expect(read(field, typed)).toBe(isFine(ofDong) ? ofDong : 'limit')
    // Money of a currency with decimals is typed like quantities.
    const foreign = readValueText(dong[0]!, typed, { ...how, decimalsOf: () => 2 })
    if (!typed.includes('%') && typeof plain === 'bigint' && isFine(plain)) expect(foreign).toEqual({ value: plain })
  })
})

it('amounts of a currency without decimals have none, prices may', () => {
  const ofDollars: TextContext = { ...context, decimalsOf: () => 2 }
  const told = (field: Field, typed: string, how = context) => {
    const found = readValueText(field, typed, how)
    return 'problem' in found ? [found.problem.message, found.problem.values?.['max']] : found.value
  }
  expect(told(fields.money, '1.5')).toEqual(['tooManyDecimals', '0'])
  expect(told(fields.money, '1.500')).toBe(decimal(1500))
  expect(told(fields.money, '1.5', ofDollars)).toBe(decimal('1.5'))
  expect(told(fields.money, '1.555', { ...ofDollars, language: 'en' })).toEqual(['tooManyDecimals', '2'])
  expect(told(price({ label: 'p' }), '1,2345')).toBe(decimal('1.2345'))
  expect(told(price({ label: 'p' }), '1,23456')).toEqual(['tooManyDecimals', '4'])
  expect(told(price({ label: 'p' }), '1,2345678')).toEqual(['tooManyDecimals', '4'])
})

it('says what it could not read', () => {
  const found = readValueText(fields.quantity, ' 12.345.67 ', context)
  expect(found).toMatchObject({ problem: { message: 'notNumber', values: { label: 'q', text: '12.345.67' } } })
})

it('a price of three decimals is not shown like thousands', () => {
  expect(showValue(price({ label: 'p' }), decimal('1.234'), context)).toBe('1,2340')
  expect(showValue(price({ label: 'p' }), decimal('1.234'), { ...context, language: 'en' })).toBe('1.2340')
  expect(showValue(price({ label: 'p' }), decimal('0.234'), context)).toBe('0,234')
  expect(showValue(fields.quantity, decimal('1.234'), context)).toBe('1,234')
  expect(numberReading(price({ label: 'p' }), context).isDong).toBe(true)
})
