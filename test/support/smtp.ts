/** A mail server for tests, which keeps what it is sent. */
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface MailReceived {
  from: string
  to: string[]
  /** As it came over the wire. */
  raw: string
  parsed: Email
}

export interface TestMailServer {
  port: number
  received: MailReceived[]
  /** Attempts to sign in. */
  signIns: number
  stop(): Promise<void>
}

export const mailUser = 'ketoan@minhtam.vn'
export const mailPassword = 'bí-mật-SMTP-9'
/** What is saved by a tenant that sends by this server. */
export const mailServerAt = (port: number) => ({
  host: '127.0.0.1',
  port,
  security: 'none',
  userName: mailUser,
  password: mailPassword,
  fromAddress: mailUser,
})

/** Refuses recipients that begin with `nobody`, and takes its time with those that begin with `slow`. */
export const startMailServer = async (
  options: SMTPServerOptions & { port?: number; slowMs?: number } = {},
): Promise<TestMailServer> => {
  const { port = 0, slowMs = 300, ...more } = options
  const received: MailReceived[] = []
  const counts = { signIns: 0 }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    size: 5_000_000,
    onAuth({ username, password }, _, done) {
      counts.signIns += 1
      if (username === mailUser && password === mailPassword) done(null, { user: username })
      else done(Object.assign(new Error(`No: ${password}`), { responseCode: 535 }))
    },
    onRcptTo({ address }, _, done) {
      if (address.startsWith('nobody')) done(Object.assign(new Error('No such mailbox here'), { responseCode: 550 }))
      else done()
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        const to = envelope.rcptTo.map(({ address }) => address)
        const take = async (): Promise<void> => {
          if (to[0]?.startsWith('slow')) await new Promise((resolve) => setTimeout(resolve, slowMs))
          const from = envelope.mailFrom ? envelope.mailFrom.address : ''
          received.push({ from, to, raw: raw.toString('latin1'), parsed: await PostalMime.parse(raw) })
          done()
        }
        void take()
      })
    },
    ...more,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    get signIns() {
      return counts.signIns
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
