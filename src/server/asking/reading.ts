/**
 * Reads what others answer. Their servers differ in capitals, wrap answers in text, and write numbers as text; what
 * is not clearly one thing is unclear, never guessed.
 */
import { visibleText } from '#kernel/visible-text.ts'
import { textOf, type OutboundAnswer, type OutboundOutcome } from '../outbound/question.ts'
import type { ProviderFile, ProviderRefusal, Unclear } from './desk.ts'

export type Row = Readonly<Record<string, unknown>>

/** Gateways that gave up while the computer behind them may work on. */
const gaveUp = [408, 502, 504]
export const unclearOf = (outcome: OutboundOutcome): Unclear => {
  if (outcome.kind === 'failed') return { kind: 'unclear', fate: outcome.mayHaveArrived ? 'lost' : 'unsent' }
  // Turned away at the door: nobody behind it has seen the question.
  if (outcome.status === 401) return { kind: 'unclear', fate: 'unsent' }
  return { kind: 'unclear', fate: gaveUp.includes(outcome.status) ? 'lost' : 'answered' }
}
/** The answer said something was done, but not clearly what. */
export const contradictory: Unclear = { kind: 'unclear', fate: 'lost' }

const hasTrouble = [408, 429, 502, 503, 504]
/** True if its status is that of an answer to what was asked, and not of a server that is busy, away or too slow. */
export const isAnswer = (outcome: OutboundOutcome): outcome is OutboundAnswer =>
  outcome.kind === 'answered' && !hasTrouble.includes(outcome.status)

/** Text without the mark that some servers put before it; null if it is none. */
export const bodyText = (outcome: OutboundOutcome): string | null => {
  if (outcome.kind === 'failed') return null
  const text = textOf(outcome)
    ?.replace(/^\uFEFF/, '')
    .trim()
  return text || null
}

/** Objects and lists in JSON, also where JSON stands as text in JSON. Undefined if it is neither. */
export const unwrapped = (value: unknown, depth = 3): Row | readonly unknown[] | undefined => {
  if (typeof value === 'object' && value !== null) return value as Row
  if (typeof value !== 'string' || depth === 0 || !/^\s*[[{"]/.test(value)) return undefined
  try {
    return unwrapped(JSON.parse(value), depth - 1)
  } catch {
    return undefined
  }
}
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
export const rowOf = (value: unknown): Row | undefined => {
  const found = unwrapped(value)
  if (Array.isArray(found)) return found.length === 1 && isRow(found[0]) ? found[0] : undefined
  return isRow(found) ? found : undefined
}
/** The rows of a list, or the one row that stands in place of a list. Undefined if it is neither. */
export const rowsOf = (value: unknown): Row[] | undefined => {
  const found = unwrapped(value)
  if (!found) return undefined
  return Array.isArray(found) ? found.map(rowOf).filter((one) => one !== undefined) : [found as Row]
}
export const answerRow = (outcome: OutboundOutcome): Row | undefined => rowOf(bodyText(outcome))

/** By one of its names, whatever their capitals. */
export const valueAt = (row: Row, ...names: string[]): unknown => {
  for (const name of names) {
    const key = Object.keys(row).find((one) => one.toLowerCase() === name.toLowerCase())
    if (key !== undefined && row[key] !== null && row[key] !== '') return row[key]
  }
  return undefined
}
export const textAt = (row: Row, ...names: string[]): string => {
  for (const name of names) {
    const value = valueAt(row, name)
    if (typeof value === 'string' && value.trim()) return value.trim()
    if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  }
  return ''
}
/** The code of an error. */
export const codeAt = (row: Row, ...names: string[]): string => {
  for (const name of names) {
    const code = textAt(row, name)
    if (code && !['0', '00', '200', 'success', 'ok', 'null'].includes(code.toLowerCase())) return code
  }
  return ''
}

/** True if two keys or tax codes are the same; one that is not there contradicts nothing. */
export const agrees = (found: string, own: string): boolean => {
  const plain = (text: string) => text.toLowerCase().replace(/[^0-9a-z]/g, '')
  return plain(found) === '' || plain(own) === '' || plain(found) === plain(own)
}

const mostShown = 500
/** What people may read: no page of a web server, no trace of a program, nothing that looks like a token, no signs that cannot be kept. */
export const showable = (text: string): string => {
  const start = visibleText(text.slice(0, 10 * mostShown).replace(/\p{Cc}/gu, ' '))
  if (/<[a-z!/?]|\bat [\w$.]+\(|exception/i.test(start)) return ''
  return start
    .replace(/[\w.~+/=-]{40,}/g, '••••')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostShown)
    .toWellFormed()
}

const troubles = [
  /^(exception|general|error|unknown|null)$/i,
  /(internal|system|server|unknown|unexpected)[ _]?(server[ _]?)?error|exception|error ?system/i,
  /time[d ]*[ _]?out|gateway|service[ _]?(temporarily[ _]?)?unavailable/i,
  /lỗi (của )?hệ thống|hệ thống (đang )?(bận|lỗi|gặp)|quá tải|gián đoạn|bảo trì|lỗi không xác định/i,
]
/** The provider's own trouble, which says nothing of what it was asked. */
export const isTrouble = (text: string): boolean => troubles.some((one) => one.test(text))

const vietnamese = /[À-ỹĐđ]/
/** The first that is Vietnamese, else the first. */
export const bestText = (...texts: string[]): string => {
  const shown = texts.map(showable).filter(Boolean)
  return shown.find((text) => vietnamese.test(text)) ?? shown[0] ?? ''
}
export const isVietnamese = (text: string): boolean => vietnamese.test(showable(text))

export const refused = (text: string, more: Partial<ProviderRefusal> = {}): ProviderRefusal => ({
  kind: 'refused',
  text,
  ...more,
})

/** A file that came as text; undefined if it is none. */
export const fileOf = (base64: string, fileName: string): ProviderFile | undefined => {
  const plain = base64.replace(/\s/g, '')
  if (!plain || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(plain)) return undefined
  return { kind: 'file', fileName, bytes: Buffer.from(plain, 'base64') }
}
