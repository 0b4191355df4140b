/** What Giao Hàng Nhanh answers: an envelope with `code`, 200 when all is well. */
import { subtract, sum, zero, type Decimal } from '#kernel/decimal.ts'
import { ownValue } from '#kernel/own.ts'
import type { Fine, UnknownKey, ProviderRefusal, Unclear } from '../../../asking/desk.ts'
import {
  agrees,
  answerRow,
  bestText,
  codeAt,
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
import { dayAt, isTrue, momentAt, moneyAt, nameAt, weightAt } from '../../figures.ts'
import { ghnStates } from './states.ts'

const missing = /không (tìm thấy|tồn tại)|chưa tồn tại|not[ _]?(found|exist)|does ?n['o]t exist|no(t)? record/i
const isOfKey = (text: string): boolean =>
  /client_?order_?code|mã đơn (hàng )?(của )?(khách|shop)/i.test(text) &&
  /tồn tại|trùng|đã|exist|duplicate|used/i.test(text)

const textsOf = (row: Row): string[] => [
  textAt(row, 'message'),
  textAt(row, 'code_message_value'),
  textAt(row, 'code_message'),
]
const isFine = (outcome: OutboundOutcome, row: Row): boolean =>
  outcome.kind === 'answered' && outcome.status < 300 && codeAt(row, 'code') === ''

/** What it has against the question; undefined where it is its own trouble, or nothing that can be read. */
const refusalOf = (outcome: OutboundOutcome, row: Row): ProviderRefusal | undefined => {
  const code = codeAt(row, 'code')
  const texts = textsOf(row)
  const isOwnTrouble = Number(code) >= 500 || code === '429' || texts.some(isTrouble)
  if (!code || isOwnTrouble || outcome.kind === 'failed' || [408, 429].includes(outcome.status)) return undefined
  if (outcome.status >= 500) return undefined
  return refused(bestText(...texts, code), texts.some(isOfKey) ? { isKnownKey: true } : {})
}

/** The data of an answer that says all is well, else why not. */
const dataOf = (outcome: OutboundOutcome): { kind: 'data'; data: unknown; row: Row } | ProviderRefusal | Unclear => {
  const row = answerRow(outcome)
  if (!row) return unclearOf(outcome)
  if (isFine(outcome, row)) return { kind: 'data', data: valueAt(row, 'data'), row }
  return refusalOf(outcome, row) ?? unclearOf(outcome)
}

export const readDone = (outcome: OutboundOutcome): Fine | ProviderRefusal | Unclear => {
  const answer = dataOf(outcome)
  if (answer.kind !== 'data') return answer
  // An empty object is no envelope.
  return valueAt(answer.row, 'code') === undefined ? unclearOf(outcome) : { kind: 'ok' }
}

/** Rows of a list, or why it cannot be had. */
export const readList = (outcome: OutboundOutcome): Row[] | ProviderRefusal | Unclear => {
  const answer = dataOf(outcome)
  return answer.kind === 'data' ? (rowsOf(answer.data) ?? unclearOf(outcome)) : answer
}
/** Nothing where it cannot be had. */
export const readRows = (outcome: OutboundOutcome): Row[] => {
  const rows = readList(outcome)
  return Array.isArray(rows) ? rows : []
}

const feeAt = (row: Row): Decimal | null => {
  const inner = rowOf(valueAt(row, 'fee'))
  return moneyAt(row, 'total_fee') ?? (inner ? moneyAt(inner, 'total') : null)
}
const madeOf = (row: Row, key: string): MadeParcel | undefined => {
  const trackingCode = nameAt(row, 'order_code')
  if (!trackingCode || !agrees(textAt(row, 'client_order_code'), key)) return undefined
  return { kind: 'made', trackingCode, fee: feeAt(row), expectedDate: dayAt(row, 'expected_delivery_time', 'leadtime') }
}

export const readMade = (outcome: OutboundOutcome, key: string): MadeParcel | ProviderRefusal | Unclear => {
  const row = answerRow(outcome)
  if (!row) return unclearOf(outcome)
  const data = rowOf(valueAt(row, 'data'))
  if (!data || !textAt(data, 'order_code')) {
    const refusal = refusalOf(outcome, row)
    // The answer says that it did something, and not what.
    return refusal ?? (isFine(outcome, row) ? contradictory : unclearOf(outcome))
  }
  return (isFine(outcome, row) && madeOf(data, key)) || contradictory
}

/** The orders found by a code; one that is not there is answered as an error. */
const foundRows = (outcome: OutboundOutcome): Row[] | UnknownKey | Unclear => {
  const row = answerRow(outcome)
  if (!row) return unclearOf(outcome)
  if (isFine(outcome, row)) {
    const rows = rowsOf(valueAt(row, 'data'))
    const isNothing = rows === undefined && valueAt(row, 'data') === undefined && valueAt(row, 'code') !== undefined
    if (isNothing || rows?.length === 0) return { kind: 'none' }
    // An order without its code is no clear answer.
    return rows?.every((one) => textAt(one, 'order_code')) ? rows : unclearOf(outcome)
  }
  const isMissing = refusalOf(outcome, row) !== undefined && textsOf(row).some((text) => missing.test(text))
  return isMissing ? { kind: 'none' } : unclearOf(outcome)
}

export const readFound = (outcome: OutboundOutcome, key: string): MadeParcel | UnknownKey | Unclear => {
  const rows = foundRows(outcome)
  if (!Array.isArray(rows)) return rows
  const made = rows.flatMap((row) => madeOf(row, key) ?? [])
  const [first] = made
  // Of somebody else, or several.
  const isOne = first && made.length === rows.length && made.every((one) => one.trackingCode === first.trackingCode)
  return isOne ? first : contradictory
}

const newsOf = (row: Row, now: Date): ParcelNews => {
  const stateCode = nameAt(row, 'status').toLowerCase()
  return {
    kind: 'news',
    trackingCode: nameAt(row, 'OrderCode', 'order_code'),
    shipNumber: nameAt(row, 'ClientOrderCode', 'client_order_code'),
    state: ownValue(ghnStates, stateCode) ?? null,
    stateCode,
    at: momentAt(row, now, 'Time'),
    fee: moneyAt(row, 'TotalFee', 'total_fee'),
    cod: moneyAt(row, 'CODAmount', 'cod_amount'),
    weight: weightAt(row, 'grams', 'Weight'),
    isPartial: isTrue(row, 'IsPartialReturn'),
    reason: bestText(textAt(row, 'Reason'), textAt(row, 'Description')),
  }
}

/** When it came to its state: the log knows best. */
const stateTime = (row: Row, now: Date): Date | null => {
  const state = textAt(row, 'status').toLowerCase()
  const own = (rowsOf(valueAt(row, 'log')) ?? []).filter((one) => textAt(one, 'status').toLowerCase() === state)
  const times = own.flatMap((one) => momentAt(one, now, 'updated_date') ?? [])
  const latest = times.toSorted((a, b) => b.getTime() - a.getTime())[0]
  return latest ?? momentAt(row, now, 'updated_date')
}

export const readStatus = (
  outcome: OutboundOutcome,
  { trackingCode }: KnownParcel,
  now: Date,
): ParcelNews | UnknownKey | ProviderRefusal | Unclear => {
  const rows = foundRows(outcome)
  if (!Array.isArray(rows)) {
    if (rows.kind === 'none') return rows
    const row = answerRow(outcome)
    return (row && refusalOf(outcome, row)) ?? rows
  }
  const [row] = rows
  if (!row || rows.length > 1 || !agrees(textAt(row, 'order_code'), trackingCode)) return contradictory
  return { ...newsOf(row, now), at: stateTime(row, now) }
}

export const readEvent = (body: unknown, now: Date): ParcelNews | Unreadable => {
  const row = rowOf(body)
  const news = row && newsOf(row, now)
  return news && (news.trackingCode || news.shipNumber) ? news : { kind: 'unreadable' }
}

export const readCancelled = (
  outcome: OutboundOutcome,
  { trackingCode }: KnownParcel,
): Fine | ProviderRefusal | Unclear => {
  const answer = dataOf(outcome)
  if (answer.kind !== 'data') return asCancelled(answer)
  const own = (rowsOf(answer.data) ?? []).find((one) => textAt(one, 'order_code') === trackingCode)
  if (!own) return contradictory
  return isTrue(own, 'result') ? { kind: 'ok' } : asCancelled(refused(bestText(textAt(own, 'message'))))
}

/** Parts that make up the whole, whatever it calls the rest. */
export const readPrice = (outcome: OutboundOutcome) => {
  const answer = dataOf(outcome)
  if (answer.kind !== 'data') return answer
  const data = rowOf(answer.data)
  const total = data && moneyAt(data, 'total')
  if (!data || !total) return unclearOf(outcome)
  const [fee, insuranceFee, codFee] = [
    moneyAt(data, 'service_fee') ?? total,
    moneyAt(data, 'insurance_fee') ?? zero,
    moneyAt(data, 'cod_fee') ?? zero,
  ]
  const otherFee = subtract(total, sum([fee, insuranceFee, codFee]))
  return { kind: 'price', fee, insuranceFee, codFee, otherFee, total } as const
}
