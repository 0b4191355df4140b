/** What Giao Hàng Tiết Kiệm answers: `success`, and what is wrong in words or in an object beside it. */
import { add, larger, subtract, sum, zero } from '#kernel/decimal.ts'
import { ownValue } from '#kernel/own.ts'
import type { Fine, UnknownKey, ProviderFile, ProviderRefusal, Unclear } from '../../../asking/desk.ts'
import {
  agrees,
  answerRow,
  bestText,
  contradictory,
  isTrouble,
  refused,
  rowOf,
  rowsOf,
  textAt,
  unclearOf,
  valueAt,
  type Row,
} from '../../../asking/reading.ts'
import type { OutboundOutcome } from '../../../outbound/question.ts'
import type { KnownParcel, MadeParcel, ParcelNews, Unreadable } from '../../carrier.ts'
import { asCancelled } from '../../cancelled.ts'
import { dayAt, isFalse, isTrue, momentAt, moneyAt, nameAt, weightAt } from '../../figures.ts'
import { ghtkStates } from './states.ts'

const missing = /không (tìm thấy|tồn tại)|not[ _]?(found|exist)|does ?n['o]t exist/i
const known = /order_?id_?exist|(mã|id).*(đã tồn tại|bị trùng)|duplicate/i

const textsOf = (row: Row): string[] => {
  const error = rowOf(valueAt(row, 'error'))
  const inner = error ? [textAt(error, 'message'), textAt(error, 'code')] : [textAt(row, 'error')]
  return [textAt(row, 'message'), ...inner, textAt(row, 'error_code'), textAt(row, 'status_code')]
}
const isFine = (outcome: OutboundOutcome, row: Row): boolean =>
  outcome.kind === 'answered' && outcome.status < 300 && isTrue(row, 'success')

const refusalOf = (outcome: OutboundOutcome, row: Row): ProviderRefusal | undefined => {
  if (outcome.kind === 'failed' || outcome.status >= 500 || [408, 429].includes(outcome.status)) return undefined
  const texts = textsOf(row)
  if (!isFalse(row, 'success') || texts.some(isTrouble)) return undefined
  return refused(bestText(...texts), texts.some((text) => known.test(text)) ? { isKnownKey: true } : {})
}
const failureOf = (outcome: OutboundOutcome): ProviderRefusal | Unclear => {
  const row = answerRow(outcome)
  return (row && refusalOf(outcome, row)) ?? unclearOf(outcome)
}

export const readDone = (outcome: OutboundOutcome): Fine | ProviderRefusal | Unclear => {
  const row = answerRow(outcome)
  return row && isFine(outcome, row) ? { kind: 'ok' } : failureOf(outcome)
}

const madeOf = (row: Row, key: string): MadeParcel | undefined => {
  const trackingCode = nameAt(row, 'label', 'label_id')
  if (!trackingCode || !agrees(textAt(row, 'partner_id'), key)) return undefined
  const [fee, insurance] = [moneyAt(row, 'fee', 'ship_money'), moneyAt(row, 'insurance_fee', 'insurance')]
  return {
    kind: 'made',
    trackingCode,
    fee: fee && add(fee, insurance ?? zero),
    expectedDate: dayAt(row, 'estimated_deliver_time', 'deliver_date'),
  }
}

export const readMade = (outcome: OutboundOutcome, key: string): MadeParcel | ProviderRefusal | Unclear => {
  const row = answerRow(outcome)
  if (!row) return unclearOf(outcome)
  const order = rowOf(valueAt(row, 'order'))
  const saysMade = isTrue(row, 'success') || (order && textAt(order, 'label') !== '')
  if (!saysMade) return failureOf(outcome)
  return (isFine(outcome, row) && order && madeOf(order, key)) || contradictory
}

const orderOf = (outcome: OutboundOutcome): { kind: 'order'; order: Row } | UnknownKey | Unclear => {
  const row = answerRow(outcome)
  if (!row) return unclearOf(outcome)
  if (isFine(outcome, row)) {
    const order = rowOf(valueAt(row, 'order'))
    return order ? { kind: 'order', order } : unclearOf(outcome)
  }
  const refusal = refusalOf(outcome, row)
  return refusal && textsOf(row).some((text) => missing.test(text)) ? { kind: 'none' } : unclearOf(outcome)
}

export const readFound = (outcome: OutboundOutcome, key: string): MadeParcel | UnknownKey | Unclear => {
  const found = orderOf(outcome)
  return found.kind === 'order' ? (madeOf(found.order, key) ?? contradictory) : found
}

const newsOf = (row: Row, now: Date): ParcelNews => {
  const stateCode = nameAt(row, 'status_id', 'status')
  const [fee, insurance] = [moneyAt(row, 'fee', 'ship_money'), moneyAt(row, 'insurance')]
  return {
    kind: 'news',
    trackingCode: nameAt(row, 'label_id', 'label'),
    shipNumber: nameAt(row, 'partner_id'),
    state: ownValue(ghtkStates, stateCode) ?? null,
    stateCode,
    at: momentAt(row, now, 'action_time', 'modified'),
    fee: fee && add(fee, insurance ?? zero),
    cod: moneyAt(row, 'pick_money'),
    weight: null,
    isPartial: isTrue(row, 'return_part_package'),
    reason: bestText(textAt(row, 'reason'), textAt(row, 'message')),
  }
}

export const readStatus = (
  outcome: OutboundOutcome,
  { trackingCode }: KnownParcel,
  now: Date,
): ParcelNews | UnknownKey | ProviderRefusal | Unclear => {
  const found = orderOf(outcome)
  if (found.kind !== 'order') return found.kind === 'none' ? found : failureOf(outcome)
  const news = newsOf(found.order, now)
  if (!agrees(news.trackingCode, trackingCode)) return contradictory
  return { ...news, weight: weightAt(found.order, 'grams', 'weight') }
}

export const readEvent = (body: unknown, now: Date): ParcelNews | Unreadable => {
  const row = rowOf(body)
  const news = row && newsOf(row, now)
  if (!news || !(news.trackingCode || news.shipNumber)) return { kind: 'unreadable' }
  return { ...news, weight: weightAt(row, 'kilograms', 'weight') }
}

export const readCancelled = (outcome: OutboundOutcome): Fine | ProviderRefusal | Unclear =>
  asCancelled(readDone(outcome))

export const readLabel = (
  outcome: OutboundOutcome,
  { trackingCode }: KnownParcel,
): ProviderFile | ProviderRefusal | Unclear => {
  const isFile =
    outcome.kind === 'answered' && outcome.status < 300 && outcome.body.subarray(0, 5).toString() === '%PDF-'
  const fileName = `${trackingCode.replace(/[^\w.-]/g, '_')}.pdf`
  return isFile ? { kind: 'file', fileName, bytes: outcome.body } : failureOf(outcome)
}

/** Parts of a price; null: it does not go there. */
export const readPrice = (outcome: OutboundOutcome) => {
  const row = answerRow(outcome)
  if (!row || !isFine(outcome, row)) return failureOf(outcome)
  const price = rowOf(valueAt(row, 'fee'))
  if (price && isFalse(price, 'delivery')) return null
  const whole = price && moneyAt(price, 'fee')
  if (!price || !whole) return unclearOf(outcome)
  const extras = sum((rowsOf(valueAt(price, 'extFees')) ?? []).map((extra) => moneyAt(extra, 'amount') ?? zero))
  // The whole holds what is extra; how it is divided is said by some answers only.
  const fee = moneyAt(price, 'ship_fee_only') ?? larger(subtract(whole, extras), zero)
  const insuranceFee = moneyAt(price, 'insurance_fee') ?? zero
  return { fee, insuranceFee, codFee: zero, otherFee: extras, total: sum([fee, insuranceFee, extras]) }
}
