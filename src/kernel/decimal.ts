/**
 * Exact numbers: the only arithmetic on money and quantities.
 * A Decimal is a whole number of millionths, so adding and comparing are plain bigint operations;
 * only multiply, divide and round can lose digits, and each names how many it keeps (half away from zero).
 */
import type { Brand } from './brand.ts'

export type Decimal = Brand<bigint, 'decimal'>

export const SCALE = 6
const ONE = 1_000_000n
const powers = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent))
const power = (exponent: number): bigint => powers[exponent] ?? 10n ** BigInt(exponent)

export const zero = 0n as Decimal
export const one = ONE as Decimal

/** Numerator ÷ denominator, rounded to the nearest integer, halves away from zero. */
export const divideRounded = (numerator: bigint, denominator: bigint): bigint => {
  const negative = numerator < 0n !== denominator < 0n
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  const rounded = (n * 2n + d) / (d * 2n)
  return negative ? -rounded : rounded
}

const plain = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/

/**
 * Parses plain decimal text (point as decimal separator, no grouping); null if it is not a number or has more than
 * six decimals.
 */
export const parseDecimal = (text: string): Decimal | null => {
  const match = plain.exec(text.trim())
  if (!match || (!match[2] && !match[3])) return null
  const fraction = match[3] ?? ''
  const digits = BigInt((match[2] ?? '') + fraction || '0')
  const shift = SCALE - fraction.length + Number(match[4] ?? 0)
  if (shift < 0 && digits % power(-shift) !== 0n) return null
  const units = shift >= 0 ? digits * power(shift) : digits / power(-shift)
  return (match[1] === '-' ? -units : units) as Decimal
}

/** Makes a Decimal from a literal in the program; throws if the text is not a decimal. */
export const decimal = (value: string | number | bigint): Decimal => {
  if (typeof value === 'bigint') return (value * ONE) as Decimal
  const parsed = parseDecimal(String(value))
  if (parsed === null) throw new Error(`Not a decimal: ${value}`)
  return parsed
}

/** The shortest plain text of a value: `12.5`, `-3`, `0`. */
export const decimalText = (value: Decimal): string => {
  const negative = value < 0n
  const digits = (negative ? -value : value).toString().padStart(SCALE + 1, '0')
  const fraction = digits.slice(-SCALE).replace(/0+$/, '')
  return `${negative ? '-' : ''}${digits.slice(0, -SCALE)}${fraction ? `.${fraction}` : ''}`
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER)

/**
 * Converts to a JavaScript number for JSON, charts and spreadsheets; never calculate with the result. Returns the
 * nearest number: by one division where both operands are exact, otherwise by parsing the text.
 */
export const toNumber = (value: Decimal): number =>
  value <= SAFE && value >= -SAFE ? Number(value) / 1_000_000 : Number(decimalText(value))

export const add = (a: Decimal, b: Decimal): Decimal => (a + b) as Decimal
export const subtract = (a: Decimal, b: Decimal): Decimal => (a - b) as Decimal
export const negate = (a: Decimal): Decimal => -a as Decimal
export const absolute = (a: Decimal): Decimal => (a < 0n ? -a : a) as Decimal
export const smaller = (a: Decimal, b: Decimal): Decimal => (a < b ? a : b)
export const larger = (a: Decimal, b: Decimal): Decimal => (a > b ? a : b)
export const sum = (values: readonly Decimal[]): Decimal =>
  values.reduce<bigint>((total, value) => total + value, 0n) as Decimal
export const sumOf = <T>(items: readonly T[], value: (item: T) => Decimal | null | undefined): Decimal =>
  items.reduce<bigint>((total, item) => total + (value(item) ?? 0n), 0n) as Decimal
/** The sum of the positive values, and the sum of the negative values without their sign. */
export const sidesOf = <T>(items: readonly T[], value: (item: T) => Decimal | null | undefined): [Decimal, Decimal] => [
  sumOf(items, (item) => larger(value(item) ?? zero, zero)),
  sumOf(items, (item) => larger(negate(value(item) ?? zero), zero)),
]

/** Rounds to `decimals` places, halves away from zero. */
export const round = (value: Decimal, decimals: number): Decimal => {
  if (decimals >= SCALE) return value
  const step = power(SCALE - decimals)
  return value % step === 0n ? value : ((divideRounded(value, step) * step) as Decimal)
}

/** a × b, rounded once to `decimals` places. */
export const multiply = (a: Decimal, b: Decimal, decimals = SCALE): Decimal => multiplyDivide(a, b, one, decimals)

/** a ÷ b, rounded once to `decimals` places. b must not be 0. */
export const divide = (a: Decimal, b: Decimal, decimals = SCALE): Decimal => multiplyDivide(a, one, b, decimals)

/** a × b ÷ c with a single rounding: shares, averages, percentages. c must not be 0. */
export const multiplyDivide = (a: Decimal, b: Decimal, c: Decimal, decimals: number): Decimal => {
  if (decimals >= SCALE) return divideRounded(a * b, c) as Decimal
  const step = power(SCALE - decimals)
  return (divideRounded(a * b, c * step) * step) as Decimal
}

/** The most of at most `decimals` places that is not above a ÷ b. Both are above 0. */
export const divideDown = (a: Decimal, b: Decimal, decimals: number): Decimal => {
  const step = power(SCALE - decimals)
  return (((a * ONE) / (b * step)) * step) as Decimal
}

/** The least of at most `decimals` places that is not below a ÷ b. Both are above 0. */
export const divideUp = (a: Decimal, b: Decimal, decimals: number): Decimal => {
  const step = power(SCALE - decimals)
  return (((a * ONE + b * step - 1n) / (b * step)) * step) as Decimal
}

/** value × percent ÷ 100, rounded once. */
export const percentOf = (value: Decimal, percent: Decimal, decimals: number): Decimal =>
  multiplyDivide(value, percent, (100n * ONE) as Decimal, decimals)

/** The number of decimals the value needs, ignoring trailing zeros. */
export const decimalsOf = (value: Decimal): number => {
  let decimals = SCALE
  let units: bigint = value
  while (decimals > 0 && units % 10n === 0n) {
    units /= 10n
    decimals -= 1
  }
  return decimals
}

/**
 * Splits an amount by weights so that the shares add up to exactly the amount: each share is rounded down to the
 * smallest unit, then the remaining units go one each to the largest fractions, ties to the earlier share (contract
 * documents §4 step 7). If all weights are 0, all shares are 0.
 */
export const allocate = (amount: Decimal, weights: readonly Decimal[], decimals: number): Decimal[] => {
  const total = sum(weights)
  if (total === 0n) return weights.map(() => zero)
  const step = power(SCALE - decimals)
  const units = amount / step
  const shares = weights.map((weight) => (units * weight) / total)
  const rests = weights.map((weight, index) => units * weight - shares[index]! * total)
  const left = Number(units - shares.reduce((a, b) => a + b, 0n))
  const direction = left < 0 ? -1n : 1n
  const order = rests
    .map((rest, index) => ({ rest: direction * rest, index }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  for (const { index } of order.slice(0, Math.abs(left))) shares[index] = shares[index]! + direction
  return shares.map((share) => (share * step) as Decimal)
}

/** Converts to the unit of the ledger tables: whole ten-thousandths (bigint columns). */
export const toLedger = (value: Decimal): bigint => divideRounded(value, 100n)
/** The smallest amount that is too large for the bigint columns of the ledgers. */
export const LEDGER_END = (2n ** 63n * 100n) as Decimal
/** The smallest unit cost that is too large for its column; unit costs are stored as whole millionths. */
export const COST_END = (2n ** 63n) as Decimal
export const fromLedger = (units: bigint | string | number): Decimal => (BigInt(units) * 100n) as Decimal

/** In per cent of what was, rounded to one decimal; null where there was nothing to compare with. */
export const changeOf = (now: Decimal, earlier: Decimal): Decimal | null =>
  earlier > zero ? multiplyDivide(subtract(now, earlier), decimal(100), earlier, 1) : null
