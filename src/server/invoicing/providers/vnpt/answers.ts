/** What VNPT Invoice answers: `OK:` and what was issued, `ERR:` and a number, or the invoice itself. */
import { storedText, vnptErrors } from '#engine/stored-text.ts'
import type { OutboundOutcome } from '../../../outbound/question.ts'
import type { UnknownKey, ProviderFile, ProviderRefusal, Unclear } from '../../../asking/desk.ts'
import type { Attempt, FileKind, IssueAnswer, IssuedInvoice, AttemptKey } from '../../provider.ts'
import { agrees, contradictory, fileOf, refused, unclearOf } from '../../../asking/reading.ts'
import { invoiceNumber, oneIssued, totalIn } from '../../asking/numbers.ts'
import { readXml, resultOf } from './envelope.ts'

/** Errors are answered as numbers only. */
const isKnownError = (code: string): boolean => vnptErrors.includes(code)
const knownKey = ['13', '21']

const errorOf = (result: string): string | undefined => {
  const [, code] = /^ERR\s*:\s*(-?\d+)/i.exec(result) ?? []
  return code && String(Number(code))
}
const refusalOf = (result: string): ProviderRefusal | undefined => {
  const code = errorOf(result)
  if (code === undefined) return undefined
  return refused(
    isKnownError(code) ? storedText(`vnpt.error.${code}`) : `ERR:${code}`,
    knownKey.includes(code) ? { isKnownKey: true } : {},
  )
}

const okOf = (result: string): string | undefined => /^OK\s*:?\s*([\s\S]*)$/i.exec(result)?.[1]?.trim()

/** The number in `…serial-key_number`, or in `pattern;serial;number` where no key stands. Null if it is not ours. */
const numberIn = (entry: string, { key, invoice }: Attempt): number | null => {
  const at = entry.toLowerCase().lastIndexOf(`${key.toLowerCase()}_`)
  const serialOf = (text: string) => text.split(';').at(-1)!.replace(/-$/, '').trim()
  const isOwn = (serial: string) => serial === '' || serial.toUpperCase().endsWith(invoice.series.toUpperCase())
  if (at >= 0) {
    const rest = entry.slice(at + key.length + 1)
    return isOwn(serialOf(entry.slice(0, at))) ? invoiceNumber(rest, invoice.series) : null
  }
  const parts = entry.split(';').map((part) => part.trim())
  const [number = '', serial = ''] = parts.toReversed()
  return parts.length > 1 && isOwn(serial) && serial !== '' ? invoiceNumber(number, invoice.series) : null
}

const issuedAs = (number: number, key: string, authorityCode = ''): IssueAnswer => ({
  kind: 'issued',
  number,
  // Buyers find their invoice by the key.
  lookupCode: key,
  authorityCode,
  providerId: key,
})

export const readIssued = async (
  outcome: OutboundOutcome,
  { method, attempt }: { method: string; attempt: Attempt },
): Promise<IssueAnswer | ProviderRefusal | Unclear> => {
  const result = await resultOf(outcome, method)
  if (result === null) return unclearOf(outcome)
  const ok = okOf(result)
  if (ok === undefined) return refusalOf(result) ?? unclearOf(outcome)
  const issued = ok.split(',').flatMap((entry) => {
    const number = numberIn(entry, attempt)
    return number === null ? [] : [issuedAs(number, attempt.key)]
  })
  return oneIssued(issued)
}

export const readFound = async (
  outcome: OutboundOutcome,
  { method, attempt }: { method: string; attempt: AttemptKey },
): Promise<IssueAnswer | UnknownKey | Unclear> => {
  const result = await resultOf(outcome, method)
  if (result === null) return unclearOf(outcome)
  if (errorOf(result) === '2') return { kind: 'none' }
  const { key, invoice } = attempt
  const found = await readXml(result, ({ text }) => ({
    number: invoiceNumber(text('SHDon', 'InvoiceNo') ?? '', invoice.series),
    series: text('KHHDon', 'SerialNo', 'InvoiceSerial') ?? '',
    key: text('key', 'fkey') ?? '',
    authorityCode: text('MCCQT')?.trim() ?? '',
    total: totalIn(text('TgTTTBSo')?.trim() ?? ''),
  }))
  if (!found) return unclearOf(outcome)
  const isOwn =
    agrees(found.key, key) && (agrees(found.series, invoice.series) || found.series.endsWith(invoice.series))
  if (found.number === null || !isOwn) return contradictory
  return { ...issuedAs(found.number, key, found.authorityCode), ...found.total }
}

const readDone = async (
  outcome: OutboundOutcome,
  method: string,
): Promise<{ kind: 'ok' } | ProviderRefusal | Unclear> => {
  const result = await resultOf(outcome, method)
  if (result === null) return unclearOf(outcome)
  return okOf(result) === undefined ? (refusalOf(result) ?? unclearOf(outcome)) : { kind: 'ok' }
}

/** As the number 8 is answered for one that was cancelled before, too; it is not in force there any more. */
export const readCancelled = async (
  outcome: OutboundOutcome,
  method: string,
): Promise<{ kind: 'ok' } | ProviderRefusal | Unclear> => {
  const answer = await readDone(outcome, method)
  const isGone = answer.kind === 'refused' && errorOf((await resultOf(outcome, method)) ?? '') === '8'
  return isGone ? { ...answer, isDoneBefore: true } : answer
}

/** The account is right if all that is wrong is that there is no such invoice. */
export const readTest = async (
  outcome: OutboundOutcome,
  method: string,
): Promise<{ kind: 'ok' } | ProviderRefusal | Unclear> => {
  const result = await resultOf(outcome, method)
  if (result === null) return unclearOf(outcome)
  const code = errorOf(result)
  return code === undefined || ['2', '6'].includes(code) ? { kind: 'ok' } : refusalOf(result)!
}

export const readFile = async (
  outcome: OutboundOutcome,
  { method, issued, kind }: { method: string; issued: IssuedInvoice; kind: FileKind },
): Promise<ProviderFile | ProviderRefusal | Unclear> => {
  const result = await resultOf(outcome, method)
  if (result === null) return unclearOf(outcome)
  const fileName = `${issued.template.split('/')[0]}${issued.series}-${issued.number}.${kind}`
  const refusal = refusalOf(result)
  if (refusal) return refusal
  if (kind === 'pdf') return fileOf(result, fileName) ?? unclearOf(outcome)
  const isXml = (await readXml(result, () => true)) ?? false
  return isXml ? { kind: 'file', fileName, bytes: Buffer.from(result) } : unclearOf(outcome)
}
