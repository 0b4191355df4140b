/** Counting one product with a keypad: the typed number and the running count. Pure. */
import { add, decimal, multiply, one, type Decimal } from '#kernel/decimal.ts'
import { readTypedNumber } from '#kernel/typed-number.ts'
import { showNumber, type Marks } from '#web/values/number-text.ts'

export interface Tally {
  /** Digits typed but not counted yet. */
  typed: string
  counted: Decimal | null
  /** The quantities added so far, as text: `5 Thùng`, `3 Lon`. */
  parts: readonly string[]
}
export interface CountUnit {
  unitName: string
  factor: Decimal
}

const MOST_DIGITS = 9

export const startTally = (counted: Decimal | null): Tally => ({ typed: '', counted, parts: [] })

/** Adds a digit or the decimal mark of the language. */
export const press = (tally: Tally, key: string, { point }: Marks): Tally => {
  const { typed } = tally
  if (key === point) return typed.includes(point) ? tally : { ...tally, typed: `${typed || '0'}${point}` }
  if (typed.length >= MOST_DIGITS) return tally
  return { ...tally, typed: typed === '0' ? key : typed + key }
}
export const erase = (tally: Tally): Tally => ({ ...tally, typed: tally.typed.slice(0, -1) })

const typedNumber = ({ typed }: Tally, { language }: Marks): Decimal | null => {
  const value = readTypedNumber(typed, { language })
  return typeof value === 'string' ? null : value
}

/** Adds the typed number of a unit, or one unit if nothing was typed. */
export const addUnits = (tally: Tally, { unitName, factor }: CountUnit, marks: Marks): Tally => {
  const number = typedNumber(tally, marks) ?? one
  return {
    typed: '',
    counted: add(tally.counted ?? decimal(0), multiply(number, factor, 4)),
    parts: [...tally.parts, `${showNumber(number, marks)} ${unitName}`],
  }
}

/** The typed number becomes the whole count in the base unit; without one the count stays. */
export const settleTally = (tally: Tally, marks: Marks): Tally => {
  const number = typedNumber(tally, marks)
  return number === null ? { ...tally, typed: '' } : { typed: '', counted: number, parts: [] }
}

/** The next uncounted index from `from` on, wrapping around; null when everything is counted. */
export const nextUncounted = (counted: readonly boolean[], from: number): number | null => {
  const order = counted.map((_, step) => (from + step) % counted.length)
  return order.find((place) => !counted[place]) ?? null
}
