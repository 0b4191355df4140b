/** VNPT Invoice, as it answers. */
import { answersInstead, refuses } from './faults.ts'
import { startFake, type Asked, type Fault, type Reply } from './fake-server.ts'
import { issueThere, noInvoices, type FakeProvider, type InvoiceState, type IssuedThere } from './issued.ts'

export const vnptAccount = {
  username: 'staff',
  password: ' mật <khẩu> & 3 ',
  serviceUsername: 'service',
  servicePassword: 'dịch]]>vụ',
  sellerTaxId: '0109999887',
}
const soap = (method: string, text: string, status = 200): Reply => ({
  status,
  type: 'text/xml; charset=utf-8',
  body: `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${method}Response xmlns="http://tempuri.org/"><${method}Result>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</${method}Result></${method}Response></soap:Body></soap:Envelope>`,
})
const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
const field = (body: string, name: string): string | undefined => {
  const [, cdata, text] = new RegExp(`<${name}>(?:<!\\[CDATA\\[([\\s\\S]*?)\\]\\]>|([^<]*))</${name}>`).exec(body) ?? []
  return cdata ?? (text === undefined ? undefined : unescaped(text))
}
const methodOf = ({ body }: Asked): string => /<soap:Body><(\w+) /.exec(body)?.[1] ?? ''

const invoice = ({ series, number, content, code = `00MA${number}`, total }: IssuedThere): string => {
  const data = content.replace(/<KHHDon>[^<]*<\/KHHDon>/, `<KHHDon>${series}</KHHDon><SHDon>${number}</SHDon>`)
  const [inner = ''] = /<DLHDon>[\s\S]*<\/DLHDon>/.exec(data) ?? []
  const own = total ? inner.replace(/<TgTTTBSo>[^<]*/, `<TgTTTBSo>${total}`) : inner
  return `<?xml version="1.0" encoding="UTF-8"?><HDon>${own}<MCCQT Id="1">${code}</MCCQT><DSCKS/></HDon>`
}

const isStaff = (body: string) =>
  field(body, 'Account') === vnptAccount.username && field(body, 'ACpass') === vnptAccount.password
const isService = (body: string, name: string, password: string) =>
  field(body, name) === vnptAccount.serviceUsername && field(body, password) === vnptAccount.servicePassword

const issue = (asked: Asked, state: InvoiceState): string => {
  const { body } = asked
  const isBusiness = asked.path === '/BusinessService.asmx'
  if (!isStaff(body) || !isService(body, 'username', isBusiness ? 'pass' : 'password')) return 'ERR:1'
  const content = field(body, 'xmlInvData') ?? ''
  const key = field(content, 'key') ?? ''
  const series = field(body, 'serial') ?? ''
  if (!key || !content.startsWith('<DSHDon><HDon><key>')) return 'ERR:3'
  if (content.includes('<MST>0000000000</MST>')) return 'ERR:5'
  if (state.issued.has(key)) return 'ERR:13'
  const { number } = issueThere(state, key, { series, content })
  return isBusiness
    ? `OK:${field(body, 'pattern')};${series};${number}`
    : `OK:${field(body, 'pattern')};${series}-${key}_${number}`
}
const find = ({ body }: Asked, state: InvoiceState): string => {
  if (!isService(body, 'userName', 'userPass')) return 'ERR:1'
  const own = state.issued.get(field(body, 'fkey') ?? '')
  return own ? invoice(own) : 'ERR:2'
}

const methods: Record<string, (asked: Asked, state: InvoiceState) => string> = {
  '/PublishService.asmx ImportAndPublishInv': issue,
  '/PublishService.asmx ImportAndPublishInvMTT': issue,
  '/BusinessService.asmx AdjustInvoiceAction': issue,
  '/BusinessService.asmx ReplaceInvoiceAction': issue,
  '/PortalService.asmx downloadInvFkeyNoPay': find,
  '/PortalService.asmx downloadInvPDFFkeyNoPay': (asked, state) => {
    const text = find(asked, state)
    return text.startsWith('ERR') ? text : Buffer.from(`%PDF of ${field(asked.body, 'fkey')}`).toString('base64')
  },
  '/BusinessService.asmx cancelInvNoPay': ({ body }, state) => {
    const own = state.issued.get(field(body, 'fkey') ?? '')
    if (!own?.series.startsWith('C25') || !isStaff(body)) return 'ERR:9'
    if (own.standing === 'cancelled') return 'ERR:8'
    own.standing = 'cancelled'
    return 'OK:'
  },
}

const answer = (asked: Asked, state: InvoiceState): Reply => {
  const method = methodOf(asked)
  const run = asked.headers['soapaction'] === `"http://tempuri.org/${method}"` && methods[`${asked.path} ${method}`]
  return run ? soap(method, run(asked, state)) : { status: 500, type: 'text/xml', body: '<soap:Fault/>' }
}

export const startVnpt = (): Promise<FakeProvider> =>
  startFake({
    state: noInvoices(),
    answer,
    actionOf: (asked) => {
      if (asked.path !== '/PortalService.asmx') return methodOf(asked) === 'cancelInvNoPay' ? 'other' : 'issue'
      return methodOf(asked) === 'downloadInvFkeyNoPay' ? 'find' : 'other'
    },
  })

const method = 'ImportAndPublishInv'
const found = (text: string) => () => soap('downloadInvFkeyNoPay', text).body
export const vnptOdd: Fault[] = [
  answersInstead('a number with zeros', 'issue', (body) => body.replace(/_(\d+)</, '_0000000$1<')),
  answersInstead('a number with its series', 'issue', (body) => body.replace(/_(\d+)</, '_C26TAA$1<')),
  answersInstead('several results', 'issue', (body) => body.replace(/OK:([^<]*)</, 'OK:1/001;C26TAA-other_7,$1<')),
  answersInstead('the same result twice', 'issue', (body) => body.replace(/OK:([^<]*)</, 'OK:$1,$1<')),
  answersInstead('a key in capitals', 'issue', (body) => body.replace(/OK:[^<]*/, (text) => text.toUpperCase())),
  answersInstead('spaces in the result', 'issue', (body) => body.replace(/OK:([^<]*)</, ' OK: $1 \n<')),
  answersInstead('a result without an envelope', 'issue', (body) => /OK:[^<]*/.exec(body)![0]),
  answersInstead(
    'a result as string',
    'issue',
    (body) => `<string xmlns="http://tempuri.org/">${/OK:[^<]*/.exec(body)![0]}</string>`,
  ),
  answersInstead('a result as a section of data', 'issue', (body) => body.replace(/(OK:[^<]*)</, '<![CDATA[$1]]><')),
  answersInstead('an envelope with other prefixes', 'issue', (body) =>
    body.replaceAll('soap:', 's:').replace('xmlns:soap', 'xmlns:s'),
  ),
  answersInstead('an envelope that names another encoding', 'issue', (body) => body.replace('utf-8', 'utf-16')),
]
export const vnptFaults: Fault[] = [
  refuses('a fault of the service', {
    ...soap(method, ''),
    status: 500,
    body: '<Fault><faultstring>Server was unable</faultstring></Fault>',
  }),
  refuses('a fault with status 200', { ...soap(method, ''), body: '<Fault><faultstring>ERR</faultstring></Fault>' }),
  refuses('an empty result', soap(method, '')),
  refuses('a result of other words', soap(method, 'Timeout expired')),
  refuses('an error without a number', soap(method, 'ERR:')),
  refuses('an error with status 500', soap(method, 'ERR:5', 503)),
  answersInstead('nothing but OK', 'issue', (body) => body.replace(/OK:[^<]*/, 'OK:')),
  answersInstead('the answer of another key', 'issue', (body) =>
    body.replace(/-[0-9a-f-]+_\d+/, '-00000000-0000-7000-8000-000000000000_999'),
  ),
  answersInstead('a number of another series', 'issue', (body) => body.replace(/C26TAA-(.*_)\d+/, 'C26TBB-$1999')),
  answersInstead('two numbers for one key', 'issue', (body) => body.replace(/OK:([^<]*)</, 'OK:$1' + '5,$1<')),
  answersInstead('a number of nine digits', 'issue', (body) => body.replace(/_\d+</, '_123456789<')),
  answersInstead('a number that is none', 'issue', (body) => body.replace(/_\d+</, '_<')),
  answersInstead('an answer with entities', 'issue', (body) =>
    body.replace('?>', '?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'),
  ),
  answersInstead('the key twice is known by 21', 'issue', () => soap(method, 'ERR:21').body),
  answersInstead('the key twice is known by 13', 'issue', () => soap(method, 'ERR:13').body),
  answersInstead(
    'an invoice of another series is found',
    'find',
    found('<HDon><KHHDon>C26TBB</KHHDon><SHDon>4</SHDon></HDon>'),
  ),
  answersInstead('an invoice without a number is found', 'find', found('<HDon><KHHDon>C26TAA</KHHDon></HDon>')),
  answersInstead('an invoice without its code is found', 'find', found('ERR:24')),
  answersInstead('the account is not known when it is asked', 'find', found('ERR:1')),
]
/** Those by which it is certain that nothing was issued. */
const errorsByNumber: Readonly<Record<string, string>> = {
  1: 'Sai tài khoản đăng nhập hoặc tài khoản không có quyền',
  2: 'Không tìm thấy hóa đơn',
  3: 'Dữ liệu XML của hóa đơn không đúng quy định',
  5: 'Không phát hành được hóa đơn',
  7: 'Tài khoản không thuộc công ty này',
  8: 'Hóa đơn đã được thay thế',
  9: 'Trạng thái hóa đơn không cho phép thực hiện',
  10: 'Số hóa đơn trong một lần gửi vượt quá mức cho phép',
  14: 'Lỗi khi cấp số hóa đơn',
  15: 'Không đọc được dữ liệu hóa đơn',
  19: 'Ký hiệu mẫu số không đúng với mẫu số của hóa đơn',
  29: 'Chứng thư số đã hết hạn',
}
export const vnptRefusals: [Fault, string][] = [
  [refuses('a refusal', soap(method, 'ERR:30')), 'Ngày hóa đơn nhỏ hơn ngày của hóa đơn đã phát hành trước đó'],
  [
    refuses('a refusal with words behind it', soap(method, 'ERR:20 pattern')),
    'Ký hiệu mẫu số và ký hiệu hóa đơn không phù hợp',
  ],
  [refuses('a refusal of no known number', soap(method, 'ERR:99')), 'ERR:99'],
  [refuses('no numbers', soap(method, ' err:6 ')), 'Không còn đủ số hóa đơn để phát hành'],
  ...Object.entries(errorsByNumber).map(([number, text]): [Fault, string] => [
    refuses(`error ${number}`, soap(method, `ERR:${number}`)),
    text,
  ]),
]
