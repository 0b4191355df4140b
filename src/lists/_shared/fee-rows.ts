/** Fees by place and weight: of the program's own table, and of a carrier to which nobody but people speaks. */
import { zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { flag, integer, money, ref } from '#model/field.ts'

/** Fees are told for addresses of both divisions: the district says that one is of those before July 2025. */
export const feeFields = {
  province: ref('province')({ label: 'province', wire: 'provinceId' }),
  district: ref('district')({ label: 'district', wire: 'districtId' }),
  village: ref('village')({ label: 'village', wire: 'villageId' }),
  fromWeight: integer({ label: 'shippingFee.fromWeight' }),
  toWeight: integer({ label: 'shippingFee.toWeight', sign: 'positive' }),
  fee: money({ label: 'shippingFee.fee', required: true }),
  minTotal: money({ label: 'shippingFee.minTotal' }),
  freeFee: money({ label: 'shippingFee.freeFee' }),
}

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
export const overlaps = (a: FeeRow, b: FeeRow): boolean =>
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
  /** Grams. */
  weight: number
  /** What the goods cost the customer, without the fee. */
  total: Decimal
}

/**
 * The first place, from the smallest, with a row for the weight: a place whose rows do not fit is passed over
 * (contract amendments 74). Null: no row fits.
 */
export const feeOf = (
  rows: readonly FeeRow[],
  { weight, total, village, district, province }: Parcel,
): Decimal | null => {
  const fitting = rows.filter((row) => isInUse(row) && startOf(row) <= weight && weight < endOf(row))
  const places = [village, district, province, ''].filter((place) => place !== null)
  const row = places.flatMap((place) => fitting.find((one) => placeOfFee(one) === place) ?? [])[0]
  if (!row) return null
  const isFree = row.minTotal !== null && total >= row.minTotal
  return (isFree ? row.freeFee : row.fee) ?? zero
}

/** A row out of use stays to be used again. */
export const feeActive = flag({ label: 'record.active' })
