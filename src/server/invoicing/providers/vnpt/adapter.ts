/** VNPT Invoice: SOAP, with the passwords of staff and service in every question, and the invoice as XML in it. */
import type { OutboundOutcome, OutboundQuestion } from '../../../outbound/question.ts'
import type { Attempt, Desk, InvoiceAdapter } from '../../provider.ts'
import { unissuedData } from '../../xml/invoice-xml.ts'
import { writeElement } from '../../xml/element.ts'
import { findTimes } from '../../../asking/writing.ts'
import { isFromRegister, issueTimes, templateCode, templateDigit } from '../../asking/writing.ts'
import { readCancelled, readFile, readFound, readIssued, readTest } from './answers.ts'
import { envelope, namespace, type Fields } from './envelope.ts'

const environments = { production: '-tt78admin', sandbox: '-tt78admindemo' } as const
const domain = 'vnpt-invoice.com.vn'

const originOf = ({ account }: Desk): string =>
  account.origin ||
  `https://${account.sellerTaxId.replace(/[^0-9-]/g, '')}${environments[account.environment]}.${domain}`

type Service = 'PublishService' | 'BusinessService' | 'PortalService'
interface Called {
  action: string
  service: Service
  method: string
  fields: Fields
}

const call = (
  { ask, account, ...desk }: Desk,
  { action, service, method, fields }: Called,
  more: Partial<OutboundQuestion> = {},
): Promise<OutboundOutcome> =>
  ask({
    action,
    method: 'POST',
    origin: originOf({ ask, account, ...desk }),
    path: `/${service}.asmx`,
    headers: { soapaction: `"${namespace}${method}"` },
    body: { type: 'text/xml; charset=utf-8', content: envelope(method, fields) },
    secrets: [account.password, account.settings['servicePassword'] ?? ''].filter(Boolean),
    secretKeys: ['ACpass', 'password', 'pass', 'userPass'],
    times: findTimes,
    ...more,
  })

const staff = ({ account }: Desk): Fields => ({ Account: account.username, ACpass: account.password })
const service = ({ account: { settings } }: Desk) => ({
  name: settings['serviceUsername'] ?? '',
  password: settings['servicePassword'] ?? '',
})
/** The portal has its own words for them. */
const portal = (desk: Desk): Fields => ({ userName: service(desk).name, userPass: service(desk).password })

export const vnptInvoiceXml = ({ key, invoice }: Attempt): string => {
  const data = unissuedData({ ...invoice, template: templateDigit(invoice.template) })
  const element = { name: 'HDon', content: [{ name: 'key', content: key }, data] }
  return writeElement({ name: 'DSHDon', content: [element] })
}

/** Which call issues it: a correction is made from the original, by whose key the provider knows it. */
const issuingOf = (desk: Desk, { invoice, originalKey, ...attempt }: Attempt): Called => {
  const xmlInvData = { xml: vnptInvoiceXml({ invoice, ...attempt }) }
  const { name, password } = service(desk)
  const place = { pattern: templateCode(invoice.template), serial: invoice.series, convert: '0' }
  if (invoice.correction && originalKey) {
    const method = invoice.correction.how === 'adjusts' ? 'AdjustInvoiceAction' : 'ReplaceInvoiceAction'
    // This service calls the password `pass`; the other name is the one of all its neighbours.
    const passwords = { username: name, pass: password, password }
    const fields = { ...staff(desk), xmlInvData, ...passwords, fkey: originalKey, AttachFile: '', ...place }
    return { action: 'issue', service: 'BusinessService', method, fields }
  }
  const method = isFromRegister(invoice) ? 'ImportAndPublishInvMTT' : 'ImportAndPublishInv'
  const fields = { ...staff(desk), xmlInvData, username: name, password, ...place }
  return { action: 'issue', service: 'PublishService', method, fields }
}

const downloadXml = 'downloadInvFkeyNoPay'
const downloads = { pdf: 'downloadInvPDFFkeyNoPay', xml: downloadXml } as const
/** No attempt has it. */
const nobody = '00000000-0000-0000-0000-000000000000'

const asking = (desk: Desk, fkey: string, method: string = downloadXml): Called => ({
  action: 'find',
  service: 'PortalService',
  method,
  fields: { fkey, ...portal(desk) },
})

export const vnpt: InvoiceAdapter = {
  name: 'vnpt',
  official: Object.values(environments).map((part) => `*${part}.${domain}`),
  atOnce: 8,
  async test(desk) {
    const outcome = await call(desk, { ...asking(desk, nobody), action: 'test' }, { isRepeatable: true })
    return readTest(outcome, downloadXml)
  },
  async issue(desk, attempt) {
    const issuing = issuingOf(desk, attempt)
    const outcome = await call(desk, issuing, { times: issueTimes })
    return readIssued(outcome, { method: issuing.method, attempt })
  },
  async find(desk, attempt) {
    const outcome = await call(desk, asking(desk, attempt.key), { isRepeatable: true })
    return readFound(outcome, { method: downloadXml, attempt })
  },
  async cancel(desk, { key }) {
    const method = 'cancelInvNoPay'
    const { name, password } = service(desk)
    // The names of this call are those of the portal, the rest of the service has the other two.
    const fields = { ...staff(desk), fkey: key, ...portal(desk), username: name, password }
    const outcome = await call(desk, { action: 'cancel', service: 'BusinessService', method, fields })
    return readCancelled(outcome, method)
  },
  async file(desk, issued, kind) {
    const method = downloads[kind]
    const asked = { ...asking(desk, issued.key, method), action: 'file' }
    const outcome = await call(desk, asked, { isRepeatable: true, mostBytes: 40_000_000 })
    return readFile(outcome, { method, issued, kind })
  },
}
