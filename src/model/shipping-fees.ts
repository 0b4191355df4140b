/**
 * Fees by place and weight: of the business itself, and of a carrier to which nobody but people speaks. Which rows overlap,
 * and which one says the fee of a parcel.
 */
import { zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'

interface Where {
  province: string | null
  district: string | null
  village: string | null
}
interface Range {
  /** Grams; null: from nothing. */
  fromWeight: number | null
  /** The first weight that does not belong to it any more; null: open. */
  toWeight: number | null
}
export interface FeeRow extends Where, Range {
  fee: Decimal | null
  minTotal: Decimal | null
  freeFee: Decimal | null
  active?: boolean | null
}

/** The smallest place that a row names; '' = everywhere. */
export const placeOfFee = ({ province, district, village }: Where): string => village ?? district ?? province ?? ''

const startOf = ({ fromWeight }: Range): number => fromWeight ?? 0
const endOf = ({ toWeight }: Range): number => toWeight ?? Infinity

export const isInUse = ({ active }: Pick<FeeRow, 'active'>): boolean => active !== false

/** Rows out of use do not count: nobody is charged by them. */
const overlaps = (a: FeeRow, b: FeeRow): boolean =>
  isInUse(a) && isInUse(b) && placeOfFee(a) === placeOfFee(b) && startOf(a) < endOf(b) && startOf(b) < endOf(a)

/** What is wrong with one row by itself; `at` ends with a dot or is empty. */
export const feeRowProblems = (row: FeeRow, at = ''): Problem[] =>
  row.toWeight !== null && row.toWeight <= startOf(row) ? [problem(`${at}toWeight`, 'weightRange')] : []

/** Each row is told of the first one before it that it overlaps. */
export const feeRowsProblems = (rows: readonly FeeRow[], at: string): Problem[] =>
  rows.flatMap((row, index) => [
    ...feeRowProblems(row, `${at}.${index}.`),
    ...(rows.slice(0, index).some((other) => overlaps(row, other))
      ? [problem(`${at}.${index}.fromWeight`, 'weightOverlap')]
      : []),
  ])

export interface Parcel extends Where {
  /** The province that an old one is part of now: fees are told for that, too. */
  successor?: string | null
  /** Grams. */
  weight: number
  /** What the goods cost the customer, without the fee. */
  total: Decimal
}

/**
 * The first place, from the smallest, with a row for the weight: a place whose rows do not fit is passed over
 * (contract amendments 74). Null: no row fits.
 */
export const feeOf = (rows: readonly FeeRow[], { weight, total, ...where }: Parcel): Decimal | null => {
  const fitting = rows.filter((row) => isInUse(row) && startOf(row) <= weight && weight < endOf(row))
  const { village, district, province, successor = null } = where
  const places = [village, district, province, successor, ''].filter((place) => place !== null)
  const row = places.flatMap((place) => fitting.find((one) => placeOfFee(one) === place) ?? [])[0]
  if (!row) return null
  const isFree = row.minTotal !== null && total >= row.minTotal
  return (isFree ? row.freeFee : row.fee) ?? zero
}
