/** Which mail server a tenant sends with: its own, or that of the installation. */
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { isEmail } from '#kernel/email.ts'
import { problem, Refused } from '#kernel/problem.ts'
import type { MailSecurity } from '#system/mail-server.ts'
import type { Server } from '../call/call.ts'
import type { SmtpServer } from '../mail/smtp.ts'
import { LetterRefused } from '../mail/trouble.ts'

/** Where the password of a tenant is sealed. */
export const passwordPlace = (tenant: string) => ({ tenant, use: 'mail-server' })

interface Found {
  name: string
  company: string | null
  email: string | null
  host: string | null
  port: number
  security: MailSecurity
  userName: string
  sealed: string | null
  fromAddress: string
  fromName: string
  replyTo: string
}

/** Throws LetterRefused if there is none, or if its password can no longer be read. */
export const mailServerOf = async (
  tx: Tx,
  { config, sealer }: Pick<Server, 'config' | 'sealer'>,
): Promise<SmtpServer> => {
  const [found] =
    await tx.query<Found>(sql`select t.name, s.values ->> 'companyName' as company, s.values ->> 'companyEmail' as email,
  m.host, m.port, m.security, m.user_name as "userName", m.sealed_password as sealed, m.from_address as "fromAddress", m.from_name as "fromName", m.reply_to as "replyTo"
from tenant t left join setting s on s.tenant_id = t.id left join mail_server m on m.tenant_id = t.id where t.id = ${tx.tenant}`)
  const company = found?.company || found?.name || ''
  if (found?.host) {
    const { host, port, security, userName, sealed, fromAddress, fromName, replyTo } = found
    const password = sealed === null ? '' : sealer.open(passwordPlace(tx.tenant), sealed)
    if (password === null) throw new LetterRefused({ reason: 'noSecret', detail: '', isFinal: false })
    const from = { name: fromName || company, address: fromAddress }
    return { host, port, security, userName, password, from, replyTo, isTrusted: false }
  }
  if (!config.smtp) throw new LetterRefused({ reason: 'noServer', detail: '', isFinal: false })
  const { fromAddress, ...server } = config.smtp
  const replyTo = found?.email && isEmail(found.email) ? found.email : ''
  return { ...server, from: { name: company, address: fromAddress }, replyTo, isTrusted: true }
}

/** True if letters can be sent, as far as that can be known without asking the server; otherwise why not. */
export const mailTroubleOf = async (
  tx: Tx,
  server: Pick<Server, 'config' | 'sealer'>,
): Promise<'noServer' | 'noSecret' | null> => {
  try {
    await mailServerOf(tx, server)
    return null
  } catch (error) {
    if (error instanceof LetterRefused) return error.trouble.reason === 'noSecret' ? 'noSecret' : 'noServer'
    throw error
  }
}

/** Throws Refused if letters cannot be sent. */
export const demandMailServer = async (tx: Tx, server: Pick<Server, 'config' | 'sealer'>): Promise<void> => {
  const trouble = await mailTroubleOf(tx, server)
  if (trouble) throw new Refused([problem('', trouble === 'noSecret' ? 'mailTrouble.noSecret' : 'mail.notSet')])
}
