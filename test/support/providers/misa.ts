/** MISA meInvoice, as it answers. */
import { answersInstead, refuses, revokesTokens } from './faults.ts'
import { startFake, type Asked, type Fault, type Reply } from './fake-server.ts'
import { issueThere, noInvoices, type FakeProvider, type InvoiceState, type IssuedThere } from './issued.ts'

export const misaAccount = {
  appId: 'app-1',
  username: 'ketoan@mau.vn',
  password: 'mật khẩu "2"',
  sellerTaxId: '0109999887',
}
const base = '/api/integration'
const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
})
const error = (errorCode: string, descriptionErrorCode = ''): Reply =>
  json(200, { success: false, errorCode, descriptionErrorCode, data: null })
const fine = (more: Record<string, unknown>): Reply => json(200, { success: true, errorCode: null, ...more })

const signIn = (asked: Asked, state: InvoiceState): Reply => {
  const { appid, taxcode, username, password } = JSON.parse(asked.body) as Record<string, string>
  const { appId, sellerTaxId, ...own } = misaAccount
  const isRight = appid === appId && taxcode === sellerTaxId && username === own.username && password === own.password
  if (!isRight) return error('InvalidUserOrPass', 'Tên đăng nhập hoặc mật khẩu không đúng')
  const token = `misa.${state.tokens.size + 1}.${state.now}`
  state.tokens.set(token, state.now + 14 * 86_400_000)
  return fine({ data: token })
}

interface Sent {
  InvoiceData: [{ RefID: string; InvSeries: string; BuyerTaxCode: string }]
}
const published = (rows: unknown[]): Reply => fine({ publishInvoiceResult: JSON.stringify(rows) })
const rowOf = ({ key, series, number, code = `M${number}` }: Omit<IssuedThere, 'content'>) => ({
  RefID: key,
  TransactionID: `TRAN${number}`,
  InvSeries: series,
  InvNo: String(number).padStart(8, '0'),
  InvCode: code,
  ErrorCode: null,
  Description: null,
})
const failing = (key: string, code: string, text = '') =>
  published([{ RefID: key, TransactionID: null, InvNo: null, ErrorCode: code, Description: text }])

const issue = (asked: Asked, state: InvoiceState): Reply => {
  const [{ RefID: key, InvSeries: series, BuyerTaxCode }] = (JSON.parse(asked.body) as Sent).InvoiceData
  if (BuyerTaxCode === '0000000000') return failing(key, 'InvalidTaxCode', 'Mã số thuế người mua không hợp lệ')
  if (state.issued.has(key)) return failing(key, 'DuplicateRefID')
  return published([rowOf(issueThere(state, key, { series, content: asked.body }))])
}

const find = (asked: Asked, state: InvoiceState): Reply => {
  const keys = JSON.parse(asked.body) as string[]
  const rows = keys.flatMap((key) => {
    const own = state.issued.get(key)
    return own ? [listedRow(own)] : []
  })
  return fine({ data: JSON.stringify(rows) })
}

const statuses = { valid: 1, cancelled: 2, replaced: 7 } as const
const listedRow = (own: IssuedThere) => ({
  ...rowOf(own),
  EInvoiceStatus: statuses[own.standing ?? 'valid'],
  SendTaxStatus: 2,
  ...(own.total && { TotalAmountOC: Number(own.total) }),
})

/** Invoices of cash registers are listed apart. */
const paging = ({ body, query }: Asked, { issued }: InvoiceState): Reply => {
  const { FromDate, ToDate, Skip, Take } = JSON.parse(body) as Record<string, string | number>
  if (!/^\d{8}$/.test(String(FromDate)) || !/^\d{8}$/.test(String(ToDate)) || Number(Take) > 100)
    return error('InvalidParameter', 'Tham số không hợp lệ')
  const own = [...issued.values()].filter(({ series }) => String(series[4] === 'M') === query.get('invoiceCalcu'))
  const some = own.slice(Number(Skip), Number(Skip) + Number(Take))
  return fine({ data: JSON.stringify({ PageData: some.map(listedRow), TotalCount: own.length }) })
}

const download = ({ body, query }: Asked): Reply => {
  const [id] = JSON.parse(body) as string[]
  const text = `${query.get('downloadDataType')} of ${id}`
  return fine({
    data: JSON.stringify([{ TransactionID: id, Data: Buffer.from(text).toString('base64'), ErrorCode: null }]),
  })
}

const answer = (asked: Asked, state: InvoiceState): Reply => {
  if (asked.path === `${base}/auth/token`) return signIn(asked, state)
  const token = (asked.headers.authorization ?? '').replace('Bearer ', '')
  if (!((state.tokens.get(token) ?? 0) > state.now)) return { status: 401, type: 'text/plain', body: '' }
  if (asked.method === 'GET' && asked.path === `${base}/invoice/templates`) return fine({ data: '[]' })
  if (asked.path === `${base}/invoice`) return issue(asked, state)
  if (asked.path === `${base}/invoice/status` && asked.query.get('inputType') === '2') return find(asked, state)
  if (asked.path === `${base}/invoice/paging`) return paging(asked, state)
  if (asked.path === `${base}/invoice/download`) return download(asked)
  return json(404, { Message: 'No HTTP resource was found' })
}

export const startMisa = (): Promise<FakeProvider> =>
  startFake({
    state: noInvoices(),
    answer,
    actionOf: ({ path }) => {
      if (path.endsWith('/auth/token')) return 'signIn'
      if (path === `${base}/invoice`) return 'issue'
      return path.endsWith('/status') ? 'find' : 'other'
    },
  })

/** Changes the rows that were published. */
const rows = (name: string, change: (row: Record<string, unknown>) => unknown): Fault =>
  answersInstead(name, 'issue', (body) => {
    const envelope = JSON.parse(body) as { publishInvoiceResult: string }
    const changed = (JSON.parse(envelope.publishInvoiceResult) as Record<string, unknown>[]).flatMap(change)
    return JSON.stringify({ ...envelope, publishInvoiceResult: JSON.stringify(changed) })
  })
const notDone = (name: string, code: string) =>
  ({
    name,
    action: 'issue',
    run: ({ asked, send }) => send(failing((JSON.parse(asked.body) as Sent).InvoiceData[0].RefID, code)),
  }) satisfies Fault

/** Odd answers that can be read. */
export const misaOdd: Fault[] = [
  answersInstead('a token in quotes', 'signIn', (body) => body.replace(/"data":"([^"]*)"/, '"data":"\\"$1\\""')),
  answersInstead('a token in an object', 'signIn', (body) => body.replace(/"data":("[^"]*")/, '"Data":{"token":$1}')),
  rows('a number as number', (row) => ({ ...row, InvNo: Number(row['InvNo']) })),
  rows('a number with series', (row) => ({ ...row, InvNo: `${String(row['InvSeries'])}${Number(row['InvNo'])}` })),
  rows('a series without its template', (row) => ({ ...row, InvSeries: String(row['InvSeries']).slice(1) })),
  rows('a key in other letters', (row) => ({ ...row, RefID: String(row['RefID']).toUpperCase() })),
  rows('a row without key and codes', ({ InvNo, TransactionID }) => ({ InvNo, TransactionID })),
  rows('the same row twice', (row) => [row, row]),
  rows('a row of another invoice beside it', (row) => [{ ...row, RefID: 'other', InvNo: '00000999' }, row]),
  answersInstead('rows that are no text', 'issue', (body) => {
    const envelope = JSON.parse(body) as { publishInvoiceResult: string }
    return JSON.stringify({ ...envelope, publishInvoiceResult: JSON.parse(envelope.publishInvoiceResult) as unknown })
  }),
  answersInstead('names in other capitals', 'issue', (body) =>
    body
      .replace('publishInvoiceResult', 'PublishInvoiceResult')
      .replace('success', 'Success')
      .replace('InvNo', 'invNo'),
  ),
  answersInstead('an answer wrapped in text', 'issue', (body) => JSON.stringify(body)),
  answersInstead('an empty code of errors', 'issue', (body) => body.replace('"errorCode":null', '"errorCode":""')),
]
export const misaFaults: Fault[] = [
  revokesTokens('issue'),
  refuses('a token that has ended, by its code', error('TokenExpiredCode')),
  refuses('sign-in that fails at the provider', json(500, { Message: 'An error has occurred.' }), 'signIn'),
  refuses('sign-in without a token', fine({ data: null }), 'signIn'),
  refuses('an error of the system in words', error('E99', 'Hệ thống đang bận, vui lòng thử lại sau')),
  refuses('an error of the system', error('Exception', 'System.NullReferenceException')),
  notDone('two numbers at the same time', 'InvoiceNumberNotCotinuous'),
  notDone('two invoices at the same time', 'InvoiceDuplicated'),
  notDone('an error of the system in a row', 'InternalServerError'),
  rows('the answer of another key', (row) => ({
    ...row,
    RefID: '00000000-0000-7000-8000-000000000000',
    InvNo: '00000999',
  })),
  rows('a number of another series', (row) => ({ ...row, InvSeries: '1C26TBB', InvNo: '00000999' })),
  rows('two numbers for one key', (row) => [{ ...row, InvNo: '00000555' }, row]),
  rows('a number of nine digits', (row) => ({ ...row, InvNo: '123456789' })),
  rows('a number that is none', (row) => ({ ...row, InvNo: 'abc' })),
  rows('no number after it was done', (row) => ({ ...row, InvNo: null })),
  rows('no rows after it was done', () => []),
  answersInstead('no success beside a number', 'issue', (body) => body.replace('"success":true', '"success":false')),
  answersInstead(
    'an invoice of another key is found',
    'find',
    () => '{"success":true,"data":"[{\\"RefID\\":\\"x\\",\\"InvNo\\":\\"7\\"}]"}',
  ),
  answersInstead('no list is found', 'find', () => '{"success":true,"errorCode":null,"data":null}'),
  answersInstead('an error is found', 'find', () => '{"success":false,"errorCode":"Exception","data":null}'),
]
export const misaRefusals: [Fault, string][] = [
  [refuses('a refusal', error('LicenseInfo_Expired', 'Giấy phép đã hết hạn')), 'Giấy phép đã hết hạn'],
  [refuses('a refusal without words', error('XMLTooLong')), 'XMLTooLong'],
  [notDone('a refusal in a row', 'InvalidTaxCode'), 'InvalidTaxCode'],
  [
    refuses('a refusal with 400', { ...error('InvalidInvSeries', 'Ký hiệu không đúng'), status: 400 }),
    'Ký hiệu không đúng',
  ],
]
