/** One telephone number has many spellings. */
import { describe, expect, it } from 'vitest'
import { phonesIn, phonesTyped } from './phones.ts'

describe('the numbers in a field', () => {
  it.each([
    '0912345678',
    '0912 345 678',
    '0912.345.678',
    '0912-345-678',
    '(0912) 345 678',
    '0912/345/678',
    '+84912345678',
    '+84 912 345 678',
    '(+84) 912 345 678',
    '+84 (0)912 345 678',
    '0084 912 345 678',
    '84912345678',
    '84 912.345.678',
  ])('%s is one number', (text) => expect(phonesIn(text)).toEqual(['0912345678']))

  it.each([
    ['0912345678/0987654321', ['0912345678', '0987654321']],
    ['0912345678, +84987654321', ['0912345678', '0987654321']],
    ['0912 345 678; 028 3812 3456', ['0912345678', '02838123456']],
    ['0912 345 678  0987 654 321', ['0912345678', '0987654321']],
    ['0912345678 / 0912.345.678', ['0912345678']],
  ])('each of several counts: %s', (text, numbers) => expect(phonesIn(text)).toEqual(numbers))

  it.each(['', 'gọi sau', '113', '84 12'])('%j has none', (text) => expect(phonesIn(text)).toEqual([]))
  it('of other countries stay as they are', () => expect(phonesIn('+1 650 253 0000')).toEqual(['16502530000']))
})

describe('a typed search', () => {
  const forms = (text: string) => phonesTyped(text).phones.map(([first, second]) => [first, second])
  it.each(['+84 912 345 678', '0912.345.678', '84912345678', '0912 345 678'])('%s is one number', (text) =>
    expect(forms(text)).toEqual([['0912345678', '84912345678']]),
  )
  it('may have words beside it', () => {
    const { rest, phones } = phonesTyped('anh Phúc 0912 345 678')
    expect([rest.trim(), phones.length]).toEqual(['anh Phúc', 1])
  })
  it.each(['SP000005', '2026', '123 456 789', '1.500.000', 'HB0001234567890', '100 200'])('%s is none', (text) =>
    expect(phonesTyped(text)).toEqual({ rest: text, phones: [] }),
  )
  it('finds a number of a town with its area code apart', () =>
    expect(phonesTyped('02838123456').phones[0]).toContain('028%38123456'))
})
