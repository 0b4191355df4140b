/** Hands a letter to a mail server. The connection goes to the address that was checked, and to no other. */
import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { outboundAddress, type OutboundHost } from '../http/outbound-address.ts'
import { LetterRefused, troubleOf } from './trouble.ts'

export interface SmtpServer {
  host: string
  port: number
  security: 'starttls' | 'tls' | 'none'
  userName: string
  password: string
  from: { name: string; address: string }
  replyTo: string
  /** Chosen by the operator of the installation, so it may be on his own network. */
  isTrusted: boolean
}

interface MessageFile {
  name: string
  bytes: Buffer
}

export interface Message {
  /** The same at every attempt, so that a mailbox can recognise a letter that arrives twice. */
  id: string
  to: readonly string[]
  cc: readonly string[]
  subject: string
  text: string
  attachment: MessageFile | null
  /** Further files. */
  more?: readonly MessageFile[]
  date: Date
}

const connectMs = 15_000
const silenceMs = 30_000
/** For everything together, so that a server that answers one byte a minute cannot hold a letter for hours. */
const wholeMs = 90_000
const longestReply = 64 * 1024

const transportTo = async (server: SmtpServer, listed: readonly OutboundHost[]) => {
  const { host, port, security, userName, password, isTrusted } = server
  const address = isTrusted ? host : await outboundAddress({ host, port }, listed)
  return createTransport({
    host: address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    // The certificate must be for the name that was typed, not for the address it was resolved to.
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(isIP(host) ? {} : { servername: host }) },
    ...(userName ? { auth: { user: userName, pass: password } } : {}),
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    maxResponseSize: longestReply,
    allowInternalNetworkInterfaces: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

type Transport = Awaited<ReturnType<typeof transportTo>>

/** Throws LetterRefused, whose detail never contains the password. */
const within = async <T>(
  server: SmtpServer,
  listed: readonly OutboundHost[],
  work: (transport: Transport) => Promise<T>,
): Promise<T> => {
  let transport: Transport | undefined
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(Object.assign(new Error('The letter took too long'), { code: 'ETIMEDOUT' })),
    wholeMs,
  )
  try {
    transport = await transportTo(server, listed)
    return await Promise.race([work(transport), timeout.promise])
  } catch (error) {
    throw new LetterRefused(troubleOf(error, server))
  } finally {
    clearTimeout(timer)
    transport?.close()
  }
}

/** True if the server answers and knows the password. */
export const verifyServer = (server: SmtpServer, listed: readonly OutboundHost[]): Promise<unknown> =>
  within(server, listed, (transport) => transport.verify())

const contentTypes: Readonly<Record<string, string>> = { xml: 'application/xml', zip: 'application/zip' }
const attached = ({ name, bytes }: MessageFile) => ({
  filename: name,
  content: bytes,
  contentType: contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/pdf',
})

/** Returns the addresses the server refused, while it took the letter for others. */
export const deliver = async (
  server: SmtpServer,
  message: Message,
  listed: readonly OutboundHost[],
): Promise<readonly string[]> => {
  const { id, to, cc, subject, text, attachment, more = [], date } = message
  const domain = server.from.address.split('@')[1] ?? 'localhost'
  const { rejected } = await within(server, listed, (transport) =>
    transport.sendMail({
      messageId: `<${id}@${domain}>`,
      date,
      from: server.from,
      ...(server.replyTo ? { replyTo: server.replyTo } : {}),
      to: [...to],
      cc: [...cc],
      subject,
      text,
      ...(attachment ? { attachments: [attachment, ...more].map(attached) } : {}),
    }),
  )
  return rejected
}
