/** Viettel SInvoice, as it answers. */
import { answersInstead, refuses, revokesTokens } from './faults.ts'
import { startFake, type Asked, type Fault, type Reply } from './fake-server.ts'
import { issueThere, noInvoices, type FakeProvider, type InvoiceState } from './issued.ts'

export const viettelAccount = { username: '0109999887', password: 'mật khẩu & <1>', sellerTaxId: '0109999887' }
const base = '/services/einvoiceapplication/api/InvoiceAPI'
const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json;charset=UTF-8',
  body: JSON.stringify(value),
})
const error = (status: number, message: string, data: string): Reply => json(status, { code: status, message, data })

const signIn = (asked: Asked, state: InvoiceState): Reply => {
  const { username, password } = JSON.parse(asked.body) as { username: string; password: string }
  if (username !== viettelAccount.username || password !== viettelAccount.password)
    return error(401, 'UNAUTHORIZED', 'Sai tên đăng nhập hoặc mật khẩu')
  const token = `token.${state.tokens.size + 1}.${state.now}`
  state.tokens.set(token, state.now + 300_000)
  return json(200, { access_token: token, token_type: 'bearer', expires_in: 300 })
}

interface Sent {
  generalInvoiceInfo: { transactionUuid: string; invoiceSeries: string }
  buyerInfo: { buyerTaxCode?: string }
}
const issue = (asked: Asked, state: InvoiceState): Reply => {
  const sent = JSON.parse(asked.body) as Sent
  const { transactionUuid: key, invoiceSeries: series } = sent.generalInvoiceInfo
  if (sent.buyerInfo.buyerTaxCode === '0000000000')
    return error(400, 'BUYER_TAX_CODE_INVALID', 'Mã số thuế người mua không hợp lệ')
  if (state.issued.has(key)) return error(500, 'TRANSACTION_UUID_INVALID', 'transactionUuid đã được sử dụng')
  const { number, code = `00${number}` } = issueThere(state, key, { series, content: asked.body })
  return json(200, {
    errorCode: null,
    description: null,
    result: {
      supplierTaxCode: viettelAccount.sellerTaxId,
      invoiceNo: `${series}${number}`,
      transactionID: `${number}99`,
      reservationCode: `BIMAT${number}`,
      codeOfTax: code,
    },
  })
}

const statuses = {
  valid: 'Hóa đơn thay thế',
  cancelled: 'Hóa đơn xóa bỏ',
  replaced: 'Hóa đơn bị thay thế',
} as const

const find = (asked: Asked, state: InvoiceState): Reply => {
  const form = new URLSearchParams(asked.body)
  const own = state.issued.get(form.get('transactionUuid') ?? '')
  const isOurs = form.get('supplierTaxCode') === viettelAccount.sellerTaxId
  const row = own && {
    supplierTaxCode: viettelAccount.sellerTaxId,
    invoiceNo: `${own.series}${own.number}`,
    reservationCode: `BIMAT${own.number}`,
    codeOfTax: own.code ?? `00${own.number}`,
    issueDate: state.now,
    status: statuses[own.standing ?? 'valid'],
    ...(own.total && { totalAmountWithTax: Number(own.total) }),
  }
  return json(200, { errorCode: null, description: null, result: row && isOurs ? [row] : [] })
}

const cancel = ({ body }: Asked, state: InvoiceState): Reply => {
  const name = new URLSearchParams(body).get('invoiceNo')
  const own = [...state.issued.values()].find(({ series, number }) => `${series}${number}` === name)
  if (own?.standing === 'cancelled') return error(400, 'INVOICE_CANCELLED', 'Hóa đơn đã bị xóa bỏ')
  if (own?.standing === 'replaced') return error(400, 'INVOICE_REPLACED', 'Hóa đơn đã bị thay thế')
  if (!own?.series.startsWith('C25')) return error(400, 'INVOICE_CANNOT_CANCEL', 'Hóa đơn không được phép hủy')
  own.standing = 'cancelled'
  return json(200, { errorCode: null, description: 'Thành công' })
}

const others: Record<string, (asked: Asked, state: InvoiceState) => Reply> = {
  '/InvoiceUtilsWS/getAllInvoiceTemplates': () => json(200, { errorCode: null, template: [] }),
  '/InvoiceWS/cancelTransactionInvoice': cancel,
  '/InvoiceUtilsWS/getInvoiceRepresentationFile': ({ body }) => {
    const { invoiceNo, fileType } = JSON.parse(body) as { invoiceNo: string; fileType: string }
    const fileToBytes = Buffer.from(`%${fileType} of ${invoiceNo}`).toString('base64')
    return json(200, { errorCode: 200, fileName: `${invoiceNo}.${fileType.toLowerCase()}`, fileToBytes })
  },
}

const answer = (asked: Asked, state: InvoiceState): Reply => {
  if (asked.path === '/auth/login') return signIn(asked, state)
  const [, token = ''] = /access_token=([^;]*)/.exec(asked.headers.cookie ?? '') ?? []
  // How it says that a token has ended.
  if (!((state.tokens.get(token) ?? 0) > state.now)) return json(500, { message: 'GENERAL' })
  if (asked.path === `${base}/InvoiceWS/createInvoice/${viettelAccount.sellerTaxId}`) return issue(asked, state)
  if (asked.path === `${base}/InvoiceWS/searchInvoiceByTransactionUuid`) return find(asked, state)
  return others[asked.path.replace(base, '')]?.(asked, state) ?? error(404, 'NOT_FOUND', '')
}

export const startViettel = (): Promise<FakeProvider> =>
  startFake({
    state: noInvoices(),
    answer,
    actionOf: ({ path }) => {
      if (path === '/auth/login') return 'signIn'
      if (path.includes('/createInvoice/')) return 'issue'
      return path.includes('/searchInvoice') ? 'find' : 'other'
    },
  })

const row = '{"invoiceNo":"C26TAA77","transactionUuid":"other"}'
/** Odd answers that can be read. */
export const viettelOdd: Fault[] = [
  answersInstead('a token in a result', 'signIn', (body) => `{"result":${body}}`),
  answersInstead('the life of a token as text', 'signIn', (body) => body.replace('300', '"300"')),
  answersInstead('a token without its life', 'signIn', (body) => body.replace(',"expires_in":300', '')),
  answersInstead('a number as number', 'issue', (body) => body.replace(/"C26TAA(\d+)"/, '$1')),
  answersInstead('a number with zeros', 'issue', (body) => body.replace(/"C26TAA(\d+)"/, '"C26TAA0000000$1"')),
  answersInstead('a number without series', 'issue', (body) => body.replace(/"C26TAA(\d+)"/, '"0000000$1"')),
  answersInstead('an empty code of errors', 'issue', (body) => body.replace('"errorCode":null', '"errorCode":""')),
  answersInstead('a code of errors of zero', 'issue', (body) => body.replace('"errorCode":null', '"errorCode":0')),
  answersInstead('a code 200 as text', 'issue', (body) => body.replace('"errorCode":null', '"errorCode":"200"')),
  answersInstead('names in other capitals', 'issue', (body) =>
    body.replace('invoiceNo', 'InvoiceNO').replace('"result"', '"Result"'),
  ),
  answersInstead('a result under another name', 'issue', (body) => body.replace('"result"', '"data"')),
  answersInstead('a result as text', 'issue', (body) => {
    const { result, ...rest } = JSON.parse(body) as { result: unknown }
    return JSON.stringify({ ...rest, result: JSON.stringify(result) })
  }),
  answersInstead('an answer wrapped in text', 'issue', (body) => JSON.stringify(body)),
  answersInstead(
    'nothing but the number',
    'issue',
    (body) => `{"result":{"invoiceNo":${/"invoiceNo":("[^"]*")/.exec(body)![1]}}}`,
  ),
]
/** Answers by which it is not clear what happened, or that it has to be tried again. */
export const viettelFaults: Fault[] = [
  revokesTokens('issue'),
  refuses('a token that has ended (401)', error(401, 'UNAUTHORIZED', 'Token expired')),
  refuses('sign-in that fails at the provider', json(500, { code: 500, message: 'GENERAL' }), 'signIn'),
  refuses('sign-in without a token', json(200, {}), 'signIn'),
  refuses(
    'an error of the system in words',
    json(500, { code: 500, message: 'SYS_01', data: 'Lỗi hệ thống, vui lòng thử lại' }),
  ),
  refuses('a token that has ended, with status 200', json(200, { errorCode: 'TOKEN_EXPIRED', result: null })),
  refuses('an error of the system', json(500, { code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' })),
  answersInstead('the answer of another seller', 'issue', (body) =>
    body.replace('0109999887', '0100109106').replace(/C26TAA\d+/, 'C26TAA999'),
  ),
  answersInstead('the answer of another key', 'issue', (body) =>
    body.replace(/"invoiceNo":"[^"]*"/, '"transactionUuid":"x","invoiceNo":"C26TAA999"'),
  ),
  answersInstead('a number of another series', 'issue', (body) => body.replace('"C26TAA', '"C26TBB')),
  answersInstead('a number of nine digits', 'issue', (body) => body.replace(/"C26TAA\d+"/, '"C26TAA123456789"')),
  answersInstead('a number that is none', 'issue', (body) => body.replace(/"C26TAA\d+"/, '"C26TAA"')),
  answersInstead('an error beside the number', 'issue', (body) =>
    body.replace('"errorCode":null', '"errorCode":"SEND_TAX_FAILED"'),
  ),
  answersInstead('nothing after it was done', 'issue', () => '{"errorCode":null,"description":null,"result":null}'),
  answersInstead('an invoice of another key is found', 'find', () => `{"errorCode":null,"result":[${row}]}`),
  answersInstead('two numbers are found', 'find', () => '{"result":[{"invoiceNo":"C26TAA8"},{"invoiceNo":"C26TAA9"}]}'),
  answersInstead('a draft is found', 'find', () => '{"result":[{"invoiceNo":null,"status":"draft"}]}'),
  answersInstead('no list is found', 'find', () => '{"errorCode":null,"result":null}'),
]
export const viettelRefusals: [Fault, string][] = [
  [
    refuses('a refusal with 500', error(500, 'INVOICE_ISSUED_DATE_INVALID', 'Ngày lập không hợp lệ')),
    'Ngày lập không hợp lệ',
  ],
  [refuses('a refusal without words', json(500, { code: 500, message: 'TEMPLATE_NOT_FOUND' })), 'TEMPLATE_NOT_FOUND'],
  [
    refuses('a refusal with 200', json(200, { errorCode: 'X_1', description: 'Hết số hóa đơn', result: null })),
    'Hết số hóa đơn',
  ],
  [
    refuses('a refusal with a page in it', json(400, { code: 'BAD_REQUEST_SERIES', message: '<b>no</b>' })),
    'BAD_REQUEST_SERIES',
  ],
]
