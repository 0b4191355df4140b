/** What is put into a parcel of what its bill wants: one more with each bar code. Quantities are in the base unit. */
import {
  add,
  decimal,
  decimalsOf,
  decimalText,
  divide,
  one,
  smaller,
  subtract,
  sumOf,
  zero,
  type Decimal,
} from '#kernel/decimal.ts'
import { fold } from '#kernel/fold.ts'
import { goodsKey } from '#kernel/goods-number.ts'

/** Values that can be kept as text by the browser: amounts as the wire writes them. */
export interface PackUnit {
  codes: readonly string[]
  /** In the base unit. */
  factor: string
}
export interface PackLine {
  id: string
  product: string
  code: string
  name: string
  unitName: string
  baseUnitName: string
  /** Of the unit of the line. */
  factor: string
  wanted: string
  packed: string
  /** The address of its picture; '' for none. */
  picture: string
  /** The codes by which it is known, the unit each of them stands for. */
  units: readonly PackUnit[]
}

const wantedOf = (line: PackLine): Decimal => decimal(line.wanted)
const packedOf = (line: PackLine): Decimal => decimal(line.packed)
const leftOf = (line: PackLine): Decimal => subtract(wantedOf(line), packedOf(line))
export const isPacked = (line: PackLine): boolean => leftOf(line) <= zero
/** In the unit of the line, or in the base unit where a part of one was put in. */
export const countOf = (line: PackLine): { there: Decimal; wanted: Decimal; unit: string } => {
  const factor = decimal(line.factor)
  const [there, wanted] = [divide(packedOf(line), factor), divide(wantedOf(line), factor)]
  const isWhole = decimalsOf(there) === 0 && decimalsOf(wanted) === 0
  return isWhole
    ? { there, wanted, unit: line.unitName }
    : { there: packedOf(line), wanted: wantedOf(line), unit: line.baseUnitName }
}

const unitOfCode = (line: PackLine, key: string): PackUnit | undefined =>
  line.units.find(({ codes }) => codes.some((code) => code !== '' && fold(goodsKey(code)) === key))

/** The last of goods that are weighed is what is left: half a kilogram is one piece for who packs it. */
const stepOf = (line: PackLine, factor: Decimal): Decimal => {
  const isWeighed = factor === one && decimalsOf(wantedOf(line)) > 0
  return isWeighed ? smaller(factor, leftOf(line)) : factor
}

const packed = (line: PackLine, quantity: Decimal): PackLine => ({ ...line, packed: decimalText(quantity) })

export type PackResult =
  | { kind: 'put'; lines: readonly PackLine[]; line: PackLine }
  /** Goods of the bill, of which there is no room for one more. */
  | { kind: 'tooMany'; line: PackLine }
  | { kind: 'stranger' }

/** One more of what the code is of. The same goods on several lines fill one after the other. */
export const put = (lines: readonly PackLine[], code: string): PackResult => {
  const key = fold(goodsKey(code))
  const found = lines.flatMap((line) => {
    const unit = unitOfCode(line, key)
    return unit ? [{ line, step: stepOf(line, decimal(unit.factor)) }] : []
  })
  if (found.length === 0) return { kind: 'stranger' }
  const fitting = found.find(({ line, step }) => step > zero && step <= leftOf(line))
  if (!fitting) return { kind: 'tooMany', line: found[0]!.line }
  const line = packed(fitting.line, add(packedOf(fitting.line), fitting.step))
  return { kind: 'put', line, lines: lines.map((before) => (before.id === line.id ? line : before)) }
}

/** Without a bar code: a line is there as a whole, or not at all. */
export const toggled = (lines: readonly PackLine[], id: string): PackLine[] =>
  lines.map((line) => (line.id === id ? packed(line, isPacked(line) ? zero : wantedOf(line)) : line))

export const openLines = (lines: readonly PackLine[]): number => lines.filter((line) => !isPacked(line)).length
export const isBegun = (lines: readonly PackLine[]): boolean => sumOf(lines, packedOf) > zero
