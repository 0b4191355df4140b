/** What Viettel SInvoice answers. Business errors come with status 500, as does what really went wrong there. */
import type { OutboundOutcome } from '../../../outbound/question.ts'
import type { UnknownKey, ProviderFile, ProviderRefusal, Unclear } from '../../../asking/desk.ts'
import type { Attempt, Desk, IssueAnswer, AttemptKey } from '../../provider.ts'
import type { Token } from '../../../asking/tokens.ts'
import {
  agrees,
  answerRow,
  bestText,
  bodyText,
  codeAt,
  contradictory,
  fileOf,
  isAnswer,
  isTrouble,
  isVietnamese,
  refused,
  rowOf,
  rowsOf,
  textAt,
  unclearOf,
  valueAt,
  type Row,
} from '../../../asking/reading.ts'
import { invoiceNumber, isSaidCancelled, oneIssued, standingIn, totalIn } from '../../asking/numbers.ts'

/** Also what a token that has ended is answered with. */
const general = 'GENERAL'
const codeShape = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/
const ended = /token|jwt|unauthori[sz]ed|expired/i

const errorTexts = (row: Row): string[] => [
  textAt(row, 'description'),
  textAt(row, 'data'),
  textAt(row, 'message'),
  codeAt(row, 'errorCode'),
  codeAt(row, 'code'),
]
const hasError = (row: Row): boolean =>
  codeAt(row, 'errorCode', 'code') !== '' || (valueAt(row, 'message') !== undefined && !valueAt(row, 'result'))

/** True if the provider tells what is wrong with what it was asked, and not with itself. */
const isBusiness = (outcome: OutboundOutcome, texts: readonly string[]): boolean => {
  if (!isAnswer(outcome)) return false
  if (texts.some(isTrouble)) return false
  return outcome.status < 500 || texts.some((text) => codeShape.test(text) || isVietnamese(text))
}
const isKnownKey = (texts: readonly string[]): boolean =>
  texts.some((text) => /transaction_?uuid_(invalid|exist|duplicate|used)/i.test(text)) ||
  texts.some((text) => /transaction\s*_?uuid/i.test(text) && /tồn tại|trùng|đã|exist|duplicate|used/i.test(text))

const refusalOf = (outcome: OutboundOutcome): ProviderRefusal | undefined => {
  const row = answerRow(outcome)
  if (!row || !hasError(row)) return undefined
  const texts = errorTexts(row).filter(Boolean)
  if (!isBusiness(outcome, texts)) return undefined
  return refused(bestText(...texts), isKnownKey(texts) ? { isKnownKey: true } : {})
}

/** The token is not accepted any more. Whatever else it may have meant, the question was not worked on. */
export const isTokenRefused = (outcome: OutboundOutcome): boolean => {
  if (outcome.kind === 'failed') return false
  if (outcome.status === 401 || outcome.status === 403) return true
  const row = answerRow(outcome)
  if (!row) return false
  if (outcome.status < 400) return ended.test(codeAt(row, 'errorCode', 'code'))
  return errorTexts(row).some((text) => text === general || ended.test(text))
}

const usualLifeSeconds = 300
/** A cookie holds these signs only. */
const cookie = /^[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]+$/
export const readToken = (outcome: OutboundOutcome): Token | ProviderRefusal | Unclear => {
  const row = answerRow(outcome)
  const inner = row && (rowOf(valueAt(row, 'result', 'data')) ?? row)
  const text = inner ? textAt(inner, 'access_token', 'accessToken') : ''
  if (outcome.kind === 'answered' && outcome.status < 300 && inner && cookie.test(text)) {
    const seconds = Number(textAt(inner, 'expires_in', 'expiresIn') || usualLifeSeconds)
    return { kind: 'token', text, livesMs: Math.max(0, seconds || 0) * 1000 }
  }
  // Nothing was sent with it, so nothing can have been issued.
  return refusalOf(outcome) ?? { kind: 'unclear', fate: 'unsent' }
}

const issuedOf = (row: Row, { key, invoice }: AttemptKey, { account }: Desk): IssueAnswer | undefined => {
  const name = textAt(row, 'invoiceNo')
  const number = invoiceNumber(name, invoice.series)
  if (number === null || !agrees(textAt(row, 'supplierTaxCode'), account.sellerTaxId)) return undefined
  if (!agrees(textAt(row, 'transactionUuid'), key)) return undefined
  const lookupCode = textAt(row, 'reservationCode')
  return {
    kind: 'issued',
    number,
    lookupCode,
    authorityCode: textAt(row, 'codeOfTax'),
    providerId: name,
    ...standingIn(textAt(row, 'status', 'statusName', 'invoiceStatus')),
    ...totalIn(textAt(row, 'totalAmountWithTax', 'totalAmount')),
  }
}

export const readIssued = (
  outcome: OutboundOutcome,
  attempt: Attempt,
  desk: Desk,
): IssueAnswer | ProviderRefusal | Unclear => {
  const row = answerRow(outcome)
  if (!row) return unclearOf(outcome)
  const result = rowOf(valueAt(row, 'result')) ?? rowOf(valueAt(row, 'data')) ?? row
  if (valueAt(result, 'invoiceNo') === undefined) return refusalOf(outcome) ?? unclearOf(outcome)
  if (codeAt(row, 'errorCode', 'code') || outcome.kind === 'failed' || outcome.status >= 300) return contradictory
  return issuedOf(result, attempt, desk) ?? contradictory
}

export const readFound = (
  outcome: OutboundOutcome,
  attempt: AttemptKey,
  desk: Desk,
): IssueAnswer | UnknownKey | Unclear => {
  const row = answerRow(outcome)
  if (!row) return unclearOf(outcome)
  if (errorTexts(row).some((text) => /^(NOT_FOUND_DATA|INVOICE_NOT_FOUND)$/.test(text))) return { kind: 'none' }
  if (outcome.kind === 'failed' || outcome.status >= 300 || codeAt(row, 'errorCode', 'code')) return unclearOf(outcome)
  const rows = rowsOf(valueAt(row, 'result')) ?? rowsOf(valueAt(row, 'data'))
  if (!rows) return unclearOf(outcome)
  if (rows.length === 0) return { kind: 'none' }
  const own = rows.filter((one) => agrees(textAt(one, 'transactionUuid'), attempt.key))
  const issued = own.flatMap((one) => issuedOf(one, attempt, desk) ?? [])
  // A draft, or an invoice of somebody else.
  return issued.length < own.length || own.length === 0 ? contradictory : oneIssued(issued)
}

export const readDone = (outcome: OutboundOutcome): { kind: 'ok' } | ProviderRefusal | Unclear => {
  const row = answerRow(outcome) ?? (rowsOf(bodyText(outcome)) && {})
  const isFine = row && outcome.kind === 'answered' && outcome.status < 300 && !codeAt(row, 'errorCode', 'code')
  return isFine ? { kind: 'ok' } : (refusalOf(outcome) ?? unclearOf(outcome))
}

/** That it is cancelled already is what was asked for. */
export const readCancelled = (outcome: OutboundOutcome): { kind: 'ok' } | ProviderRefusal | Unclear => {
  const answer = readDone(outcome)
  const texts = errorTexts(answerRow(outcome) ?? {})
  return answer.kind === 'refused' && texts.some(isSaidCancelled) ? { ...answer, isDoneBefore: true } : answer
}

export const readFile = (outcome: OutboundOutcome, fallbackName: string): ProviderFile | ProviderRefusal | Unclear => {
  const row = answerRow(outcome)
  const inner = row && (rowOf(valueAt(row, 'result', 'data')) ?? row)
  const file = inner && fileOf(textAt(inner, 'fileToBytes'), textAt(inner, 'fileName') || fallbackName)
  if (file && outcome.kind === 'answered' && outcome.status < 300) return file
  return refusalOf(outcome) ?? unclearOf(outcome)
}
