/** The filters of `{{path|filter:argument}}`. They format values; the only calculations are shares and differences. */
import { exemptRates } from '#kernel/exempt-rates.ts'
import { dayIn, isTimeZone, showDay } from '#kernel/day.ts'
import { decimalText, multiply, parseDecimal, round, subtract, type Decimal } from '#kernel/decimal.ts'
import { ownValue } from '#kernel/own.ts'
import { showNumber, showPlainNumber, type NumberStyle } from '#kernel/number-format.ts'
import { unitPrice } from '#kernel/unit-price.ts'
import { bankName, readVietQr } from '#kernel/vietqr.ts'
import { amountInEnglish, amountInWords, currencyUnit, type WordOptions } from '#kernel/words.ts'

interface Currency {
  currency: string
  moneyDecimals: number
}
/** How the tenant formats numbers, dates and words. Its currency is that of the document. */
export interface Style extends Currency {
  language: 'vi' | 'en'
  numberDecimals: number
  timeZone: string
  words: WordOptions
  /** The base currency, in which costs are counted whatever the document is in. */
  base: Currency
}

/** Quantities are typed with up to this many decimals, and printed as they were typed. */
export const quantityDecimals = 4

const currencyDecimals: Readonly<Record<string, number>> = { VND: 0, JPY: 0, KRW: 0, LAK: 0, KHR: 0 }
const object = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
const word = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback
const decimals = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value >= 0 && value <= 4 ? Math.floor(value) : fallback

const wordOptions = (company: Readonly<Record<string, unknown>>): WordOptions => ({
  ...(company.wordsThousand === 'ngàn' && { thousand: 'ngàn' }),
  ...(company.wordsOdd === 'lẻ' && { odd: 'lẻ' }),
  ...((company.wordsEven === 'always' || company.wordsEven === 'thousand') && { even: company.wordsEven }),
})

const standardZone = 'Asia/Ho_Chi_Minh'

const usualDecimals = (currency: string): number => ownValue(currencyDecimals, currency) ?? 2

/** The style for amounts of another currency than the document's; '': the base currency. */
export const styleIn = (style: Style, currency: string): Style => {
  if (currency === style.currency) return style
  const isBase = currency === '' || currency === style.base.currency
  return { ...style, ...(isBase ? style.base : { currency, moneyDecimals: usualDecimals(currency) }) }
}

/** Reads the style from the printed record: its `company` has the tenant's configuration. */
export const styleOf = (info: unknown, language: 'vi' | 'en'): Style => {
  const record = object(info)
  const company = object(record.company)
  const code = word(company.baseCurrency, 'VND')
  const base: Currency = { currency: code, moneyDecimals: decimals(company.i_FormatCur, usualDecimals(code)) }
  const currency = word(record.currencyCode, code)
  const zone = word(company.timeZone, standardZone)
  return {
    language,
    ...(currency === code
      ? base
      : { currency, moneyDecimals: decimals(record.foreignDecimals, usualDecimals(currency)) }),
    base,
    numberDecimals: decimals(company.i_FormatNum, 2),
    timeZone: isTimeZone(zone) ? zone : standardZone,
    words: wordOptions(company),
  }
}

/** A unit price of more decimals than a Decimal has (`per`). */
const longPrice = /^-?\d{1,30}\.(\d{6})\d{1,6}$/
/** Reads a number of the wire, or a text that contains one, as exact decimal; null if it is not a number. */
export const asDecimal = (value: unknown): Decimal | null => {
  if (typeof value === 'number')
    return Number.isFinite(value) ? (parseDecimal(String(value)) ?? parseDecimal(value.toFixed(6))) : null
  if (typeof value !== 'string' || value.trim() === '') return null
  return parseDecimal(longPrice.test(value) ? value.slice(0, value.indexOf('.') + 7) : value)
}
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const isoDay = (text: string): string => {
  const dmy = /^(\d{2})-(\d{2})-(\d{4})/.exec(text)
  return dmy ? `${dmy[3]}-${dmy[2]}-${dmy[1]}` : /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : ''
}
const dayLong = (text: string, language: Style['language']): string => {
  const iso = isoDay(text)
  if (language === 'en') return `Date ${iso ? showDay(iso) : '.....................'}`
  return iso
    ? `Ngày ${iso.slice(8)} tháng ${iso.slice(5, 7)} năm ${iso.slice(0, 4)}`
    : 'Ngày ..... tháng ..... năm .........'
}
export const showMoment = (text: string, timeZone: string): string => {
  const at = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : null
  if (!at || Number.isNaN(at.getTime())) return text
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hour12: false }).format(
    at,
  )
  return `${showDay(dayIn(timeZone, at))} ${time}`
}

const regimes: Readonly<Record<string, string>> = {
  TT99: '(Ban hành theo Thông tư số 99/2025/TT-BTC ngày 27/10/2025 của Bộ Tài chính)',
  TT133: '(Ban hành theo Thông tư số 133/2016/TT-BTC ngày 26/8/2016 của Bộ Tài chính)',
  TT58: '(Ban hành theo Thông tư số 58/2026/TT-BTC ngày 25/5/2026 của Bộ Tài chính)',
}

const number = (value: unknown, style: NumberStyle): string => {
  const exact = asDecimal(value)
  return exact === null ? '' : showNumber(exact, style)
}
const cut = (value: unknown, by: string, side: 'before' | 'after'): string => {
  const text = asText(value)
  const at = text.indexOf(by)
  if (at < 0) return side === 'before' ? '' : text
  return side === 'before' ? text.slice(0, at) : text.slice(at + by.length)
}
/** As text, in which no digit is lost. */
const combined = (value: unknown, other: unknown, by: (a: Decimal, b: Decimal) => Decimal): unknown => {
  const a = asDecimal(value)
  const b = asDecimal(other)
  return a === null || b === null ? null : decimalText(by(a, b))
}
/** The price of one, for a quantity as it is printed. */
const each = (value: unknown, other: unknown, { moneyDecimals }: Style): unknown => {
  const amount = asDecimal(value)
  const quantity = asDecimal(other)
  if (amount === null || !quantity) return null
  return unitPrice(amount, round(quantity, quantityDecimals) || quantity, moneyDecimals)
}
const price = (value: unknown, { language }: Style): string =>
  typeof value === 'string' && longPrice.test(value) ? showPlainNumber(value, language) : number(value, { language })

/** The day of a document, and the time of the moment if that is on the same day. */
const dayEntered = (value: unknown, entered: unknown, { timeZone }: Style): string => {
  const day = showDay(isoDay(asText(value)))
  const moment = showMoment(asText(entered), timeZone)
  return day !== '' && moment.startsWith(`${day} `) ? moment : day
}

/** Gets the value, the filter's argument, the style, and a function that resolves a path given as argument. */
export type Filter = (
  value: unknown,
  context: { argument: string; style: Style; look: (path: string) => unknown },
) => unknown

export const filters: Readonly<Record<string, Filter>> = {
  money: (value, { style }) => number(value, { language: style.language, decimals: style.moneyDecimals, fixed: true }),
  price: (value, { style }) => price(value, style),
  quantity: (value, { style }) => number(value, { language: style.language, decimals: quantityDecimals }),
  percent: (value, { style }) => number(value, { language: style.language, decimals: 4 }),
  number: (value, { argument, style }) =>
    number(value, { language: style.language, decimals: decimals(Number(argument || 2), 2), fixed: true }),
  /** Zero becomes ''; used before the filter that formats the number. */
  nonzero: (value) => (asDecimal(value) === 0n ? '' : value),
  /** Keeps only positive (or only negative) values, without sign, for separate columns of surplus and shortage. */
  above: (value) => ((asDecimal(value) ?? 0n) > 0n ? value : ''),
  below: (value) => ((asDecimal(value) ?? 0n) < 0n ? combined(0, value, subtract) : ''),
  vat: (value, { style }) =>
    ownValue(exemptRates, asText(value)) ??
    (asDecimal(value) === null ? '' : `${number(value, { language: style.language })}%`),
  words: (value, { style }) => {
    const exact = asDecimal(value)
    if (exact === null) return ''
    return style.language === 'en'
      ? amountInEnglish(exact, style.currency)
      : amountInWords(exact, style.currency, style.words)
  },
  english: (value, { style }) => {
    const exact = asDecimal(value)
    return exact === null ? '' : amountInEnglish(exact, style.currency)
  },
  day: (value) => showDay(isoDay(asText(value))),
  dayLong: (value, { style }) => dayLong(asText(value), style.language),
  moment: (value, { style }) => showMoment(asText(value), style.timeZone),
  entered: (value, { argument, style, look }) => dayEntered(value, look(argument), style),
  upper: (value) => asText(value).toUpperCase(),
  lower: (value) => asText(value).toLowerCase(),
  /** Prints dots to write on if the value is missing. */
  dots: (value, { argument }) => asText(value) || '.'.repeat(Math.min(Number(argument) || 30, 200)),
  or: (value, { argument, look }) => (asText(value) === '' ? look(argument) : value),
  /** Prints the argument if the value is missing. */
  else: (value, { argument }) => asText(value) || argument,
  times: (value, { argument, look }) => combined(value, look(argument), multiply),
  before: (value, { argument }) => cut(value, argument, 'before'),
  after: (value, { argument }) => cut(value, argument, 'after'),
  per: (value, { argument, style, look }) => each(value, look(argument), style),
  minus: (value, { argument, look }) => combined(value, look(argument), subtract),
  regime: (value) => ownValue(regimes, asText(value)) ?? regimes.TT99,
  bank: (value) => bankName(readVietQr(asText(value))?.bin ?? ''),
  account: (value) => readVietQr(asText(value))?.account ?? '',
  /** Whole đồng, whatever the document is in. */
  transferred: (value, { style }) => showNumber(readVietQr(asText(value))?.amount, { language: style.language }),
  /** What amounts of a currency are counted in, by its code. */
  unit: (value) => currencyUnit(asText(value)),
  /** What follows is written in the currency with the code at the path: `expand` changes the style. */
  in: (value) => value,
}

/** What the argument of a filter is; a filter that is not named takes none. */
export const filterArguments: Readonly<Record<string, 'path' | 'count' | 'text'>> = {
  number: 'count',
  dots: 'count',
  or: 'path',
  times: 'path',
  per: 'path',
  minus: 'path',
  in: 'path',
  entered: 'path',
  else: 'text',
  before: 'text',
  after: 'text',
}
