/** Amounts in words, Vietnamese and English, as printed on vouchers (số tiền bằng chữ). */
import { absolute, round, type Decimal } from './decimal.ts'
import { ownValue } from './own.ts'

export interface WordOptions {
  /** `nghìn` is used in the north and in legal texts, `ngàn` in the south. */
  thousand?: 'nghìn' | 'ngàn'
  /** How a zero in the tens is read: `linh`, in the south `lẻ`. */
  odd?: 'linh' | 'lẻ'
  /** When to append `chẵn`: never, for all amounts without a fraction, or only for whole thousands. */
  even?: 'never' | 'always' | 'thousand'
  /** How 4 is read after `mươi`. */
  four?: 'tư' | 'bốn'
  /** How 4 is read after `linh`. */
  oddFour?: 'bốn' | 'tư'
  billion?: 'tỷ' | 'tỉ'
}

interface CurrencyWords {
  unit: string
  sub?: string
  english: readonly [one: string, many: string]
  englishSub?: readonly [one: string, many: string]
}
const cents = { sub: 'xu', englishSub: ['cent', 'cents'] } as const
const currencies: Readonly<Record<string, CurrencyWords>> = {
  VND: { unit: 'đồng', english: ['Vietnam dong', 'Vietnam dong'] },
  USD: { unit: 'đô la Mỹ', english: ['US dollar', 'US dollars'], ...cents },
  EUR: { unit: 'ơ-rô', english: ['euro', 'euros'], ...cents },
  GBP: { unit: 'bảng Anh', sub: 'xu', english: ['pound sterling', 'pounds sterling'], englishSub: ['penny', 'pence'] },
  JPY: { unit: 'yên Nhật', english: ['Japanese yen', 'Japanese yen'] },
  CNY: { unit: 'nhân dân tệ', sub: 'xu', english: ['Chinese yuan', 'Chinese yuan'], englishSub: ['fen', 'fen'] },
  KRW: { unit: 'won Hàn Quốc', english: ['South Korean won', 'South Korean won'] },
  THB: { unit: 'bạt Thái', sub: 'xu', english: ['Thai baht', 'Thai baht'], englishSub: ['satang', 'satang'] },
  SGD: { unit: 'đô la Singapore', english: ['Singapore dollar', 'Singapore dollars'], ...cents },
  AUD: { unit: 'đô la Úc', english: ['Australian dollar', 'Australian dollars'], ...cents },
  CAD: { unit: 'đô la Canada', english: ['Canadian dollar', 'Canadian dollars'], ...cents },
  HKD: { unit: 'đô la Hồng Kông', english: ['Hong Kong dollar', 'Hong Kong dollars'], ...cents },
  TWD: { unit: 'đô la Đài Loan', english: ['New Taiwan dollar', 'New Taiwan dollars'], ...cents },
  LAK: { unit: 'kíp Lào', english: ['Lao kip', 'Lao kip'] },
  KHR: { unit: 'riel Campuchia', english: ['Cambodian riel', 'Cambodian riels'] },
  CHF: {
    unit: 'franc Thụy Sĩ',
    sub: 'xu',
    english: ['Swiss franc', 'Swiss francs'],
    englishSub: ['centime', 'centimes'],
  },
}
const currencyWords = (code: string): CurrencyWords =>
  ownValue(currencies, code) ?? { unit: code, english: [code, code], ...cents }

/** What is counted in a currency, as it stands behind an amount in figures. */
export const currencyUnit = (code: string): string => currencyWords(code).unit

const MILLION = 1_000_000n
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Splits an amount into whole units and hundredths, after rounding to the decimals of the currency. */
const parts = (amount: Decimal, hundredths: boolean): { whole: bigint; cents: bigint; negative: boolean } => {
  const rounded = round(absolute(amount), hundredths ? 2 : 0)
  return { whole: rounded / MILLION, cents: (rounded % MILLION) / 10_000n, negative: amount < 0n && rounded !== 0n }
}

const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const

const unitAfterTens = (tens: number, unit: number, options: Required<WordOptions>): string => {
  if (unit === 5) return 'lăm'
  if (tens > 1 && unit === 1) return 'mốt'
  if (tens > 1 && unit === 4) return options.four
  return digits[unit]!
}

/** Reads 0…999. `full` also reads a zero in the hundreds, because a higher group was read before. */
const group = (value: number, full: boolean, options: Required<WordOptions>): string[] => {
  const hundreds = Math.floor(value / 100)
  const tens = Math.floor(value / 10) % 10
  const unit = value % 10
  const saysHundreds = full || hundreds > 0
  const words = saysHundreds ? [digits[hundreds]!, 'trăm'] : []
  if (tens === 0 && unit > 0)
    words.push(...(saysHundreds ? [options.odd] : []), unit === 4 && saysHundreds ? options.oddFour : digits[unit]!)
  if (tens === 1) words.push('mười')
  if (tens > 1) words.push(digits[tens]!, 'mươi')
  if (tens > 0 && unit > 0) words.push(unitAfterTens(tens, unit, options))
  return words
}

/** Reads a number below one billion: millions, thousands, units. */
const block = (value: bigint, full: boolean, options: Required<WordOptions>): string[] => {
  const names = ['triệu', options.thousand, '']
  const words: string[] = []
  for (const [index, size] of [MILLION, 1000n, 1n].entries()) {
    const part = Number((value / size) % 1000n)
    if (part > 0) words.push(...group(part, full || words.length > 0, options), names[index]!)
  }
  return words
}

/** Reads a number in blocks of nine digits and appends one `tỷ` per block above the last. */
const whole = (value: bigint, options: Required<WordOptions>): string[] => {
  const blocks: bigint[] = []
  for (let rest = value; rest > 0n; rest /= 1_000_000_000n) blocks.unshift(rest % 1_000_000_000n)
  return blocks.flatMap((part, index) =>
    part === 0n
      ? []
      : [...block(part, index > 0, options), ...Array<string>(blocks.length - 1 - index).fill(options.billion)],
  )
}

const defaults: Required<WordOptions> = {
  thousand: 'nghìn',
  odd: 'linh',
  even: 'never',
  four: 'tư',
  oddFour: 'bốn',
  billion: 'tỷ',
}
const spoken = (value: bigint, options: Required<WordOptions>): string =>
  value === 0n ? digits[0] : whole(value, options).filter(Boolean).join(' ')

/**
 * Returns for example `Hai triệu sáu trăm tám mươi lăm nghìn ba trăm ba mươi hai đồng`. The amount is first rounded
 * to the decimals of the currency.
 */
export const amountInWords = (amount: Decimal, currency = 'VND', given: WordOptions = {}): string => {
  const options = { ...defaults, ...given }
  const words = currencyWords(currency)
  const { whole: units, cents: hundredths, negative } = parts(amount, words.sub !== undefined)
  const text = `${negative ? 'âm ' : ''}${spoken(units, options)} ${words.unit}`
  if (hundredths > 0n) return capital(`${text} và ${spoken(hundredths, options)} ${words.sub}`)
  const even = options.even === 'always' || (options.even === 'thousand' && units > 0n && units % 1000n === 0n)
  return capital(even ? `${text} chẵn` : text)
}

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const tensNames = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion', 'quintillion', 'sextillion'] as const

const englishGroup = (value: number): string => {
  if (value < 20) return small[value]!
  if (value < 100) return tensNames[Math.floor(value / 10)]! + (value % 10 ? `-${small[value % 10]}` : '')
  return `${small[Math.floor(value / 100)]} hundred${value % 100 ? ` ${englishGroup(value % 100)}` : ''}`
}

const english = (value: bigint): string => {
  if (value === 0n) return small[0]
  const words: string[] = []
  for (let scale = scales.length - 1; scale >= 0; scale -= 1) {
    const part = Number((value / 1000n ** BigInt(scale)) % 1000n)
    if (part > 0) words.push(englishGroup(part), scales[scale]!)
  }
  return words.filter(Boolean).join(' ')
}

/** Returns for example `Two million six hundred eighty-five thousand three hundred thirty-two Vietnam dong`. */
export const amountInEnglish = (amount: Decimal, currency = 'VND'): string => {
  const words = currencyWords(currency)
  const { whole: units, cents: hundredths, negative } = parts(amount, words.englishSub !== undefined)
  const name = (value: bigint, [one, many]: readonly [string, string]) => (value === 1n ? one : many)
  const tail =
    hundredths > 0n && words.englishSub ? ` and ${english(hundredths)} ${name(hundredths, words.englishSub)}` : ''
  return capital(`${negative ? 'minus ' : ''}${english(units)} ${name(units, words.english)}${tail}`)
}
