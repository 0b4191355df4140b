/**
 * Numbers in the texts of a column, of a workbook or a pasted block: its values are written one way, so those that can
 * only be read one way decide for the others (contract typed-numbers).
 */
import type { Decimal } from './decimal.ts'
import { bareNumber, isAmbiguous, pointAt, valueAt, type BareNumber, type Unread } from './typed-number.ts'

export type DecimalSign = '.' | ','
/** Null: the column does not say. */
export interface ColumnSign {
  sign: DecimalSign | null
  /** A text that can be read in two ways, and that the column does not decide. */
  open: string | null
}
interface Kind {
  /** Amounts in a currency without decimals have no thousandths: three digits behind a sign are thousands. */
  isDong: boolean
  isPercent: boolean
}

const signIn = ({ text }: BareNumber, at: number): DecimalSign => (text[at] === '.' ? '.' : ',')
const other = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.')

/** The decimal sign that a text proves; null if it proves none. */
const provenBy = (bare: BareNumber): DecimalSign | null => {
  const first = bare.text.search(/[.,]/)
  if (first < 0 || isAmbiguous(bare.text)) return null
  const at = pointAt(bare.text)
  if (typeof valueAt(bare, at) === 'string') return null
  return at < 0 ? other(signIn(bare, first)) : signIn(bare, at)
}

const onlyOne = <T>(found: ReadonlySet<T>): T | null => (found.size === 1 ? [...found][0]! : null)

export const signOfColumn = (texts: Iterable<string>, { isDong, isPercent }: Kind): ColumnSign => {
  const proven = new Set<DecimalSign>()
  const thousands = new Set<DecimalSign>()
  let ambiguous: string | null = null
  for (const text of texts) {
    const bare = bareNumber(text, isPercent)
    if (!bare) continue
    const sign = provenBy(bare)
    if (sign) proven.add(sign)
    else if (isAmbiguous(bare.text)) {
      ambiguous ??= text
      thousands.add(other(signIn(bare, bare.text.search(/[.,]/))))
    }
  }
  const sign = onlyOne(proven)
  if (!isDong) return { sign, open: sign === null ? ambiguous : null }
  // A value with thousandths beside amounts that can have none: one of both is written another way.
  const isContradicted = sign !== null && thousands.has(other(sign))
  return isContradicted ? { sign: null, open: ambiguous } : { sign: sign ?? onlyOne(thousands), open: null }
}

/** `sign`: that of the column, which decides where the text itself can be read in two ways. */
export const readColumnNumber = (
  text: string,
  sign: DecimalSign | null,
  { isDong, isPercent }: Kind,
): Decimal | null | Unread | 'open' => {
  const bare = bareNumber(text, isPercent)
  if (!bare) return bare === null ? null : 'refused'
  if (!isAmbiguous(bare.text)) return valueAt(bare, pointAt(bare.text))
  if (sign === null && !isDong) return 'open'
  const at = bare.text.search(/[.,]/)
  return valueAt(bare, sign !== null && signIn(bare, at) === sign ? at : -1)
}

/** Both ways to read a text that can be read in two: with thousands, with decimals. */
export const bothReadings = (text: string, isPercent: boolean): { thousands: Decimal; decimals: Decimal } | null => {
  const bare = bareNumber(text, isPercent)
  if (!bare || !isAmbiguous(bare.text)) return null
  const [thousands, decimals] = [valueAt(bare, -1), valueAt(bare, bare.text.search(/[.,]/))]
  return typeof thousands === 'string' || typeof decimals === 'string' ? null : { thousands, decimals }
}
