/** Letters that wait in the database (decision 0060): writing one down, and how many a tenant may send. */
import { sql, type Sql } from '#engine/sql.ts'
import type { Tx } from '#engine/tx.ts'
import { workStatement } from '#engine/work.ts'
import { problem, Refused } from '#kernel/problem.ts'
import type { PayloadOf } from '#model/work.ts'
import type { Server } from '../call/call.ts'

type LetterKind = 'document' | 'statement' | 'invitation' | 'recovery'

interface LetterFile {
  name: string
  bytes: Buffer
}

export interface NewLetter {
  id: string
  kind: LetterKind
  to: readonly string[]
  cc: readonly string[]
  subject: string
  text: string
  attachment: LetterFile | null
  /** Further files. */
  more?: readonly LetterFile[]
  /** A kind of document or a list, and one record of it. */
  about: { kind: string; id: string; number: string } | null
  by: { id: string; displayName: string } | null
  /** When the link in it expires. A letter with a link is sealed. */
  linkDies: Date | null
}

/** Where the text of a letter is sealed. */
export const letterPlace = (tenant: string, id: string) => ({ tenant, use: `letter ${id}` })

/** Characters that would end a header. The mail library encodes them as well; here nothing depends on that. */
// eslint-disable-next-line no-control-regex -- these are the characters that must not occur
export const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()

const sendableMs = 48 * 3_600_000
/**
 * After all attempts. Later nobody expects the letter any more, for instance when a backup of last week is restored.
 */
export const sendableUntil = (now: Date): Date => new Date(now.getTime() + sendableMs)

/**
 * The statements that write a letter down and have it sent. With a condition, the same statements run whether or not
 * there is somebody to write to; the work then finds no letter.
 */
export const letterStatements = (
  tx: Tx,
  letter: NewLetter,
  sealer: Server['sealer'],
  condition = sql`true`,
): readonly Sql[] => [
  letterStatement(tx, letter, sealer, condition),
  ...(letter.more ?? []).map(
    ({ name, bytes }, index) =>
      sql`insert into letter_file (tenant_id, letter_id, ordinal, name, bytes) values (${sql.tenant}, ${letter.id}, ${index + 1}, ${name}, ${bytes})`,
  ),
  sendingOf(tx, letter.id),
]

/** The work of sending a letter, anew if it has failed. */
export const sendingOf = (tx: Tx, id: string): Sql =>
  workStatement(tx, { kind: 'letter', key: id, payload: { letter: id } satisfies PayloadOf<'letter'> })

const letterStatement = (tx: Tx, letter: NewLetter, sealer: Server['sealer'], condition: Sql): Sql => {
  const { id, kind, to, cc, subject, text, attachment, about, by, linkDies } = letter
  const sealed = linkDies ? sealer.seal(letterPlace(tx.tenant, id), text) : null
  return sql`insert into letter (tenant_id, id, kind, recipients, copies, subject, body, sealed_body, attachment, attachment_name, about_kind, about_id, about_number, user_id, display_name, expires_at, created_at)
select ${sql.home.tenant}, ${id}::uuid, ${kind}::text, ${to}::text[], ${cc}::text[], ${oneLine(subject)}::text, ${sealed === null ? text : null}::text, ${sealed}::text,
  ${attachment?.bytes ?? null}::bytea, ${attachment?.name ?? ''}::text, ${about?.kind ?? null}::text, ${about?.id ?? null}::uuid, ${about?.number ?? ''}::text,
  ${by?.id ?? null}::uuid, ${by?.displayName ?? ''}::text, ${linkDies ?? sendableUntil(tx.now)}::timestamptz, ${tx.now}::timestamptz
from ${sql.home.row} where ${condition}`
}

const dayMs = 86_400_000

/** How the log begins to tell of a letter that tried the mail server. */
export const trialMark = 'mailTest → '

/**
 * Throws Refused if the tenant has sent as many letters as it may within a day. Deleted letters and trials are counted
 * by the log, which nobody can shorten; a lock makes letters of one tenant wait for each other until the commit.
 */
export const refuseTooMany = async (
  tx: Tx,
  { lettersPerDay }: Pick<Server['config'], 'lettersPerDay'>,
): Promise<void> => {
  const since = new Date(tx.now.getTime() - dayMs)
  const [, found] = await tx.batch([
    sql`select pg_advisory_xact_lock(hashtextextended(${`letters ${tx.tenant}`}, 0))`,
    sql`select (select count(*) from letter l where ${sql.ours('l')} and l.created_at > ${since})::int
  + (select count(*) from event v where ${sql.ours('v')} and v.at > ${since} and v.function_id = 'Config'
    and (v.action = 'config' and starts_with(v.summary, ${trialMark}) or v.action = 'delete' and (v.before ->> 'letterMadeAt')::timestamptz > ${since}))::int as made`,
  ])
  const [row] = found as { made: number }[]
  if ((row?.made ?? 0) >= lettersPerDay) throw new Refused([problem('', 'mail.tooMany', { n: String(lettersPerDay) })])
}

const attachmentDays = 90
/** What was sent stays known; the bytes of old attachments do not, since the documents themselves are kept. */
export const forgetAttachments = (now: Date): Sql =>
  sql`update letter l set attachment = null
where ${sql.ours('l')} and l.created_at < ${new Date(now.getTime() - attachmentDays * dayMs)} and l.attachment is not null and l.state in ('sent', 'failed')`

export const forgetFurtherFiles = (now: Date): Sql =>
  sql`delete from letter_file f using letter l
where ${sql.ours('f')} and l.tenant_id = f.tenant_id and l.id = f.letter_id and l.created_at < ${new Date(now.getTime() - attachmentDays * dayMs)} and l.state in ('sent', 'failed')`
