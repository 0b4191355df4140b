/** Why a letter was not sent, as one of a few reasons that can be explained to people. */
import { isAboutCertificate } from '../http/certificate-errors.ts'
import { AddressForbidden } from '../http/outbound-address.ts'

type TroubleReason =
  | 'noServer'
  | 'noSecret'
  | 'noText'
  | 'addressForbidden'
  | 'hostUnknown'
  | 'connection'
  | 'timeout'
  | 'certificate'
  | 'encryption'
  | 'password'
  | 'sender'
  | 'recipient'
  | 'tooLarge'
  | 'refused'
  | 'unknown'

export interface Trouble {
  reason: TroubleReason
  /** What the server answered, for those who know mail servers. */
  detail: string
  /** Another attempt would end in the same way. */
  isFinal: boolean
}

export class LetterRefused extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    super(trouble.reason)
    this.trouble = trouble
  }
}

interface MailError {
  code?: string
  command?: string
  responseCode?: number
  response?: string
  message?: string
  cause?: MailError
}

const codes: Readonly<Record<string, TroubleReason>> = {
  EDNS: 'hostUnknown',
  ENOTFOUND: 'hostUnknown',
  EAI_AGAIN: 'hostUnknown',
  ETIMEDOUT: 'timeout',
  ETLS: 'encryption',
  EPROTO: 'encryption',
  EAUTH: 'password',
  ENOAUTH: 'password',
  ESOCKET: 'connection',
  ECONNECTION: 'connection',
  ECONNREFUSED: 'connection',
  ECONNRESET: 'connection',
  EPROTOCOL: 'connection',
}

const reasonOf = ({ code = '', command = '', responseCode = 0, message = '', cause }: MailError): TroubleReason => {
  if (isAboutCertificate({ code, message }) || isAboutCertificate({ code: cause?.code ?? '' })) return 'certificate'
  if (code === 'ESOCKET' && /ssl|tls|wrong version/i.test(message)) return 'encryption'
  if (responseCode === 552 || /larger than allowed/.test(message)) return 'tooLarge'
  if (code === 'EENVELOPE') return command === 'RCPT TO' ? 'recipient' : command === 'MAIL FROM' ? 'sender' : 'refused'
  if (code === 'EMESSAGE') return 'refused'
  return codes[code] ?? 'unknown'
}

/** A server may not like one letter, or it may be in trouble itself. */
const aboutLetter = new Set<TroubleReason>(['recipient', 'tooLarge', 'refused', 'sender'])

const longestDetail = 300
/** Without line breaks and without the password, in whatever form a server might repeat it. */
const cleaned = (text: string, secrets: readonly string[]): string => {
  const hidden = secrets
    .filter((one) => one !== '')
    .flatMap((one) => [one, Buffer.from(one).toString('base64')])
    .reduce((rest, one) => rest.replaceAll(one, '••••'), text)
  // A server may answer anything.
  return (
    hidden
      // eslint-disable-next-line no-control-regex -- these are the characters to be replaced
      .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
      .trim()
      .slice(0, longestDetail)
  )
}

export const troubleOf = (error: unknown, { userName, password }: { userName: string; password: string }): Trouble => {
  if (error instanceof AddressForbidden) return { reason: 'addressForbidden', detail: '', isFinal: false }
  const found = (error ?? {}) as MailError
  const reason = reasonOf(found)
  return {
    reason,
    detail: cleaned(found.response || found.message || '', [password, `\0${userName}\0${password}`]),
    isFinal: aboutLetter.has(reason) && (reason === 'tooLarge' || (found.responseCode ?? 0) >= 500),
  }
}
