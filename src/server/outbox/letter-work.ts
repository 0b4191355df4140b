/** Sending a letter, as work in three steps (decision 0060): what is read, what goes to the mail server, what became of it. */
import { sql } from '#engine/sql.ts'
import type { Server } from '../call/call.ts'
import type { Message } from '../mail/smtp.ts'
import { LetterRefused } from '../mail/trouble.ts'
import { inThreeSteps, nothingToDo, WorkFailed, type Handler, type PayloadOf, type Step } from '../work/handler.ts'
import { failedLetter, mailProblem, reasonOf } from './letter-failed.ts'
import { letterPlace } from './letters.ts'
import { mailServerOf } from './mail-server.ts'
import { sendLetter, type Sending } from './send.effect.ts'

interface Stored {
  recipients: string[]
  copies: string[]
  subject: string
  body: string | null
  sealed: string | null
  attachment: Buffer | null
  attachmentName: string
  createdAt: Date
  expiresAt: Date
  isSent: boolean
}

const stored = async ({ tx }: Step, id: string): Promise<Stored | undefined> => {
  const [found] = await tx.query<Stored>(
    sql`select l.recipients, l.copies, l.subject, l.body, l.sealed_body as sealed, l.attachment, l.attachment_name as "attachmentName", l.created_at as "createdAt", l.expires_at as "expiresAt", l.state = 'sent' as "isSent"
from letter l where ${sql.ours('l')} and l.id = ${id}`,
  )
  return found
}

const furtherFiles = ({ tx }: Step, id: string): Promise<{ name: string; bytes: Buffer }[]> =>
  tx.query<{ name: string; bytes: Buffer }>(
    sql`select f.name, f.bytes from letter_file f where ${sql.ours('f')} and f.letter_id = ${id} order by f.ordinal`,
  )

type SendingServer = Pick<Server, 'config' | 'sealer'>

const messageOf = (
  { sealer }: SendingServer,
  { tenant, id }: { tenant: string; id: string },
  letter: Stored,
): Message => {
  const { recipients, copies, subject, body, sealed, attachment, attachmentName, createdAt } = letter
  const text = sealed === null ? body : sealer.open(letterPlace(tenant, id), sealed)
  if (text === null) throw new LetterRefused({ reason: 'noText', detail: '', isFinal: true })
  return {
    id,
    to: recipients,
    cc: copies,
    subject,
    text,
    attachment: attachment && { name: attachmentName, bytes: attachment },
    date: createdAt,
  }
}

const prepare = async (server: SendingServer, step: Step, id: string): Promise<Sending | typeof nothingToDo> => {
  const letter = await stored(step, id)
  // Deleted, or sent although nobody could write it down.
  if (!letter || letter.isSent) return nothingToDo
  if (letter.expiresAt <= step.now) throw new WorkFailed({ problem: mailProblem('expired'), values: {}, isFinal: true })
  try {
    const smtp = await mailServerOf(step.tx, server)
    const message = messageOf(server, { tenant: step.tx.tenant, id }, letter)
    return {
      smtp,
      message: letter.attachment ? { ...message, more: await furtherFiles(step, id) } : message,
      listed: server.config.outboundHosts,
    }
  } catch (error) {
    throw error instanceof LetterRefused ? failedLetter(error) : error
  }
}

export const letterWork = (server: () => SendingServer): Handler =>
  inThreeSteps<PayloadOf<'letter'>, Sending, { left: readonly string[] }>({
    before: (step, { payload }) => prepare(server(), step, payload.letter),
    effect: (_, sending) => sendLetter(sending),
    after: async ({ tx, now }, { payload, attempt }, { result: { left } }) => {
      await tx.query(
        sql`update letter l set state = 'sent', sent_at = ${now}, attempts = ${attempt}, sealed_body = null,
  problem = ${left.length > 0 ? 'partly' : null}, problem_detail = ${left.join(', ')} where ${sql.ours('l')} and l.id = ${payload.letter}`,
      )
    },
    failed: async ({ tx }, { payload, attempt }, { problem, values, isLast }) => {
      await tx.query(
        sql`update letter l set state = ${isLast ? 'failed' : 'waiting'}, attempts = ${attempt}, problem = ${reasonOf(problem)}, problem_detail = ${values['detail'] ?? ''},
  sealed_body = case when ${isLast}::boolean then null else l.sealed_body end where ${sql.ours('l')} and l.id = ${payload.letter} and l.state <> 'sent'`,
      )
    },
  })
