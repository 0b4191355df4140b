/**
 * Sends the letters of one tenant that are due. Each is claimed in a transaction of its own, sent outside any
 * transaction, and then marked. A server that dies in between leaves a claim that ends by itself; the letter is then
 * sent again, perhaps for the second time.
 */
import { sql } from '#engine/sql.ts'
import type { Server } from '../call/call.ts'
import { deliver, type Message } from '../mail/smtp.ts'
import { LetterRefused, type Trouble } from '../mail/trouble.ts'
import { letterPlace } from './letters.ts'
import { mailServerOf } from './mail-server.ts'

type SendingServer = Pick<Server, 'database' | 'config' | 'sealer' | 'clock' | 'log'>

const minute = 60_000
/** How long to wait after each failed attempt. After the last one the letter has failed. */
const waits = [1, 5, 30, 120, 720].map((minutes) => minutes * minute)
/** Longer than one letter can take (`mail/smtp.ts`). */
const leaseMs = 5 * minute
/** Letters sent in one turn, before other tenants have theirs. */
const mostInTurn = 20

interface Claimed {
  id: string
  recipients: string[]
  copies: string[]
  subject: string
  body: string | null
  sealed: string | null
  attachment: Buffer | null
  attachmentName: string
  attempts: number
  createdAt: Date
}

/** The letters of a closed tenant wait until it is opened again, or they have expired. */
const isOpen = sql`exists (select 1 from tenant t where t.id = l.tenant_id and t.active)`

const claim = (server: SendingServer, tenant: string, lease: string): Promise<Claimed | undefined> =>
  server.database.inTenant(
    { tenant, user: null },
    async (tx) => {
      const until = new Date(tx.now.getTime() + leaseMs)
      const [, rows] = await tx.batch([
        sql`update letter l set state = 'failed', problem = 'expired', sealed_body = null
where ${sql.ours('l')} and l.state = 'waiting' and l.expires_at <= ${tx.now}`,
        sql`update letter l set state = 'sending', lease = ${lease}, attempts = l.attempts + 1, next_at = ${until}
where ${sql.ours('l')} and l.id = (select c.id from letter c where ${sql.ours('c')} and c.state in ('waiting', 'sending') and c.next_at <= ${tx.now}
  order by c.next_at, c.id limit 1 for update skip locked) and ${isOpen}
returning l.id, l.recipients, l.copies, l.subject, l.body, l.sealed_body as sealed, l.attachment, l.attachment_name as "attachmentName", l.attempts, l.created_at as "createdAt"`,
      ])
      return (rows as Claimed[])[0]
    },
    { kind: 'save' },
  )

const messageOf = (server: SendingServer, tenant: string, letter: Claimed): Message => {
  const { id, recipients, copies, subject, body, sealed, attachment, attachmentName, createdAt } = letter
  const text = sealed === null ? body : server.sealer.open(letterPlace(tenant, id), sealed)
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

const send = async (server: SendingServer, tenant: string, letter: Claimed): Promise<Trouble | readonly string[]> => {
  try {
    const smtp = await server.database.inTenant({ tenant, user: null }, (tx) => mailServerOf(tx, server), {
      readOnly: true,
    })
    return await deliver(smtp, messageOf(server, tenant, letter), server.config.outboundHosts)
  } catch (error) {
    if (error instanceof LetterRefused) return error.trouble
    throw error
  }
}

type Outcome = { state: 'sent' | 'failed' } | { state: 'waiting'; waitMs: number }

const outcomeOf = (trouble: Trouble | null, attempts: number): Outcome => {
  if (!trouble) return { state: 'sent' }
  const waitMs = waits[attempts - 1]
  return trouble.isFinal || waitMs === undefined ? { state: 'failed' } : { state: 'waiting', waitMs }
}

interface Sent {
  lease: string
  letter: Claimed
  answer: Trouble | readonly string[]
}

/** Only the claim that is still in force may write: another server may have taken over. */
const record = (server: SendingServer, tenant: string, { lease, letter, answer }: Sent): Promise<unknown> => {
  const trouble = 'reason' in answer ? answer : null
  const left = trouble ? [] : (answer as readonly string[])
  const outcome = outcomeOf(trouble, letter.attempts)
  const reason = trouble?.reason ?? (left.length > 0 ? 'partly' : null)
  const detail = trouble?.detail ?? left.join(', ')
  return server.database.inTenant({ tenant, user: null }, (tx) => {
    const next = new Date(tx.now.getTime() + ('waitMs' in outcome ? outcome.waitMs : 0))
    return tx.query(sql`update letter l set state = ${outcome.state}, lease = null, problem = ${reason}, problem_detail = ${detail}, next_at = ${next},
  sent_at = ${outcome.state === 'sent' ? tx.now : null}, sealed_body = case when ${outcome.state === 'waiting'}::boolean then l.sealed_body end
where ${sql.ours('l')} and l.id = ${letter.id} and l.lease = ${lease}`)
  })
}

/** The moment the next letter of a tenant is due; null if none waits. */
export const nextDue = async ({ database }: Pick<Server, 'database'>, tenant: string): Promise<Date | null> => {
  const [row] = await database.inTenant(
    { tenant, user: null },
    (tx) =>
      tx.query<{ due: Date | null }>(
        sql`select min(l.next_at) as due from letter l where ${sql.ours('l')} and l.state in ('waiting', 'sending') and ${isOpen}`,
      ),
    { readOnly: true },
  )
  return row?.due ?? null
}

/** Trouble with the server itself: the next letter would meet the same. */
const isAboutServer = (answer: Trouble | readonly string[]): boolean =>
  'reason' in answer && !['noText', 'recipient', 'tooLarge', 'refused', 'unknown'].includes(answer.reason)

/** Sends what is due, and returns the moment something is due again. */
export const sendDue = async (server: SendingServer, tenant: string): Promise<Date | null> => {
  for (let count = 0; count < mostInTurn; count += 1) {
    const lease = server.clock.newId()
    const letter = await claim(server, tenant, lease)
    if (!letter) break
    const answer = await send(server, tenant, letter)
    await record(server, tenant, { lease, letter, answer })
    if ('reason' in answer) server.log.info({ tenant, letter: letter.id, reason: answer.reason }, 'letter not sent')
    if (isAboutServer(answer)) break
  }
  return nextDue(server, tenant)
}
