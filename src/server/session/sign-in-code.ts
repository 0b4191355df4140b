/** The second step of a sign-in: the password was right, and the user has a second factor. */
import { sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { acceptCode } from '../access/second-factor.ts'
import { countAttempt, forgetFailures, type SignInAttempt } from '../access/sign-in-throttle.ts'
import { hashSecret, newSecret } from '../access/tokens.ts'
import type { Sealer } from '../process/sealed.ts'
import { beginSession, logArrival, type Arrival } from './begin-session.ts'

export const ticketLifeSeconds = 5 * 60
/** After so many wrong codes the password must be typed again. */
const mostWrongCodes = 5

export type CodeOutcome = { token: string } | { error: 'mfa_invalid' | 'mfa_key_lost' | 'mfa_expired' | 'locked' }

export const hasSecondFactor = async (tx: Tx, userId: string): Promise<boolean> =>
  (
    await tx.query(
      sql`select 1 from second_factor where ${sql.ours('second_factor')} and user_id = ${userId} and secret is not null`,
    )
  ).length > 0

/** Tickets of all users that have expired, more than are made. */
const sweepTickets = (tx: Tx) =>
  sql`delete from sign_in_ticket where ${sql.ours('sign_in_ticket')} and hash in
(select hash from sign_in_ticket where ${sql.ours('sign_in_ticket')} and created_at < ${new Date(tx.now.getTime() - ticketLifeSeconds * 1000)} limit 100 for update skip locked)`

/**
 * Made when the password was right. The attempt stays counted until the code is right too: who knows a password could
 * otherwise try codes without end, by typing the password again and again.
 */
export const makeTicket = async (tx: Tx, userId: string, { counted }: SignInAttempt): Promise<string> => {
  const text = newSecret()
  await tx.batch([
    sql`insert into sign_in_ticket (tenant_id, hash, user_id, created_at, counted) values (${sql.tenant}, ${hashSecret(text)}, ${userId}, ${tx.now}, ${counted})`,
    sweepTickets(tx),
  ])
  return text
}

interface TicketRow {
  id: string
  user_name: string
  display_name: string
  counted: string
  failures: number
}

const findTicket = async (tx: Tx, hash: Buffer, lock: boolean): Promise<TicketRow | undefined> => {
  const since = new Date(tx.now.getTime() - ticketLifeSeconds * 1000)
  const [row] =
    await tx.query<TicketRow>(sql`select u.id, u.user_name, u.display_name, t.counted, t.failures from sign_in_ticket t
join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id and u.active
where t.hash = ${hash} and t.created_at > ${since}${lock ? sql` for update` : sql.empty}`)
  return row
}

const countWrong = async (tx: Tx, hash: Buffer, row: TicketRow, address: string): Promise<void> => {
  await tx.query(
    row.failures + 1 >= mostWrongCodes
      ? sql`delete from sign_in_ticket where ${sql.ours('sign_in_ticket')} and hash = ${hash}`
      : sql`update sign_in_ticket set failures = failures + 1 where ${sql.ours('sign_in_ticket')} and hash = ${hash}`,
  )
  await logArrival(tx, { user: row, address }, 'codeFailed')
}

export interface CodeAttempt extends Omit<Arrival, 'user'> {
  ticket: string
  code: string
}

/** Locks as every sign-in does: attempts first, then rows; the ticket is looked at again behind the locks. */
export const signInByCode = async (
  tx: Tx,
  sealer: Sealer,
  { ticket, code, ...arrival }: CodeAttempt,
): Promise<CodeOutcome> => {
  const hash = hashSecret(ticket)
  const known = await findTicket(tx, hash, false)
  if (!known) return { error: 'mfa_expired' }
  const guess = await countAttempt(tx, known.user_name, arrival.address)
  if (!guess) return { error: 'locked' }
  const user = await findTicket(tx, hash, true)
  if (!user) return { error: 'mfa_expired' }
  const accepted = await acceptCode(tx, sealer, { userId: user.id, code })
  // The attempt stays counted, but the ticket stays too: a recovery code may follow.
  if (accepted === 'keyLost') return { error: 'mfa_key_lost' }
  if (accepted === 'wrong') {
    await countWrong(tx, hash, user, arrival.address)
    return { error: 'mfa_invalid' }
  }
  await tx.batch([
    sql`delete from sign_in_ticket where ${sql.ours('sign_in_ticket')} and hash = ${hash}`,
    sql`delete from address_attempt where id = ${user.counted}`,
  ])
  await forgetFailures(tx, guess)
  const token = await beginSession(tx, { user, ...arrival })
  await logArrival(tx, { user, address: arrival.address }, accepted === 'app' ? 'signIn' : 'signInByRecovery')
  return { token }
}
