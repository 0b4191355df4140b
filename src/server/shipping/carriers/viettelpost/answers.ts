/** What Viettel Post answers: `error` says whether it is one, mostly with status 200, and `message` may be a list. */
import { storedText } from '#engine/stored-text.ts'
import { zero } from '#kernel/decimal.ts'
import { ownValue } from '#kernel/own.ts'
import type { Fine, UnknownKey, ProviderRefusal, Unclear } from '../../../asking/desk.ts'
import {
  agrees,
  answerRow,
  bestText,
  bodyText,
  contradictory,
  isTrouble,
  refused,
  rowOf,
  rowsOf,
  textAt,
  unclearOf,
  unwrapped,
  valueAt,
  type Row,
} from '../../../asking/reading.ts'
import type { Token } from '../../../asking/tokens.ts'
import type { OutboundOutcome } from '../../../outbound/question.ts'
import type { MadeParcel, ParcelNews, QuotedService, Quotes, Unreadable } from '../../carrier.ts'
import { asCancelled } from '../../cancelled.ts'
import { dayAfter, dayAt, isFalse, isTrue, momentAt, moneyAt, nameAt, weightAt } from '../../figures.ts'
import { viettelpostStates } from './states.ts'

const known = /tồn tại|bị trùng|trùng (mã|lặp)|duplicate|already exist|exists?\b/i
const ended = /token|unauthori[sz]ed|phiên (đăng nhập|làm việc)/i
/** Of the account, and so of today only: what was sent before may have been taken. */
const ofAccount =
  /số dư|công nợ|tài khoản|khóa|khoá|tạm (dừng|ngừng)|mật khẩu|đăng nhập|balance|account|locked|password/i

/** Texts, or one of them, or objects that hold one. */
const textsOf = (row: Row): string[] => {
  const message = valueAt(row, 'message')
  const many = unwrapped(message)
  if (!Array.isArray(many)) return [textAt(row, 'message')]
  return many.map((one) => (typeof one === 'string' ? one : textAt(rowOf(one) ?? {}, 'message', 'error', 'msg')))
}
const isFine = (outcome: OutboundOutcome, row: Row): boolean =>
  outcome.kind === 'answered' && outcome.status < 300 && isFalse(row, 'error')

const refusalOf = (outcome: OutboundOutcome, row: Row): ProviderRefusal | undefined => {
  if (outcome.kind === 'failed' || outcome.status >= 500 || [408, 429].includes(outcome.status)) return undefined
  const texts = textsOf(row).filter(Boolean)
  const isOwnTrouble = Number(textAt(row, 'status')) >= 500 || texts.some(isTrouble)
  if (!isTrue(row, 'error') || isOwnTrouble) return undefined
  const [best, rest] = [bestText(...texts), texts.length > 1 ? bestText(texts.join('; ')) : '']
  return refused(rest || best, texts.some((text) => known.test(text)) ? { isKnownKey: true } : {})
}
const failureOf = (outcome: OutboundOutcome): ProviderRefusal | Unclear => {
  const row = answerRow(outcome)
  return (row && refusalOf(outcome, row)) ?? unclearOf(outcome)
}

export const isTokenRefused = (outcome: OutboundOutcome): boolean => {
  if (outcome.kind === 'failed') return false
  if (outcome.status === 401 || outcome.status === 403) return true
  const row = answerRow(outcome)
  return row !== undefined && isTrue(row, 'error') && textsOf(row).some((text) => ended.test(text))
}

/** The token lives for a year; a day is enough to be kept in memory. */
const keptMs = 86_400_000
const inHeader = /^[\x21-\x7E]+$/
export const readToken = (outcome: OutboundOutcome): Token | ProviderRefusal | Unclear => {
  const row = answerRow(outcome)
  const inner = row && (rowOf(valueAt(row, 'data')) ?? row)
  const text = inner ? textAt(inner, 'token') : ''
  const isGiven =
    outcome.kind === 'answered' && outcome.status < 300 && inHeader.test(text) && !isTrue(row ?? {}, 'error')
  if (isGiven) return { kind: 'token', text, livesMs: keptMs }
  // Nothing was sent with it, so nothing can have been made.
  return (row && refusalOf(outcome, row)) ?? { kind: 'unclear', fate: 'unsent' }
}

export const readDone = (outcome: OutboundOutcome): Fine | ProviderRefusal | Unclear => {
  const row = answerRow(outcome)
  return row && isFine(outcome, row) ? { kind: 'ok' } : failureOf(outcome)
}

const madeOf = (row: Row, key: string): MadeParcel | undefined => {
  const trackingCode = nameAt(row, 'ORDER_NUMBER')
  if (!trackingCode || !agrees(textAt(row, 'ORDER_REFERENCE'), key)) return undefined
  return {
    kind: 'made',
    trackingCode,
    fee: moneyAt(row, 'MONEY_TOTAL'),
    expectedDate: dayAt(row, 'EXPECTED_DELIVERY', 'KPI_HT_DATE'),
  }
}

/** That the number is known there is said as a refusal, which names what it is known as. */
export const readMade = (outcome: OutboundOutcome, key: string): MadeParcel | ProviderRefusal | Unclear => {
  const row = answerRow(outcome)
  if (!row) return unclearOf(outcome)
  const data = rowOf(valueAt(row, 'data')) ?? {}
  const names = textAt(data, 'ORDER_NUMBER') !== ''
  const refusal = refusalOf(outcome, row)
  if (refusal) return names ? (refusal.isKnownKey && madeOf(data, key)) || contradictory : refusal
  if (!isFine(outcome, row) && !names) return unclearOf(outcome)
  return (isFine(outcome, row) && madeOf(data, key)) || contradictory
}

/** What a repetition says of what was sent before: whoever has it says so, and who refuses it has not taken it. */
export const asFound = (repeated: MadeParcel | ProviderRefusal | Unclear): MadeParcel | UnknownKey | Unclear => {
  if (repeated.kind !== 'refused') return repeated
  const saysNothing = repeated.isKnownKey || ofAccount.test(repeated.text) || ended.test(repeated.text)
  return saysNothing ? { kind: 'unclear', fate: 'answered' } : { kind: 'none' }
}

const hoursIn = (text: string): number => {
  const [, number, unit = 'giờ'] = /(\d+(?:[.,]\d+)?)\s*(giờ|h|ngày|d)?/i.exec(text) ?? []
  return number ? Number(number.replace(',', '.')) * (/^(ngày|d)/i.test(unit) ? 24 : 1) : NaN
}
const mostHours = 24 * 90

/** Rows of prices: in a result, in the data, or bare. Undefined: there are none. */
const priceRows = (outcome: OutboundOutcome): Row[] | undefined => {
  if (outcome.kind === 'failed' || outcome.status >= 300) return undefined
  const body = unwrapped(bodyText(outcome))
  if (Array.isArray(body)) return rowsOf(body)
  const row = answerRow(outcome)
  if (!row || isTrue(row, 'error')) return undefined
  const data = valueAt(row, 'data')
  const lists = [valueAt(rowOf(data) ?? row, 'RESULT'), valueAt(row, 'RESULT'), data]
  return rowsOf(lists.map((one) => unwrapped(one)).find((one) => Array.isArray(one)))
}

export const readQuotes = (outcome: OutboundOutcome, now: Date): Quotes | ProviderRefusal | Unclear => {
  const rows = priceRows(outcome)
  if (!rows) return failureOf(outcome)
  const services = rows.flatMap((row): QuotedService[] => {
    const [serviceCode, fee] = [textAt(row, 'MA_DV_CHINH'), moneyAt(row, 'GIA_CUOC')]
    if (!serviceCode || fee === null) return []
    const hours = hoursIn(textAt(row, 'THOI_GIAN'))
    const expectedDate = hours > 0 && hours <= mostHours ? dayAfter(hours, now) : null
    const parts = { fee, insuranceFee: zero, codFee: zero, otherFee: zero, total: fee }
    return [{ serviceCode, name: textAt(row, 'TEN_DICHVU') || serviceCode, ...parts, expectedDate, note: '' }]
  })
  return services.length > 0
    ? { kind: 'quotes', services }
    : refused(storedText('carrier.goesNotThere', { carrier: 'Viettel Post' }))
}

export const readEvent = (body: unknown, now: Date): ParcelNews | Unreadable => {
  const outer = rowOf(body)
  const row = outer && rowOf(valueAt(outer, 'DATA'))
  const [trackingCode, shipNumber] = row ? [nameAt(row, 'ORDER_NUMBER'), nameAt(row, 'ORDER_REFERENCE')] : ['', '']
  if (!row || !(trackingCode || shipNumber)) return { kind: 'unreadable' }
  const stateCode = nameAt(row, 'ORDER_STATUS')
  return {
    kind: 'news',
    trackingCode,
    shipNumber,
    state: ownValue(viettelpostStates, stateCode) ?? null,
    stateCode,
    at: momentAt(row, now, 'ORDER_STATUSDATE'),
    fee: moneyAt(row, 'MONEY_TOTAL'),
    cod: moneyAt(row, 'MONEY_COLLECTION'),
    weight: weightAt(row, 'grams', 'PRODUCT_WEIGHT'),
    // The carrier has no word for it; another sum that was collected is all it tells.
    isPartial: false,
    reason: bestText(textAt(row, 'NOTE'), textAt(row, 'STATUS_NAME')),
  }
}
export const eventSecret = (body: unknown): string => textAt(rowOf(body) ?? {}, 'TOKEN')

export const readCancelled = (outcome: OutboundOutcome): Fine | ProviderRefusal | Unclear =>
  asCancelled(readDone(outcome))
