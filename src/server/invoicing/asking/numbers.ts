/** Numbers, totals and states of invoices in what providers answer. */
import { parseDecimal, type Decimal } from '#kernel/decimal.ts'
import { contradictory } from '../../asking/reading.ts'
import type { Unclear } from '../../asking/desk.ts'
import type { IssueAnswer, Standing } from '../provider.ts'

/** 1 to 99,999,999, as number or text, with or without the series before it; null for anything else. */
export const invoiceNumber = (text: string, series: string): number | null => {
  const upper = text.trim().toUpperCase()
  const own = series.toUpperCase()
  const at = upper.indexOf(own)
  // Nothing but the template may stand before the series.
  const isNamed = at >= 0 && /^(\d(\/\d+)?[;-]?)?$/.test(upper.slice(0, at))
  const digits = isNamed ? upper.slice(at + own.length).replace(/^[-_/]/, '') : upper
  const match = /^0*([1-9]\d{0,7})(?:\.0+)?$/.exec(digits)
  return match ? Number(match[1]) : null
}

const gone = /(đã|bị) (được )?(hủy|huỷ|xóa|xoá)|(hủy|huỷ|xóa|xoá) bỏ|cancel+ed|deleted/i
const inPlace = /(đã|bị) (bị |được )?thay thế|replaced/i
/** Of a state in words: that it replaces another one (`thay thế`) says nothing against an invoice, `bị thay thế` does. */
export const standingIn = (text: string): { standing?: Standing } => {
  const plain = text.normalize('NFC')
  if (inPlace.test(plain)) return { standing: 'replaced' }
  return gone.test(plain) ? { standing: 'cancelled' } : {}
}
/**
 * That an invoice was cancelled before, as a refusal to cancel it says so. Others are refused with the same word: that
 * it must not be cancelled, or not yet.
 */
export const isSaidCancelled = (text: string): boolean =>
  /đã (bị |được )?(hủy|huỷ|xóa bỏ|xoá bỏ)|(already|been|was|is)[ _]cancel+ed|cancel+ed[ _]already|^invoice_(is_)?cancel+ed$/i.test(
    text.normalize('NFC'),
  )
export const totalIn = (text: string): { total?: Decimal } => {
  const total = /^-?\d+(\.\d+)?$/.test(text) ? parseDecimal(text) : null
  return total === null ? {} : { total }
}

/** Several answers about one key are one if they have the same number. */
export const oneIssued = (found: readonly IssueAnswer[]): IssueAnswer | Unclear => {
  const [first] = found
  return first && found.every(({ number }) => number === first.number) ? first : contradictory
}
