/** What MISA meInvoice answers: an envelope with `success` and `errorCode`, and in it rows as JSON or as its text. */
import type { OutboundOutcome } from '../../../outbound/question.ts'
import type { UnknownKey, ProviderFile, ProviderRefusal, Unclear } from '../../../asking/desk.ts'
import type {
  Attempt,
  FileKind,
  IssueAnswer,
  IssuedInvoice,
  ListedInvoice,
  ListedPage,
  AttemptKey,
  Standing,
} from '../../provider.ts'
import type { Token } from '../../../asking/tokens.ts'
import {
  agrees,
  answerRow,
  bestText,
  codeAt,
  contradictory,
  fileOf,
  isAnswer,
  isTrouble,
  refused,
  rowOf,
  rowsOf,
  showable,
  textAt,
  unclearOf,
  unwrapped,
  valueAt,
  type Row,
} from '../../../asking/reading.ts'
import { invoiceNumber, oneIssued, standingIn, totalIn } from '../../asking/numbers.ts'

const missing = /not_?(found|exist)|notexist|does_?not_?exist/i
const ended = /token|unauthori[sz]ed/i

const errorAt = (row: Row): string => codeAt(row, 'ErrorCode')
const textOfError = (row: Row): string => textAt(row, 'Description', 'DescriptionErrorCode', 'ErrorMessage', 'Message')

const refusalAt = (code: string, ...texts: string[]): ProviderRefusal =>
  refused(bestText(...texts, code), {
    ...(/duplicate_?ref_?id/i.test(code) && { isKnownKey: true }),
    ...(/^(InvoiceDuplicated|InvoiceNumberNotCon?tinuous)$/i.test(code) && { isPassing: true }),
  })

const errorsOf = (envelope: Row): unknown => {
  const errors = unwrapped(valueAt(envelope, 'Errors'))
  return Array.isArray(errors) ? errors.find((one) => typeof one === 'string') : undefined
}

/** A refusal of the whole question. */
const refusalOf = (outcome: OutboundOutcome, envelope: Row): ProviderRefusal | undefined => {
  const code = errorAt(envelope)
  if (!code || isTrouble(code) || isTrouble(textOfError(envelope)) || !isAnswer(outcome)) return undefined
  const error = errorsOf(envelope)
  return refusalAt(code, textOfError(envelope), typeof error === 'string' ? error : '')
}

export const isTokenRefused = (outcome: OutboundOutcome): boolean => {
  if (outcome.kind === 'failed') return false
  const envelope = answerRow(outcome)
  return outcome.status === 401 || (envelope !== undefined && ended.test(errorAt(envelope)))
}

const isFailure = (value: unknown): boolean => value === false || /^(false|0)$/i.test(String(value))

const fortnight = 14 * 86_400_000
/** What a header may hold. */
const bearer = /^[\x21-\x7E]+$/
export const readToken = (outcome: OutboundOutcome): Token | ProviderRefusal | Unclear => {
  const unsent: Unclear = { kind: 'unclear', fate: 'unsent' }
  const envelope = answerRow(outcome)
  if (!envelope) return unsent
  const inner = rowOf(valueAt(envelope, 'Data'))
  const text = inner ? textAt(inner, 'Token', 'access_token') : textAt(envelope, 'Data').replace(/^"(.*)"$/, '$1')
  const isFailed = errorAt(envelope) !== '' || isFailure(valueAt(envelope, 'Success'))
  const isFine = outcome.kind === 'answered' && outcome.status < 300 && !isFailed
  if (isFine && bearer.test(text)) return { kind: 'token', text, livesMs: fortnight }
  return refusalOf(outcome, envelope) ?? unsent
}

const nameOf = (row: Row, { series }: { series: string }): number | null => {
  const given = textAt(row, 'InvSeries')
  if (given && !given.toUpperCase().endsWith(series.toUpperCase())) return null
  return invoiceNumber(textAt(row, 'InvNo'), series)
}
/** Of `EInvoiceStatus`: 1 and 3 to 5 are originals and corrections, 8 was adjusted, which leaves it in force. */
const statuses: Readonly<Record<string, Standing>> = { 2: 'cancelled', 7: 'replaced' }
const standingOf = (row: Row): { standing?: Standing } => {
  const status = textAt(row, 'EInvoiceStatus')
  const standing = /^true$/i.test(String(valueAt(row, 'IsDelete'))) ? 'cancelled' : statuses[status]
  return standing ? { standing } : standingIn(status)
}

const issuedOf = (row: Row, { invoice }: Pick<AttemptKey, 'invoice'>): IssueAnswer | undefined => {
  const number = nameOf(row, invoice)
  if (number === null) return undefined
  const providerId = textAt(row, 'TransactionID')
  const authorityCode = textAt(row, 'InvCode', 'InvoiceCode')
  const total = totalIn(textAt(row, 'TotalAmountOC', 'TotalAmount'))
  return { kind: 'issued', number, lookupCode: providerId, authorityCode, providerId, ...standingOf(row), ...total }
}

/** Rows about this key. One that has no key is about it if it is the only one. */
const ownRows = (rows: readonly Row[], key: string): Row[] =>
  rows.filter((row) => (rows.length === 1 || textAt(row, 'RefID') !== '') && agrees(textAt(row, 'RefID'), key))

export const readIssued = (outcome: OutboundOutcome, attempt: Attempt): IssueAnswer | ProviderRefusal | Unclear => {
  const envelope = answerRow(outcome)
  if (!envelope || outcome.kind === 'failed') return unclearOf(outcome)
  const rows = rowsOf(valueAt(envelope, 'PublishInvoiceResult', 'Data'))
  if (!rows?.length) return refusalOf(outcome, envelope) ?? unclearOf(outcome)
  const own = ownRows(rows, attempt.key)
  const failure = own.find((row) => errorAt(row) !== '')
  if (failure) {
    const texts = [errorAt(failure), textOfError(failure)]
    if (texts.some(isTrouble) || !isAnswer(outcome)) return unclearOf(outcome)
    const asked = errorAt(failure) === errorAt(envelope) ? textOfError(envelope) : ''
    return refusalAt(errorAt(failure), textOfError(failure), asked)
  }
  const hasNumber = own.some((row) => valueAt(row, 'InvNo') !== undefined)
  if (!hasNumber && own.length > 0) return refusalOf(outcome, envelope) ?? unclearOf(outcome)
  if (errorAt(envelope) || isFailure(valueAt(envelope, 'Success')) || outcome.status >= 300) return contradictory
  return oneIssued(own.flatMap((row) => issuedOf(row, attempt) ?? []))
}

export const readFound = (outcome: OutboundOutcome, attempt: AttemptKey): IssueAnswer | UnknownKey | Unclear => {
  const envelope = answerRow(outcome)
  if (!envelope || outcome.kind === 'failed' || !isAnswer(outcome)) return unclearOf(outcome)
  if (missing.test(errorAt(envelope)) && /invoice|ref/i.test(errorAt(envelope))) return { kind: 'none' }
  if (errorAt(envelope) || isFailure(valueAt(envelope, 'Success')) || outcome.status >= 300) return unclearOf(outcome)
  const rows = rowsOf(valueAt(envelope, 'Data', 'PublishInvoiceResult'))
  if (!rows) return unclearOf(outcome)
  if (rows.length === 0) return { kind: 'none' }
  const own = ownRows(rows, attempt.key)
  const isMissing = (row: Row) => missing.test(errorAt(row)) && valueAt(row, 'InvNo') === undefined
  if (own.length > 0 && own.every(isMissing)) return { kind: 'none' }
  const issued = own.flatMap((row) => issuedOf(row, attempt) ?? [])
  return issued.length < own.length || own.length === 0 ? contradictory : oneIssued(issued)
}

const listedOf = (row: Row): ListedInvoice[] => {
  const [, template = '', series = ''] = /^(\d)?([CK]\d\d[A-Z]{3})$/.exec(textAt(row, 'InvSeries').toUpperCase()) ?? []
  const number = series ? invoiceNumber(textAt(row, 'InvNo'), series) : null
  // Without a number it was not issued yet.
  return number === null ? [] : [{ key: textAt(row, 'RefID'), template: template || '1', series, number }]
}

/** The rows of a page, alone or within an object. */
export const readListed = (outcome: OutboundOutcome, most: number): ListedPage | ProviderRefusal | Unclear => {
  const envelope = answerRow(outcome)
  if (!envelope || outcome.kind === 'failed') return unclearOf(outcome)
  if (errorAt(envelope) || isFailure(valueAt(envelope, 'Success')) || outcome.status >= 300)
    return refusalOf(outcome, envelope) ?? unclearOf(outcome)
  const data = unwrapped(valueAt(envelope, 'Data'))
  const inner = data && !Array.isArray(data) ? valueAt(data as Row, 'PageData', 'Data', 'ListData', 'Items') : data
  const rows = inner === undefined ? undefined : rowsOf(inner)
  return rows ? { kind: 'listed', rows: rows.flatMap(listedOf), isFull: rows.length >= most } : unclearOf(outcome)
}

export const readDone = (outcome: OutboundOutcome): { kind: 'ok' } | ProviderRefusal | Unclear => {
  const envelope = answerRow(outcome)
  if (!envelope || outcome.kind === 'failed') return unclearOf(outcome)
  if (outcome.status < 300 && !errorAt(envelope) && !isFailure(valueAt(envelope, 'Success'))) return { kind: 'ok' }
  return refusalOf(outcome, envelope) ?? unclearOf(outcome)
}

export const readFile = (
  outcome: OutboundOutcome,
  { providerId, template, series, number }: IssuedInvoice,
  kind: FileKind,
): ProviderFile | ProviderRefusal | Unclear => {
  const envelope = answerRow(outcome)
  if (!envelope || outcome.kind === 'failed') return unclearOf(outcome)
  const rows = rowsOf(valueAt(envelope, 'Data')) ?? []
  const own = rows.find((row) => agrees(textAt(row, 'TransactionID'), providerId))
  const code = own ? errorAt(own) : ''
  const data = own && !code ? textAt(own, 'Data') : ''
  const fileName = `${template.split('/')[0]}${series}-${number}.${kind}`
  const isXml = kind === 'xml' && data.startsWith('<')
  const file = isXml ? { kind: 'file' as const, fileName, bytes: Buffer.from(data) } : fileOf(data, fileName)
  if (file && outcome.status < 300) return file
  return code && own
    ? refused(bestText(textOfError(own), showable(code)))
    : (refusalOf(outcome, envelope) ?? unclearOf(outcome))
}
