/** What fast keys mean where they were pressed: the code of goods, or text that somebody typed there. */
import type { Scan } from './scan-reader.ts'

/** Numbers with more digits than this are not typed into amounts and days. */
const MOST_TYPED_DIGITS = 10

export interface ScanPlace {
  /** `number`: amounts and days. `search`: partners and other records. `none`: no field has the focus. */
  kind: 'goods' | 'number' | 'search' | 'text' | 'none'
  /** The text that was being typed there when the fast keys began; a text that they replace is none. */
  before: string
  /** The text that stands there now. */
  whole: string
}

export interface ScanMeaning {
  /** The first of these that goods have is taken. */
  codes: readonly string[]
  /** If none of them is found, the keys were typed: they stay, and Enter or Tab does what it does. */
  isOpenQuestion: boolean
}

/** Null where the keys are no scan at all. */
export const meaningOf = ({ code, isCertain }: Scan, { kind, before, whole }: ScanPlace): ScanMeaning | null => {
  const isContinued = before !== ''
  if (kind === 'none') return { codes: [code], isOpenQuestion: false }
  // Keys that come behind a pause are a part of the text, and a part of a code finds nothing, or other goods.
  if (kind === 'goods')
    return isContinued
      ? { codes: [whole.trim(), code], isOpenQuestion: true }
      : { codes: [code], isOpenQuestion: false }
  if (isContinued && !isCertain) return null
  const isTypedNumber = kind === 'number' && code.length <= MOST_TYPED_DIGITS
  // Codes of partners have letters; they stand on cards, too.
  const isOwnCode = kind === 'search' && /\D/.test(code)
  return { codes: [code], isOpenQuestion: !isCertain || isTypedNumber || isOwnCode || !/\d/.test(code) }
}
