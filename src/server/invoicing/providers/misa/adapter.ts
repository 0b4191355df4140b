/** MISA meInvoice, its API of version 2: JSON, and a token that lives a fortnight. */
import { storedText } from '#engine/stored-text.ts'
import type { OutboundOutcome, OutboundQuestion } from '../../../outbound/question.ts'
import type { ProviderRefusal, Unclear } from '../../../asking/desk.ts'
import { mostOfPage, type Desk, type InvoiceAdapter } from '../../provider.ts'
import { refused } from '../../../asking/reading.ts'
import { askSigned, isOutcome, type SignIn } from '../../../asking/signed.ts'
import { findTimes, jsonBody } from '../../../asking/writing.ts'
import { isFromRegister, issueTimes } from '../../asking/writing.ts'
import { isTokenRefused, readDone, readFile, readFound, readIssued, readListed, readToken } from './answers.ts'
import { misaBody } from './body.ts'

const hosts = { production: 'api.meinvoice.vn', sandbox: 'testapi.meinvoice.vn' } as const
const base = '/api/integration'

const originOf = ({ account }: Desk): string => account.origin || `https://${hosts[account.environment]}`

const signIn =
  (desk: Desk): SignIn =>
  async () => {
    const { username, password, sellerTaxId, settings } = desk.account
    const appid = settings['appId'] ?? ''
    const outcome = await desk.ask({
      action: 'signIn',
      method: 'POST',
      origin: originOf(desk),
      path: `${base}/auth/token`,
      body: jsonBody({ appid, taxcode: sellerTaxId, username, password }),
      secrets: [password],
      isAnswerSecret: true,
      isRepeatable: true,
      times: findTimes,
    })
    return readToken(outcome)
  }

type Called = Pick<OutboundQuestion, 'action' | 'method' | 'path'> & Partial<OutboundQuestion>

const call = (desk: Desk, question: Called): Promise<OutboundOutcome | ProviderRefusal | Unclear> =>
  askSigned(desk, 'misa', {
    signIn: signIn(desk),
    isRefused: isTokenRefused,
    ask: (token) =>
      desk.ask({
        times: findTimes,
        ...question,
        origin: originOf(desk),
        path: `${base}${question.path}`,
        headers: { authorization: `Bearer ${token}` },
        secrets: [token, desk.account.password],
      }),
  })

const kindQuery = ({ account }: Desk, invoice: { series: string }): Record<string, string> => ({
  invoiceWithCode: String(account.withCode),
  invoiceCalcu: String(isFromRegister(invoice)),
})

export const misa: InvoiceAdapter = {
  name: 'misa',
  official: Object.values(hosts),
  // A series is processed sequentially, as its description demands.
  atOnce: 1,
  async test(desk) {
    const query = { invoiceWithCode: String(desk.account.withCode), ticket: 'false' }
    const outcome = await call(desk, { action: 'test', method: 'GET', path: '/invoice/templates', query })
    return isOutcome(outcome) ? readDone(outcome) : outcome
  },
  async issue(desk, attempt) {
    const body = jsonBody(misaBody(attempt, desk.account))
    const outcome = await call(desk, { action: 'issue', method: 'POST', path: '/invoice', body, times: issueTimes })
    return isOutcome(outcome) ? readIssued(outcome, attempt) : outcome
  },
  async find(desk, attempt) {
    const outcome = await call(desk, {
      action: 'find',
      method: 'POST',
      path: '/invoice/status',
      query: { inputType: '2', ...kindQuery(desk, attempt.invoice) },
      body: jsonBody([attempt.key]),
      isRepeatable: true,
    })
    if (isOutcome(outcome)) return readFound(outcome, attempt)
    return outcome.kind === 'refused' ? { kind: 'unclear', fate: 'answered' } : outcome
  },
  async list(desk, { from, to, skip, fromRegister }) {
    const plain = (on: string) => on.replaceAll('-', '')
    const outcome = await call(desk, {
      action: 'list',
      method: 'POST',
      path: '/invoice/paging',
      query: { invoiceWithCode: String(desk.account.withCode), invoiceCalcu: String(fromRegister) },
      body: jsonBody({ FromDate: plain(from), ToDate: plain(to), Skip: skip, Take: mostOfPage }),
      isRepeatable: true,
    })
    return isOutcome(outcome) ? readListed(outcome, mostOfPage) : outcome
  },
  // The provider's interface has no such call.
  async cancel() {
    return refused(storedText('misa.cancelsNot'))
  },
  async file(desk, issued, kind) {
    // The number of its transaction is what buyers look it up by.
    const id = issued.providerId || issued.lookupCode
    if (!id) return { kind: 'unclear', fate: 'unsent' }
    const outcome = await call(desk, {
      action: 'file',
      method: 'POST',
      path: '/invoice/download',
      query: { ...kindQuery(desk, issued), downloadDataType: kind },
      body: jsonBody([id]),
      isRepeatable: true,
      mostBytes: 40_000_000,
    })
    return isOutcome(outcome) ? readFile(outcome, { ...issued, providerId: id }, kind) : outcome
  },
}
