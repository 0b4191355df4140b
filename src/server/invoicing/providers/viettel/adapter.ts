/** Viettel SInvoice: JSON, and forms for what is asked by key. The token is a cookie that lives five minutes. */
import type { OutboundOutcome, OutboundQuestion } from '../../../outbound/question.ts'
import type { ProviderRefusal, Unclear } from '../../../asking/desk.ts'
import type { Attempt, Desk, InvoiceAdapter, IssuedInvoice } from '../../provider.ts'
import { askSigned, isOutcome, type SignIn } from '../../../asking/signed.ts'
import { findTimes, jsonBody } from '../../../asking/writing.ts'
import { issueTimes, templateCode } from '../../asking/writing.ts'
import { isTokenRefused, readCancelled, readDone, readFile, readFound, readIssued, readToken } from './answers.ts'
import { momentOf, viettelInvoice } from './body.ts'

const host = 'api-vinvoice.viettel.vn'
const base = '/services/einvoiceapplication/api/InvoiceAPI'

const originOf = ({ account }: Desk): string => account.origin || `https://${host}`

const signIn =
  (desk: Desk): SignIn =>
  async () => {
    const { username, password } = desk.account
    const outcome = await desk.ask({
      action: 'signIn',
      method: 'POST',
      origin: originOf(desk),
      path: '/auth/login',
      body: jsonBody({ username, password }),
      secrets: [password],
      isAnswerSecret: true,
      isRepeatable: true,
      times: findTimes,
    })
    return readToken(outcome)
  }

type Called = Pick<OutboundQuestion, 'action' | 'path' | 'body' | 'times' | 'isRepeatable' | 'mostBytes'>

const call = (desk: Desk, question: Called): Promise<OutboundOutcome | ProviderRefusal | Unclear> =>
  askSigned(desk, 'viettel', {
    signIn: signIn(desk),
    isRefused: isTokenRefused,
    ask: (token) =>
      desk.ask({
        times: findTimes,
        ...question,
        method: 'POST',
        origin: originOf(desk),
        path: `${base}${question.path}`,
        headers: { cookie: `access_token=${token}` },
        secrets: [token, desk.account.password],
      }),
  })

const form = (values: Readonly<Record<string, string>>): NonNullable<OutboundQuestion['body']> => ({
  type: 'application/x-www-form-urlencoded',
  content: new URLSearchParams(values).toString(),
})

const nameOf = ({ providerId, series, number }: IssuedInvoice): string => providerId || `${series}${number}`
const fileTypes = { pdf: 'PDF', xml: 'ZIP' } as const

const sought: InvoiceAdapter['find'] = async (desk, attempt) => {
  const outcome = await call(desk, {
    action: 'find',
    path: '/InvoiceWS/searchInvoiceByTransactionUuid',
    body: form({ supplierTaxCode: desk.account.sellerTaxId, transactionUuid: attempt.key }),
    isRepeatable: true,
  })
  if (isOutcome(outcome)) return readFound(outcome, attempt, desk)
  return outcome.kind === 'refused' ? { kind: 'unclear', fate: 'answered' } : outcome
}

/** Only Viettel knows with how many zeros it writes the number of the invoice that is corrected. */
const originalNameOf = async (desk: Desk, { invoice, originalKey }: Attempt): Promise<string | null> => {
  const { correction } = invoice
  if (!correction || !originalKey) return null
  const found = await sought(desk, { key: originalKey, invoice: { series: correction.series } })
  return found.kind === 'issued' && found.number === correction.number ? found.providerId : null
}

export const viettel: InvoiceAdapter = {
  name: 'viettel',
  official: [host],
  atOnce: 8,
  async test(desk) {
    const body = jsonBody({ taxCode: desk.account.sellerTaxId, invoiceType: 'all' })
    const path = '/InvoiceUtilsWS/getAllInvoiceTemplates'
    const outcome = await call(desk, { action: 'test', path, body, isRepeatable: true })
    return isOutcome(outcome) ? readDone(outcome) : outcome
  },
  async issue(desk, attempt: Attempt) {
    const writing = { now: desk.now(), originalName: await originalNameOf(desk, attempt) }
    const outcome = await call(desk, {
      action: 'issue',
      path: `/InvoiceWS/createInvoice/${encodeURIComponent(desk.account.sellerTaxId)}`,
      body: jsonBody(viettelInvoice(attempt, writing)),
      times: issueTimes,
    })
    return isOutcome(outcome) ? readIssued(outcome, attempt, desk) : outcome
  },
  find: sought,
  async cancel(desk, issued, reason) {
    const body = form({
      supplierTaxCode: desk.account.sellerTaxId,
      templateCode: templateCode(issued.template),
      invoiceNo: nameOf(issued),
      strIssueDate: String(momentOf(issued.date)),
      additionalReferenceDesc: reason,
      additionalReferenceDate: String(desk.now().getTime()),
      reasonDelete: reason,
    })
    const outcome = await call(desk, { action: 'cancel', path: '/InvoiceWS/cancelTransactionInvoice', body })
    return isOutcome(outcome) ? readCancelled(outcome) : outcome
  },
  async file(desk, issued, kind) {
    const name = nameOf(issued)
    const outcome = await call(desk, {
      action: 'file',
      path: '/InvoiceUtilsWS/getInvoiceRepresentationFile',
      body: jsonBody({
        supplierTaxCode: desk.account.sellerTaxId,
        templateCode: templateCode(issued.template),
        invoiceNo: name,
        fileType: fileTypes[kind],
      }),
      isRepeatable: true,
      mostBytes: 40_000_000,
    })
    return isOutcome(outcome) ? readFile(outcome, `${name}.${kind === 'pdf' ? 'pdf' : 'zip'}`) : outcome
  },
}
